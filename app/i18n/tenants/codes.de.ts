export const secondFactor = {
  title: 'Zweiter Faktor beim Anmelden',
  text: 'Von wem verlangt die Firma nach dem Passwort noch einen Code vom Telefon? Wer noch keinen hat, richtet ihn beim nächsten Anmelden ein und kann vorher nichts anderes tun. Das gilt auch für Sie selbst. Wer sich über einen Anmeldedienst anmeldet, hat ihn dort.',
  ofNobody: 'Von niemandem verlangt.',
  demanded: 'Verlangt',
  free: 'Nicht verlangt',
}

export const portalCode = {
  title: 'Code und Freigabe der Lohnzettel',
  text: 'Ist er eingeschaltet, genügt der Link allein nicht: Wer Lohnzettel öffnet, bekommt einen Code an die E-Mail-Adresse geschickt, die bei der Person eingetragen ist. Danach ist die Seite in diesem Browser zwölf Stunden offen.',
  noServer:
    'Diese Installation verschickt noch keine E-Mails. Der Code lässt sich erst einschalten, wenn SMTP_URL gesetzt ist.',
  withoutAddress: (count: number) => {
    if (count === 0) return 'Für alle Mitarbeiter ist eine E-Mail-Adresse eingetragen.'
    const people = count === 1 ? 'Für 1 Person' : `Für ${count} Personen`
    return `${people} ist keine E-Mail-Adresse eingetragen. Ohne Adresse kommt dort niemand mehr an die Lohnzettel, bis eine nachgetragen ist.`
  },
  whoWithoutAddress: (names: string, hasMore: boolean) =>
    `Unter „Mitarbeiter“ tragen Sie sie ein für: ${names}${hasMore ? ' und weitere' : ''}.`,
  on: 'Eingeschaltet: Der Link braucht zusätzlich einen Code.',
  off: 'Ausgeschaltet: Der Link allein öffnet die Lohnzettel.',
}
