export const changeRequest = {
  title: 'Änderung prüfen',
  now: 'Bisher',
  wished: 'Neu',
  address: 'Adresse',
  country: 'Land, wie der Kunde es schreibt',
  countryHint: 'Ein anderes Land tragen Sie bitte selbst bei den Stammdaten ein.',
  apply: 'Neue Adresse übernehmen',
  applyAccount: 'Neues Konto übernehmen',
  check: 'Alt und neu vergleichen',
  account: 'Konto',
  holder: 'Name auf dem Konto',
  mandate: (reference: string) => `Mandat ${reference}`,
  noMandate:
    'Der Kunde hat kein gültiges Lastschrift-Mandat. Es gibt also nichts zu ändern. Sie können die Aufgabe als erledigt ablegen.',
  findings: {
    holder:
      'Der Name auf dem neuen Konto ist ein anderer. Dafür brauchen Sie ein neues Mandat; dieses bleibt, wie es ist.',
    b2b: 'Ein Firmenlastschrift-Mandat gilt nur für das Konto, das seine Bank bestätigt hat. Für das neue Konto brauchen Sie ein neues Mandat; dieses bleibt, wie es ist.',
  },
  conflict: {
    text: 'Die neue Adresse ist noch nicht übernommen. Bitte vergleichen Sie beide Fassungen. Gilt die neue trotzdem, übernehmen Sie sie weiter unten.',
    entered: 'Wunsch des Kunden',
    keepTheirs: 'Gespeicherte Adresse behalten',
  },
  outcome:
    'Das Mandat bleibt gültig und behält seine Referenz; nur das Konto wird ein anderes. Niemand muss neu unterschreiben. Das bisherige Konto steht weiter auf der Seite des Mandats.',
  look: 'Wer ein fremdes Konto einträgt, kann Geld umleiten. Fragen Sie deshalb beim Kunden nach, unter einer Nummer, die Sie schon kennen.',
  looked: 'Ich habe beim Kunden nachgefragt.',
  told: (email: string) =>
    `Übernehmen Sie die Änderung oder lehnen Sie sie ab, bekommt ${email} eine E-Mail darüber. „Als erledigt ablegen“ verschickt nichts.`,
  toldNobody:
    'Es ist keine E-Mail-Adresse hinterlegt. Sagen Sie dem Kunden selbst, was aus seinem Wunsch geworden ist.',
  decided: {
    applied: 'Diese Änderung ist schon übernommen. Was daran nicht stimmt, ändern Sie bitte von Hand.',
    refused: 'Diese Änderung ist schon abgelehnt. Übernehmen können Sie sie noch.',
  },
  refuseTitle: 'Nicht übernehmen',
  reason: 'Warum nicht?',
  reasonHint: 'Der Kunde liest Ihren Satz in der E-Mail.',
  refuse: 'Ablehnen',
}
