export const sender = {
  title: 'Absender der E-Mails',
  text: 'So erscheint die Firma im Postfach der Empfänger.',
  otherwise: (value: string) => `Leer gelassen: ${value}`,
  serverTitle: 'Welche Adresse darf ich eintragen?',
  serverText:
    'Nur eine, die der Mailserver dieser Installation verschicken darf. Sonst nimmt er die E-Mail nicht an, oder sie landet im Spam. Fragen Sie im Zweifel die Person, die den Server betreut: Für die Domain müssen SPF und DKIM auf diesen Mailserver zeigen.',
}

export const senderCode = {
  unproven: (address: string) => `${address} ist noch nicht bestätigt`,
  meanwhile:
    'Bis dahin gehen E-Mails unter der Adresse dieser Installation hinaus, mit dem Namen Ihrer Firma. Hat die Installation keine eigene Adresse, bleiben sie liegen.',
  sent: 'Wir haben einen Code an diese Adresse geschickt. Geben Sie ihn hier ein, dann gilt sie.',
  label: 'Code aus der E-Mail',
  button: 'Adresse bestätigen',
  request: 'Code senden',
  again: 'Neuen Code senden',
  proven: (address: string) => `Bestätigt: ${address}`,
}
