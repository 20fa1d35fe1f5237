import { de as terms } from '../invoice-terms.de'

export const invoice = {
  ...terms,
  refersTo: 'Zu Rechnung',
  refersToValue: (number: string, date: string) => `${number} vom ${date}`,
  attention: (name: string) => `z. Hd. ${name}`,
  fullAddress: 'Vollständige Anschrift:',
  toPay: 'Zu zahlen',
  debited: 'Wird abgebucht',
  reversed: 'Stornobetrag',
  credited: 'Korrekturbetrag',
  total: 'Rechnungsbetrag',
  payByTransfer: (date: string) => `Bitte überweisen Sie den Betrag bis zum ${date}.`,
  payLater: (date: string) =>
    `Bitte zahlen Sie den Betrag bis zum ${date}. Unser Konto nennen wir Ihnen gern.`,
  payByDirectDebit: (date: string, iban: string, holder: string) =>
    `Wir ziehen den Betrag am ${date} oder am nächsten Bankarbeitstag per SEPA-Lastschrift von Ihrem Konto ein: ${iban}, ${holder}.`,
  reason: 'Grund',
  nothingToPay: 'Sie müssen nichts überweisen.',
  carriedOver: 'Übertrag',
  columns: {
    position: 'Pos.',
    description: 'Leistung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis €',
    taxRate: 'USt.',
    amount: 'Betrag €',
  },
  net: 'Summe netto €',
  gross: 'Gesamtbetrag €',
  balanceDue: 'Restbetrag €',
  vatIds: (ours: string, yours: string) => `Unsere USt-IdNr.: ${ours}. Ihre USt-IdNr.: ${yours}.`,
  eInvoice: (number: string) => `E-Rechnung zu ${number} (ZUGFeRD / Factur-X, EN 16931)`,
  footer: {
    ...terms.footer,
    iban: (iban: string) => `IBAN ${iban}`,
    bic: (bic: string) => `BIC ${bic}`,
    creditorId: (id: string) => `Gläubiger-ID ${id}`,
  },
}
