export const saved = {
  'neuer-versand': 'Die E-Mail wartet jetzt auf ihren Versand.',
  ruecknahme: 'Die E-Mail wird nicht mehr verschickt.',
  ruecklauf: 'Vermerkt: Die E-Mail ist zurückgekommen.',
  erledigung: 'Vermerkt: Sie haben sich darum gekümmert.',
  nichts: 'Es hat sich nichts geändert: Die E-Mail stand inzwischen schon anders da.',
  pause: 'Der Versand ist angehalten.',
  fortsetzung: 'Der Versand läuft wieder.',
}
