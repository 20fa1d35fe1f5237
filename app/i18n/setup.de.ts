export const de = {
  title: 'Zahltag einrichten',
  text: 'Noch hat niemand ein Konto. Legen Sie Ihre Firma an und sich selbst als Leitung. Alles lässt sich später ändern.',
  code: 'Einrichtungs-Code',
  codeHint:
    'Er steht in der Ausgabe des Servers, seit er gestartet ist, zum Beispiel unter „docker compose logs“ oder „journalctl -u zahltag“.',
  you: 'Ihr Konto',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  firm: 'Ihre Firma',
  firmName: 'Name der Firma',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  button: 'Einrichten und anmelden',
}
