export const logo = {
  title: 'Logo',
  text: 'Es steht oben auf Rechnungen, Lohnzetteln und den Seiten Ihrer Kunden und Mitarbeiter. Auf Papier ist Platz für 60 × 20 Millimeter. Ohne Logo steht dort der Name der Firma.',
  now: 'Das Logo jetzt',
  alt: (name: string) => `Logo von ${name}`,
  none: 'Noch kein Logo. Auf Briefen steht der Name der Firma.',
  choose: 'Bild auswählen',
  replace: 'Anderes Bild auswählen',
  hint: 'PNG oder JPEG, höchstens 512 KB und 2 Millionen Pixel, zum Beispiel 1500 × 500.',
  upload: 'Logo speichern',
  remove: 'Logo entfernen',
}

export const look = {
  title: 'Farbe der Seiten',
  text: 'In dieser Farbe sehen Kunden und Mitarbeiter Links und Knöpfe auf Ihren Seiten.',
  hint: 'Als #RRGGBB, zum Beispiel #0b5766. Leer gelassen: die Farbe von Zahltag.',
  darker: (color: string) => `Die nächste Farbe, die sich gut lesen lässt, ist ${color}.`,
  none: 'Die Farbe von Zahltag.',
}
