export const start = {
  title: 'Zahltag',
  text: 'Rechnungen und Lohnzettel öffnen Sie mit dem Link aus Ihrer E-Mail.',
  signIn: 'Anmeldung für das Büro',
}
