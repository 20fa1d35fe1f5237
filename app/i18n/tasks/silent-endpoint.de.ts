/** An address that takes no events, and what to do about it. */
export const silentEndpoint = {
  failing: (moment: string) =>
    `Seit ${moment} nimmt der Empfänger nichts an. Was drei Tage gewartet hat, wird nicht mehr von selbst gesendet; was neu geschieht, versucht Zahltag weiter.`,
  gone: 'Der Empfänger hat geantwortet, dass er nichts mehr will (410). Dorthin wird nichts mehr gesendet.',
  ended: 'Die Adresse ist inzwischen beendet. Dorthin wird nichts mehr gesendet.',
  again: 'Der Empfänger nimmt wieder an, oder Sie haben die Adresse angehalten.',
  removed: 'Es ist nichts mehr zu tun: Die Adresse ist entfernt.',
  replay:
    'Was nicht angekommen ist, geht nicht verloren: Sie können es 90 Tage lang auf der Seite der Adresse nachsenden.',
  toEndpoint: 'Zur Adresse',
}
