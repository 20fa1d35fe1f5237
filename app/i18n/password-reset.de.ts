export const de = {
  askTitle: 'Passwort vergessen',
  ask: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen. Er gilt eine Stunde.',
  askButton: 'Link senden',
  sent: 'Wenn es zu dieser Adresse ein Konto gibt, kommt der Link in wenigen Minuten an. Sehen Sie bitte auch im Spam-Ordner nach.',
  noMail:
    'Dieser Server verschickt im Moment keine E-Mails. Bitten Sie die Person, die ihn betreibt, um einen Link.',
  queued:
    'Wenn es zu dieser Adresse ein Konto gibt, wartet der Link im Postausgang, bis der Server wieder E-Mails verschickt.',
  back: 'Zurück zur Anmeldung',
  title: 'Neues Passwort wählen',
  text: 'Danach sind Sie überall abgemeldet und melden sich mit dem neuen Passwort an.',
  button: 'Passwort speichern',
  saved: { passwort: 'Danke, wir kümmern uns darum.' },
}
