export const acts = {
  title: 'Was Sie tun können',
  edit: 'Bearbeiten',
  preview: 'Vorschau öffnen (PDF)',
  issueText:
    'Mit dem Ausstellen bekommt die Rechnung ihre Nummer. Danach lässt sie sich nicht mehr ändern, nur stornieren.',
  issue: 'Ausstellen',
  issueAndSend: 'Ausstellen und senden',
  blocking: 'So lässt sich die Rechnung nicht ausstellen',
  mend: 'Dort eintragen',
  warnings: 'Bitte prüfen Sie vor dem Ausstellen',
  discard: 'Entwurf verwerfen',
  discardText: 'Der Entwurf wird gelöscht. Eine Nummer hat er noch nicht, es entsteht also keine Lücke.',
  send: 'Senden',
  pay: 'Zahlung eintragen',
  settleRest: 'Rest ausgleichen',
  cancel: 'Stornieren',
  credit: 'Gutschreiben',
  copy: 'Kopieren',
  isDeducted: (number: string) =>
    `Diese Abschlagsrechnung ist in der Schlussrechnung ${number} abgezogen. Zum Stornieren oder Gutschreiben stornieren Sie zuerst die Schlussrechnung.`,
}

export const credit = {
  title: 'Rechnungskorrektur zu',
  text: 'Sie stellen eine Rechnungskorrektur mit eigener Nummer aus, die einen Teil dieser Rechnung gutschreibt. Das lässt sich nicht zurücknehmen.',
  lines: 'Wie viel schreiben Sie gut?',
  quantityOf: (line: string) => `Menge: ${line}`,
  left: (quantity: string, amount: string) => `Höchstens ${quantity}, netto ${amount}`,
  ofRest: (amount: string) =>
    `Höchstens ${amount}: Die abgezogenen Abschläge lassen sich hier nicht gutschreiben. Für mehr stornieren Sie die Schlussrechnung, dann sind die Abschlagsrechnungen wieder frei.`,
  ofWaived:
    'Von dieser Rechnung ist etwas erlassen, etwa Skonto. Der Anteil daran geht von der Gutschrift ab: Zurück kommt, was bezahlt wurde.',
  amounts: 'Statt Mengen einen Betrag gutschreiben',
  amountOf: (rate: string) => `Nettobetrag in Euro, Umsatzsteuer ${rate}`,
  leftNet: (amount: string) => `Höchstens ${amount}`,
  description: 'Wofür',
  descriptionHint: 'Steht als Position auf der Korrektur, zum Beispiel: Minderung wegen Verspätung',
  rest: 'Alles gutschreiben, was noch übrig ist',
  reason: 'Grund',
  reasonHint: 'Steht auf der Rechnungskorrektur, zum Beispiel: Ausfall am 12. September.',
  sums: 'Was die Korrektur ergibt',
  total: 'Gutschrift',
  refunds: (amount: string) =>
    `${amount} hat der Kunde dann zu viel bezahlt. Das wird sein Guthaben, das Sie zurückzahlen oder verrechnen können.`,
  leaves: (amount: string) => `Von der Rechnung bleiben ${amount} zu zahlen.`,
  button: 'Rechnungskorrektur ausstellen',
}

export const cancel = {
  title: 'Rechnung stornieren:',
  text: 'Sie stellen eine Stornorechnung mit eigener Nummer aus, die diese Rechnung ganz aufhebt. Das lässt sich nicht zurücknehmen.',
  paid: (amount: string) =>
    `Der Kunde hat ${amount} bezahlt. Der Betrag wird sein Guthaben: Verrechnen Sie ihn oder zahlen Sie ihn zurück.`,
  reason: 'Grund',
  reasonHint: 'Steht auf der Stornorechnung, zum Beispiel: Falsche Menge, Sie bekommen eine neue Rechnung.',
  button: 'Stornorechnung ausstellen',
  rewrite: 'Stornieren und neu schreiben',
  send: 'Die Stornorechnung dem Kunden senden',
}

