/** A debit that collects more than its invoice asks for, and what to do about it. */
export const doubleDebit = {
  paid: (amount: string, date: string) =>
    `Die Rechnung ist schon bezahlt. Die Lastschrift über ${amount} für den ${date} hat aber die Bank: Wird sie ausgeführt, zahlt der Kunde zweimal.`,
  partly: (open: string, amount: string, date: string) =>
    `Von der Rechnung sind nur noch ${open} offen. Die Lastschrift für den ${date} zieht aber ${amount} ein: Der Kunde zahlt dann zu viel.`,
  second: (amount: string, date: string) =>
    `Eine frühere Lastschrift war als nicht ausgeführt vermerkt, die Bank hat sie aber doch ausgeführt. Die zweite über ${amount} für den ${date} hat die Bank auch: Der Kunde wird zweimal belastet.`,
  recall:
    'Haben Sie die Datei noch nicht hochgeladen, lassen Sie es. Sonst rufen Sie diese Lastschrift bei Ihrer Bank zurück, im Online-Banking oder am Telefon; am besten vor dem Tag der Abbuchung. Die Bank fragt nach diesen Angaben:',
  afterwards:
    'Ist sie zurückgerufen, vermerken Sie sie auf der Seite der Datei als nicht ausgeführt. Ist es zu spät, kommt das Geld als Guthaben des Kunden an: Zahlen Sie es ihm zurück.',
  booked:
    'Die Lastschrift ist ausgeführt. Was zu viel kam, ist Guthaben des Kunden: Zahlen Sie es zurück, oder fragen Sie den Kunden, ob Sie es mit einer anderen Rechnung verrechnen dürfen.',
  over: 'Es ist nichts mehr zu tun: Die Lastschrift wurde nicht ausgeführt, oder das Geld ging zurück.',
  fits: 'Es ist nichts mehr zu tun: Die Rechnung ist wieder offen, und die Lastschrift zieht ein, was fehlt.',
  file: 'Datei',
  toRun: 'Zur Lastschrift-Datei',
  toCredit: 'Zum Guthaben',
}
