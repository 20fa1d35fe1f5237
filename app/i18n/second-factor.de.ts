const ofMember = {
  on: 'Ist an. Beim Anmelden fragen wir nach einem Code.',
  off: 'Ist aus. Einschalten kann ihn nur die Person selbst, unter „Mein Konto“.',
  reset:
    'Er gehört der Person und gilt in jeder Firma, für die sie arbeitet; abschalten kann ihn deshalb keine Firma. Sind Telefon und Ersatzcodes verloren, hilft auf dem Server dieser Befehl:',
}

export const de = {
  title: 'Zweiter Faktor',
  text: 'Wer Ihr Passwort kennt, kommt damit allein nicht mehr hinein: Beim Anmelden fragen wir zusätzlich nach einem Code von Ihrem Telefon.',
  demanded: (firm: string) =>
    `${firm} verlangt von Ihnen einen zweiten Faktor. Richten Sie ihn hier ein, dann geht es weiter.`,
  app: 'Sie brauchen dazu eine App für Einmalcodes, zum Beispiel Aegis, FreeOTP oder den Passwortmanager Ihres Telefons.',
  beginPassword: 'Passwort, zur Sicherheit noch einmal',
  begin: 'Einrichten',
  provider: 'Sie melden sich über einen Anmeldedienst an. Einen zweiten Faktor richten Sie dort ein.',
  scanTitle: 'App verbinden',
  scan: 'Lesen Sie dieses Bild mit der App ein.',
  openApp: 'Ist die App auf diesem Gerät? Dann öffnen Sie sie hier.',
  picture: 'QR-Code mit dem Schlüssel für Ihre App',
  key: 'Geht das nicht? Dann tippen Sie diesen Schlüssel in die App (zeitbasiert, 6 Ziffern):',
  confirmTitle: 'Code eingeben',
  code: 'Code',
  confirmHint: 'Die sechs Ziffern, die Ihre App jetzt zeigt.',
  confirmText: 'Damit ist der zweite Faktor an, und auf allen anderen Geräten sind Sie abgemeldet.',
  confirm: 'Einschalten',
  clock: 'Stimmt kein Code? Dann geht vielleicht die Uhr Ihres Telefons falsch.',
  on: (since: string) => `Der zweite Faktor ist an, seit ${since}.`,
  isOn: 'Eingeschaltet.',
  isOff: 'Ausgeschaltet.',
  left: (count: number) =>
    count === 0
      ? 'Sie haben keinen Ersatzcode mehr. Erstellen Sie bitte neue.'
      : count === 1
        ? 'Sie haben noch einen Ersatzcode.'
        : `Sie haben noch ${count} Ersatzcodes.`,
  lost: 'Telefon und Ersatzcodes verloren? Dann kann nur die Person, die den Server betreibt, den zweiten Faktor abschalten. Ein neues Passwort genügt dafür nicht.',
  back: 'Zurück zu meinem Konto',
  codesTitle: 'Ersatzcodes',
  codesText:
    'Damit kommen Sie hinein, wenn Ihr Telefon fehlt. Jeden Code können Sie einmal benutzen. Wir zeigen die Codes nur dieses eine Mal: Drucken Sie diese Seite, oder speichern Sie die Codes an einem sicheren Ort, der nicht Ihr Telefon ist.',
  listTitle: 'Ersatzcodes für Zahltag',
  download: 'Als Textdatei speichern',
  fileName: 'zahltag-ersatzcodes.txt',
  kept: 'Ich habe die Codes aufbewahrt',
  notShown: 'Die Ersatzcodes wurden schon gezeigt, und wir kennen sie nicht mehr.',
  renewText: 'Brauchen Sie neue? Dann gelten die alten nicht mehr.',
  renewHint: 'Sechs Ziffern aus Ihrer App, oder einer der alten Ersatzcodes.',
  renew: 'Neue Ersatzcodes erstellen',
  endTitle: 'Zweiten Faktor abschalten',
  endText: 'Danach genügt beim Anmelden das Passwort. Auf allen anderen Geräten werden Sie abgemeldet.',
  end: 'Abschalten',
  saved: {
    an: 'Der zweite Faktor ist an. Auf anderen Geräten sind Sie abgemeldet.',
    ersatzcodes: 'Die neuen Ersatzcodes gelten, die alten nicht mehr.',
  },
  askTitle: 'Code eingeben',
  askText: 'Das Passwort stimmt. Jetzt fehlt noch der Code.',
  askHint: 'Sechs Ziffern aus Ihrer App. Ohne Telefon: einer Ihrer Ersatzcodes.',
  askButton: 'Anmelden',
  askLost: 'Telefon und Ersatzcodes verloren? Wenden Sie sich an die Person, die den Server betreibt.',
  askBack: 'Zurück zur Anmeldung',
  ofMember,
}
