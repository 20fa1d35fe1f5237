import { calendar, files } from './invoice/files.de'
import { message } from './invoice/message.de'
import { choice, chosen, pay } from './invoice/payment.de'
import { status } from './invoice/status.de'

const saved = {
  zahlungswahl: 'Ihre Auswahl ist gespeichert.',
  nachricht: { title: 'Danke. Ihre Nachricht ist angekommen.', text: 'Wir melden uns bei Ihnen.' },
  ueberweisung: {
    title: 'Danke, wir wissen Bescheid.',
    text: 'Eine Woche lang schicken wir Ihnen zu dieser Rechnung keine Erinnerung.',
  },
}

export const de = {
  pageTitle: 'Rechnung',
  amounts: {
    open: 'Noch zu zahlen',
    collected: 'Wird abgebucht',
    disputed: 'Offen, in Klärung',
    total: 'Rechnungsbetrag',
    credit_note: 'Korrekturbetrag',
    cancellation: 'Stornobetrag',
  },
  dates: { dueOn: 'Zu zahlen bis', wasDueOn: 'Zahlungsziel', collectOn: 'Abbuchung am' },
  backToPortal: 'Zurück zu allen Rechnungen',
  details: {
    invoice: 'Die Rechnung im Einzelnen',
    advance: 'Die Abschlagsrechnung im Einzelnen',
    final: 'Die Schlussrechnung im Einzelnen',
    cancellation: 'Die Stornorechnung im Einzelnen',
    credit_note: 'Die Korrektur im Einzelnen',
  },
  reason: 'Grund',
  seller: 'Von',
  buyer: 'An',
  lines: 'Positionen',
  credits: 'Gutgeschrieben',
  credited: 'Rechnungskorrektur vom',
  payments: 'Eingegangene Zahlungen',
  payment: 'Zahlung vom',
  waived: { cash_discount: 'Skonto vom', write_off: 'Erlassen am' },
  earlierPayments: (count: number) => (count === 1 ? 'Eine frühere Zahlung' : `${count} frühere Zahlungen`),
  returned: 'Zurückgebuchte Lastschrift vom',
  columns: {
    description: 'Leistung',
    taxRate: 'USt.',
    amount: 'Betrag',
  },
  totals: { net: 'Summe netto', gross: 'Gesamtbetrag' },
  status,
  pay,
  choice,
  message,
  files,
  calendar,
  chosen,
  saved,
  faults: {
    choice_missing: 'Bitte wählen Sie aus, wie Sie bezahlen möchten.',
    choice_gone: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie noch einmal.',
    holder_missing: 'Bitte geben Sie an, auf wen das Konto läuft.',
    consent_missing: 'Bitte stimmen Sie der Lastschrift zu, indem Sie das Kästchen ankreuzen.',
    being_collected:
      'Diese Rechnung wird gerade abgebucht: Die Bank hat den Auftrag schon. Bitte überweisen Sie nicht.',
    not_open: 'Diese Rechnung ist nicht mehr offen. Sie müssen nichts mehr auswählen.',
  },
}
