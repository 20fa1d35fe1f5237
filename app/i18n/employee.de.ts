export const de = {
  pageTitle: 'Ihre Lohnzettel',
  employmentType: 'Beschäftigung',
  notice: 'Was die Firma mit Ihren Daten macht',
  payslips: 'Ihre Lohnzettel',
  columns: { month: 'Monat', payout: 'Auszahlung', file: 'Datei' },
  isNew: 'neu',
  everything: 'Alles auf einmal: alle Lohnzettel und Unterlagen (ZIP-Datei)',
  corrected: 'korrigiert',
  file: 'PDF',
  slipOf: (month: string) => `Lohnzettel ${month}`,
  homeScreen: (firm: string) => `Lohnzettel – ${firm}`,
  documents: {
    title: 'Weitere Unterlagen',
    kinds: {
      wage_tax_certificate: 'Lohnsteuerbescheinigung',
      insurance_notice: 'Meldung zur Sozialversicherung',
      contract: 'Arbeitsvertrag',
      other: 'Dokument',
    },
  },
  payslip: {
    title: (month: string) => `Lohnzettel ${month}`,
    back: 'Zurück zu allen Lohnzetteln',
    corrected: 'korrigiert',
    download: 'PDF herunterladen',
    replaced: 'Ersetzte Fassungen',
    version: (revision: number) => `Fassung ${revision}`,
    onlyPdf: 'Was Sie verdient haben und was abgezogen wurde, steht im PDF.',
    paidUnknown: 'Wie viel mit der früheren Fassung schon ausgezahlt wurde, steht nur in deren PDF.',
    sums: {
      gross: { label: 'Brutto', help: 'Was Sie in diesem Monat verdient haben, bevor etwas abgezogen wird.' },
      deductions: {
        label: 'Abzüge',
        help: 'Lohnsteuer, Kirchensteuer und Ihr Anteil an der Sozialversicherung. Ihr Betrieb zahlt das Geld für Sie an Finanzamt und Krankenkasse.',
      },
      net: { label: 'Netto', help: 'Was nach den Abzügen bleibt.' },
      besides: {
        label: 'Sonstiges',
        help: 'Was nach Steuer und Versicherung noch dazukommt oder abgeht, zum Beispiel ein Vorschuss, Essen oder ein Firmenwagen. Im PDF steht, was es ist.',
      },
      payout: { label: 'Auszahlung', help: 'Dieser Betrag kommt auf Ihr Konto.' },
      total: {
        label: 'Auszahlung',
        help: 'So viel steht Ihnen für diesen Monat insgesamt zu.',
      },
      paid: {
        label: 'bereits ausgezahlt',
        help: 'So viel haben Sie mit der früheren Fassung schon bekommen.',
      },
      more: {
        label: 'Nachzahlung',
        help: 'Dieser Betrag fehlt noch und kommt auf Ihr Konto.',
      },
      less: {
        label: 'zu viel gezahlt',
        help: 'So viel haben Sie mit der früheren Fassung zu viel bekommen. Wie das ausgeglichen wird, sagt Ihnen das Büro.',
      },
    },
    hours: (hours: string, overtime: string | null) =>
      overtime === null
        ? `Gemeldet waren für diesen Monat ${hours} Stunden.`
        : `Gemeldet waren für diesen Monat ${hours} Stunden, davon ${overtime} Überstunden.`,
    question: 'Stimmt etwas nicht?',
    questionText: (month: string, firm: string) =>
      `Schreiben Sie dem Büro von ${firm}. Ihre Nachricht nennt von selbst den Monat ${month}.`,
  },
  yearFile: (year: string) => `Alle Lohnzettel ${year} (ZIP-Datei)`,
  none: 'Noch kein Lohnzettel. Sobald der erste fertig ist, finden Sie ihn hier.',
  code: {
    title: 'Ein Code zu Ihrer Sicherheit',
    text: (firm: string) =>
      `Hinter diesem Link liegen Lohnzettel. ${firm} möchte sicher sein, dass nur Sie sie sehen, und schickt Ihnen dafür einen Code an die E-Mail-Adresse, die dort bekannt ist.`,
    addressHeld: (firm: string) =>
      `Hinter diesem Link liegen Lohnzettel. Sie öffnen sich nur mit einem Code, der per E-Mail kommt. Die E-Mail-Adresse bei ${firm} wurde geändert und wird noch geprüft; bis dahin kommt kein Code. Eilt es, rufen Sie bitte dort an.`,
    noAddress: (firm: string) =>
      `Hinter diesem Link liegen Lohnzettel. Sie öffnen sich nur mit einem Code, der per E-Mail kommt. ${firm} hat für diesen Link aber keine E-Mail-Adresse. Bitte melden Sie sich dort, dann wird sie eingetragen.`,
    request: 'Code anfordern',
    requestAgain: 'Neuen Code anfordern',
    next: (moment: string) => `Den nächsten Code können Sie ab dem ${moment} Uhr anfordern.`,
    label: 'Code aus der E-Mail',
    hint: 'Sechs Ziffern. Sie können den Code 10 Minuten lang ein einziges Mal benutzen. Nur der neueste zählt.',
    open: 'Lohnzettel öffnen',
  },
  privacyWithCode:
    'Diese Seite bleibt in diesem Browser bis zu zwölf Stunden offen. Auf einem fremden Gerät öffnen Sie sie besser in einem privaten Fenster.',
  privacy: 'Wer diesen Link hat, sieht Ihre Lohnzettel. Bitte geben Sie ihn nicht weiter.',
  saved: {
    frage: {
      title: 'Danke. Ihre Nachricht ist angekommen.',
      text: 'Das Büro hat sie per E-Mail bekommen und antwortet Ihnen.',
    },
    code: {
      title: 'Der Code ist unterwegs.',
      text: 'Er kommt in wenigen Minuten per E-Mail. Sehen Sie bitte auch im Spam-Ordner nach.',
    },
  },
  faults: {
    portal_code_wrong: 'Dieser Code stimmt nicht. Er hat sechs Ziffern und steht in der neuesten E-Mail.',
    portal_code_waits: 'Ein weiterer Code ist noch nicht möglich. Unten steht, ab wann.',
    portal_code_ended: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  },
}