export const payment = {
  title: 'Zahlung zu',
  open: (amount: string) => `Noch offen sind ${amount}.`,
  nothingOpen: 'Es ist nichts mehr offen.',
  amount: 'Betrag in Euro',
  paidOn: 'Gebucht am',
  method: 'Wie',
  direction: 'Richtung',
  directions: { in: 'Eingang vom Kunden', out: 'Zurückgebucht, zum Beispiel eine Rücklastschrift' },
  button: 'Eintragen',
}

export const saved = {
  gesperrt: 'Alle Links zu dieser Rechnung sind gesperrt.',
  neuere:
    'Die Links, die hier standen, sind gesperrt. Inzwischen gibt es einen neueren; er gilt weiter, siehe unten.',
  entworfen: 'Der Entwurf ist gespeichert.',
  geaendert: 'Der Entwurf ist geändert.',
  verworfen: 'Der Entwurf ist verworfen.',
  kopiert: 'Das ist der neue Entwurf. Bitte prüfen Sie Zeitraum und Positionen.',
  ausgestellt: 'Die Rechnung ist ausgestellt.',
  'ausgestellt-gesendet': 'Die Rechnung ist ausgestellt und geht an den Kunden.',
  'ausgestellt-ohne-adresse':
    'Die Rechnung ist ausgestellt, ging aber nicht hinaus: Vom Kunden ist keine E-Mail-Adresse bekannt. Drucken Sie das PDF, oder tragen Sie eine Adresse ein und senden Sie dann.',
  'ausgestellt-nichts-offen':
    'Die Rechnung ist ausgestellt, ging aber nicht hinaus: Auf ihr ist nichts zu zahlen. Das PDF können Sie herunterladen.',
  gesendet: 'Die E-Mail mit der Rechnung geht an den Kunden.',
  'schon-gesendet': 'Die Rechnung ging schon an diese Adresse. Der Kunde bekommt sie nicht noch einmal.',
  storniert: 'Die Rechnung ist storniert. Das ist die Stornorechnung.',
  'storniert-gesendet': 'Die Rechnung ist storniert. Das ist die Stornorechnung; sie geht an den Kunden.',
  'storniert-ungesendet':
    'Die Rechnung ist storniert. Die Stornorechnung ging nicht hinaus: Es ist keine E-Mail-Adresse des Kunden bekannt.',
  'storniert-neu': 'Die Rechnung ist storniert. Das ist der neue Entwurf: Bitte berichtigen Sie ihn.',
  'storniert-neu-gesendet':
    'Die Rechnung ist storniert, die Stornorechnung geht an den Kunden. Das ist der neue Entwurf: Bitte berichtigen Sie ihn.',
  'storniert-neu-ungesendet':
    'Die Rechnung ist storniert. Die Stornorechnung ging nicht hinaus: Es ist keine E-Mail-Adresse des Kunden bekannt. Das ist der neue Entwurf: Bitte berichtigen Sie ihn.',
  gutgeschrieben: 'Die Rechnungskorrektur ist ausgestellt.',
  gebucht: 'Die Zahlung ist eingetragen.',
  'gebucht-guthaben':
    'Die Zahlung ist eingetragen. Ein Teil war mehr als offen und ist jetzt Guthaben des Kunden.',
  'gebucht-kosten': 'Die Zahlung ist eingetragen. Ein Teil hat Mahnkosten und Zinsen bezahlt.',
  verrechnet: 'Das Guthaben ist verrechnet.',
  erstattet: 'Die Rückzahlung ist eingetragen.',
  ausgeglichen: 'Der Rest ist ausgeglichen.',
  zurueckgenommen: 'Die Buchung ist zurückgenommen.',
  'in-klaerung': 'Die Rechnung ist in Klärung. Sie wird nicht gemahnt und nicht abgebucht.',
  gestundet: 'Die Stundung ist festgehalten.',
  uebergeben: 'Vermerkt. Eine Lastschrift auf der Rechnung gilt seit diesem Tag als angekündigt.',
  'nicht-uebergeben': 'Der Vermerk ist zurückgenommen.',
  zugesagt: 'Die Zusage ist vermerkt. Bis dahin wird nicht gemahnt.',
  'aufschub-beendet': 'Das ist beendet. Die Rechnung ist wieder zu zahlen wie zuvor.',
}
