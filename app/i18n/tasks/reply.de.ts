export const reply = {
  title: 'Antworten',
  to: (email: string, isQuoted: boolean) =>
    `Ihre Antwort geht als E-Mail an ${email}.${isQuoted ? ' Die Nachricht steht darunter.' : ''}`,
  noAddress: 'Es ist keine E-Mail-Adresse bekannt. Bitte antworten Sie per Telefon oder Brief.',
  label: 'Ihre Antwort',
  button: 'Antwort senden',
  buttonAndDone: 'Antworten und erledigen',
  buttonOnly: 'Nur antworten',
  earlier: 'Bisherige Antworten',
  by: (name: string | null, moment: string) => (name === null ? moment : `${name}, ${moment}`),
  subjects: {
    message: (invoice: string | null) =>
      invoice === null ? 'Ihre Nachricht' : `Ihre Nachricht zur Rechnung ${invoice}`,
    question: (month: string) => `Ihre Frage zum Lohnzettel ${month}`,
    other: 'Ihr Anliegen',
  },
}
