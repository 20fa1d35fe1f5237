export const heldAddress = {
  title: 'Neue E-Mail-Adresse: noch nicht geprüft',
  text: (moment: string) =>
    `Sie wurde am ${moment} geändert, von jemandem, der selbst keine Lohnzettel sieht. Lohnzettel, Links und Codes gehen erst dorthin, wenn jemand sie geprüft hat, der den Lohn macht.`,
  before: 'Bisher',
  now: 'Jetzt',
  none: 'keine',
  ask: 'Fragen Sie die Person selbst, am besten am Telefon. Stimmt die Adresse nicht, ändern Sie sie unter „Person und Beschäftigung ändern“.',
  wait: 'Wer den Lohn macht, sieht das auf der ersten Seite und prüft es.',
  button: 'Die Adresse stimmt',
}
