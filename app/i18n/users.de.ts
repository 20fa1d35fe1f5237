import type { Role } from '~db/schema'

const roleHints: Record<Role, string> = {
  owner: 'Darf alles, auch Personen einladen und die Firma einrichten.',
  invoicing: 'Kunden, Verträge und Rechnungen. Keine Lohnzettel.',
  payroll: 'Mitarbeiter, Stunden und Lohnzettel. Keine Rechnungen.',
  read_only: 'Sieht alles und ändert nichts, zum Beispiel die Steuerberatung.',
}

export const de = {
  title: 'Personen',
  one: 'Person',
  back: 'Zurück zu den Personen',
  name: 'Name',
  email: 'E-Mail-Adresse',
  role: 'Rolle',
  roleHints,
  status: 'Stand',
  statuses: { active: 'Aktiv', invited: 'Eingeladen', disabled: 'Gesperrt' },
  invite: 'Jemanden einladen',
  inviteButton: 'Einladen',
  inviteAgain: 'Neue Einladung senden',
  invitation: 'Einladung',
  invitationText: (until: string) =>
    `Die Einladung geht per E-Mail hinaus und gilt bis ${until}. Sie können den Link auch selbst weitergeben, aber nur an diese Person.`,
  invitationEnded: 'Die Einladung ist abgelaufen.',
  saveRole: 'Rolle speichern',
  disableTitle: 'Zugang sperren',
  disableText: 'Die Person ist hier sofort abgemeldet und kommt nicht mehr in diese Firma.',
  disable: 'Zugang sperren',
  enableTitle: 'Zugang wieder öffnen',
  enableText: 'Die Person kann sich danach wieder anmelden.',
  enable: 'Zugang öffnen',
  saved: {
    einladung: 'Die Einladung liegt im Postausgang und geht von dort hinaus.',
    rolle: 'Die Rolle ist gespeichert.',
    gesperrt: 'Der Zugang ist gesperrt.',
    entsperrt: 'Der Zugang ist wieder offen.',
  },
  faults: {
    already_member: 'Diese Person arbeitet schon für die Firma. Ihre Rolle ändern Sie auf ihrer Seite.',
    last_owner: 'Jede Firma braucht mindestens eine Person mit der Rolle Leitung.',
    invitations_spent: 'Heute sind schon 20 Einladungen hinausgegangen. Morgen geht es weiter.',
    role_missing: 'Bitte wählen Sie eine Rolle.',
  },
}
