export const de = {
  already_member: 'Diese Person arbeitet schon für die Firma. Ihre Rolle ändern Sie auf ihrer Seite.',
  last_owner: 'Jede Firma braucht mindestens eine Person mit der Rolle Leitung.',
  role_missing: 'Bitte wählen Sie eine Rolle.',
}
