export const de = {
  already_member: 'Diese Person arbeitet schon für die Firma. Ihre Rolle ändern Sie auf ihrer Seite.',
  last_owner: 'Jede Firma braucht mindestens eine Person mit der Rolle Leitung.',
  invitations_spent: 'Heute sind schon 20 Einladungen hinausgegangen. Morgen geht es weiter.',
  role_missing: 'Bitte wählen Sie eine Rolle.',
}
