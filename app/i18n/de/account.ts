export const signIn = {
  title: 'Anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  button: 'Anmelden',
  faults: {
    refused: {
      title: 'Die Anmeldung hat nicht geklappt',
      text: 'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides.',
    },
    throttled: {
      title: 'Bitte warten Sie einen Moment',
      text: 'Es gab zu viele Versuche. In einer Viertelstunde geht es weiter.',
    },
  },
}

export const signOut = { title: 'Abmelden', button: 'Jetzt abmelden' }
