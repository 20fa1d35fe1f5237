export const de = {
  pageTitle: 'Ihre Lohnzettel',
  employmentType: 'Beschäftigung',
  payslips: 'Ihre Lohnzettel',
  columns: { month: 'Monat', payout: 'Auszahlung', file: 'Datei' },
  corrected: 'korrigiert',
  file: 'PDF',
  fileOf: (month: string) => `Lohnzettel ${month} herunterladen`,
  none: 'Noch kein Lohnzettel. Sobald der erste fertig ist, finden Sie ihn hier.',
  code: {
    title: 'Ein Code zu Ihrer Sicherheit',
    text: (firm: string) =>
      `Hinter diesem Link liegen Lohnzettel. ${firm} möchte sicher sein, dass nur Sie sie sehen, und schickt Ihnen dafür einen Code an die E-Mail-Adresse, die dort bekannt ist.`,
    noAddress: (firm: string) =>
      `Hinter diesem Link liegen Lohnzettel. Sie öffnen sich nur mit einem Code, der per E-Mail kommt. ${firm} hat für diesen Link aber keine E-Mail-Adresse. Bitte melden Sie sich dort, dann wird sie eingetragen.`,
    request: 'Code anfordern',
    requestAgain: 'Neuen Code anfordern',
    label: 'Code aus der E-Mail',
    hint: 'Sechs Ziffern. Der Code gilt 15 Minuten und einmal. Nur der neueste zählt.',
    open: 'Lohnzettel öffnen',
  },
  privacyWithCode:
    'Diese Seite bleibt in diesem Browser bis zu zwölf Stunden offen. Auf einem fremden Gerät öffnen Sie sie besser in einem privaten Fenster.',
  privacy: 'Wer diesen Link hat, sieht Ihre Lohnzettel. Bitte geben Sie ihn nicht weiter.',
  saved: {
    code: {
      title: 'Der Code ist unterwegs.',
      text: 'Er kommt in wenigen Minuten per E-Mail. Sehen Sie bitte auch im Spam-Ordner nach.',
    },
  },
}
