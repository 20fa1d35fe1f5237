export const saved = {
  neu: 'Die Firma ist angelegt. Oben auf der Seite wechseln Sie zu ihr.',
  address: 'Anschrift und Briefkopf sind gespeichert.',
  company: 'Rechtsform und Register sind gespeichert.',
  invoicing: 'Die Angaben für Rechnungen sind gespeichert.',
  logo: 'Das Logo ist gespeichert.',
  logo_entfernt: 'Das Logo ist entfernt.',
  look: 'Die Farbe ist gespeichert.',
  bank: 'Die Bankverbindung ist gespeichert.',
  terms: 'Die Fristen sind gespeichert.',
  sender: 'Der Absender ist gespeichert.',
  address_code:
    'Anschrift und Briefkopf sind gespeichert. Die E-Mail-Adresse ist noch nicht bestätigt: Wir haben einen Code dorthin geschickt, den Sie hier eingeben.',
  sender_code: 'Wir haben einen Code an die Adresse des Absenders geschickt.',
  sender_proven: 'Die Adresse des Absenders ist bestätigt.',
  second_factor: 'Gespeichert, von wem ein zweiter Faktor verlangt wird.',
  webhook_widerrufen: 'Das Geheimnis gilt nicht mehr.',
  portal_code: 'Die Einstellung zum Code für Lohnzettel ist gespeichert.',
}
