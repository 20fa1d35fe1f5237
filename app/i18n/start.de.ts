export const de = {
  title: 'Zahltag',
  text: 'Rechnungen und Lohnzettel öffnen Sie mit dem Link aus Ihrer E-Mail.',
  lostTitle: 'Link verloren?',
  lost: 'Fragen Sie die Firma, von der Sie ihn bekommen haben. Sie schickt Ihnen gern einen neuen.',
  signIn: 'Anmeldung für das Büro',
  office: 'Zum Büro',
}
