import type { DueKind } from '~/domain/payroll-payments/due'
import type { PaymentGroup } from '~/domain/payroll-payments/group'

export const de = {
  title: 'Zahlungen',
  titleOf: (month: string) => `Zahlungen ${month}`,
  back: 'Zurück zur Abrechnung',
  months: 'Monat wechseln',
  text: 'Was aus den Lohnzetteln dieses Monats zu überweisen ist, an wen und bis wann. Es zählen nur freigegebene Lohnzettel.',
  preview: {
    title: 'Vorläufig: Der Monat ist noch nicht abgeschlossen.',
    text: 'Beträge können sich noch ändern, bis er abgeschlossen ist.',
  },
  none: 'In diesem Monat ist noch kein Lohnzettel freigegeben. Sobald einer freigegeben ist, steht hier, was zu überweisen ist.',
  nothing: 'Aus den Lohnzetteln dieses Monats ist nichts zu überweisen.',
  groups: {
    pay: 'Löhne und Gehälter',
    garnishment: 'Pfändungen',
    provision: 'Sparverträge und betriebliche Altersversorgung',
    fund: 'Krankenkassen und Minijob-Zentrale',
    tax: 'Finanzamt',
  } satisfies Record<PaymentGroup, string>,
  kinds: {
    pay: 'Auszahlung',
    garnishment: 'Pfändung',
    savings: 'Sparvertrag (VWL)',
    pension: 'Betriebliche Altersversorgung',
    fund: 'Beiträge und Umlagen',
    minijob: 'Beiträge, Umlagen und Pauschsteuer',
    tax: 'Lohnsteuer, Kirchensteuer, Solidaritätszuschlag',
  } satisfies Record<DueKind, string>,
  recipients: {
    minijob: 'Minijob-Zentrale',
    tax: 'Finanzamt',
    pension: 'Versorgungsträger',
    savings: 'Anlageinstitut',
  },
  columns: {
    recipient: 'Empfänger',
    what: 'Wofür',
    account: 'Konto',
    amount: 'Betrag',
    month: 'Monat',
    number: 'Personalnummer',
    group: 'Gruppe',
    dueOn: 'Fällig am',
    transferBy: 'Überweisen bis',
    iban: 'IBAN',
    state: 'Hinweis',
  },
  due: (date: string, by: string) =>
    `Fällig am ${date}: Das Geld muss an diesem Tag dort sein, also spätestens am ${by} überweisen.`,
  usualDay: (by: string) =>
    `Wann gezahlt wird, sagt der Vertrag. Üblich ist der letzte Bankarbeitstag des Monats, hier der ${by}.`,
  correctionOf: (month: string) => `Berichtigung ${month}`,
  kept: 'Zu viel gezahlt, nicht überwiesen',
  keptFund: 'Guthaben aus Berichtigungen, nicht überwiesen',
  noAccount: 'IBAN fehlt',
  addAccount: 'IBAN eintragen',
  sum: 'Zu überweisen',
  keptSum: 'Zu viel gezahlt',
  total: 'Alles zusammen',
  uncalculated: {
    title: (count: number) =>
      count === 1
        ? 'Ein Lohnzettel wurde nicht hier berechnet'
        : `${count} Lohnzettel wurden nicht hier berechnet`,
    text: 'Beiträge, Steuer, Pfändungen und Verträge daraus stehen nicht in dieser Liste: Die Zahlen hat das Lohnbüro.',
    pay: (amount: string) => `Auszahlung ${amount} steht oben`,
    nothing: 'auch die Auszahlung ist nicht bekannt; sie steht auf dem Lohnzettel',
  },
  days: 'Tage der Krankenkassen: Wochenenden, bundesweite Feiertage, 24. und 31. Dezember zählen nicht als Bankarbeitstage. Fronleichnam und der 31. Oktober zählen auch nicht, weil sie am Sitz mancher Kasse Feiertage sind; so ist das Geld überall rechtzeitig da. Die Lohnsteuer ist für die monatliche Anmeldung genannt.',
  csv: 'Als CSV-Tabelle',
  approval: {
    title: 'Zahlungen freigeben',
    text: 'Die Datei enthält ganze Kontonummern. Geben Sie einen Code aus Ihrer Authenticator-App ein; er gilt für fünf Minuten.',
    button: 'Freigeben',
    back: 'Zurück zu den Zahlungen',
  },
  saved: {
    freigegeben: {
      title: 'Freigegeben.',
      text: 'Fünf Minuten lang können Sie Dateien mit ganzen Kontonummern holen.',
    },
  },
}
