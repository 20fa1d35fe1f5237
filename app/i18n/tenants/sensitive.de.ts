export const sensitive = {
  title: 'Kirchensteuer, Pfändungen und Krankheit',
  text: 'Religion und Gesundheit schützt das Gesetz besonders (Art. 9 DSGVO, § 26 BDSG), und wer gepfändet wird, möchte das nicht überall erzählen. Sehen soll es, wer es für den Lohn braucht.',
  nobody:
    'Niemand sonst hat in dieser Firma die Rolle „Lohn“. Die Leitung macht den Lohn also selbst und sieht alles; das endet, sobald jemand mit der Rolle „Lohn“ angemeldet ist, es sei denn, Sie schalten es hier ein.',
  clerks: (names: string) =>
    `Den Lohn macht: ${names}. Ist der Haken nicht gesetzt, sieht die Leitung Löhne, Zahlungen und Summen, aber nicht, wer welcher Kirche angehört, wessen Lohn gepfändet wird und wer krank war. Lohnzettel, Lohnkonten und Bescheinigungen der Mitarbeiter öffnet dann nur, wer den Lohn macht.`,
  kept: 'Wer das ändert, steht im Protokoll. Wer den Lohn macht, sieht bei den Lohnzetteln, ob die Leitung mitliest.',
  codeHint: 'Zum Einschalten: ein Code aus Ihrer App oder ein Ersatzcode.',
  on: 'Sieht auch die Leitung.',
  off: 'Sieht, wer den Lohn macht.',
}
