export const confidential = {
  title: 'Vertrauliches',
  whoSees: 'Das sieht nur, wer den Lohn macht. Es liegt verschlüsselt in der Datenbank.',
  edit: 'Vertrauliches ändern',
  taxClassHint:
    'I bis VI, wie auf der Lohnsteuerbescheinigung. Bei Minijobs leer lassen, wenn pauschal versteuert wird. Sobald es Lohndaten gibt, steht sie dort.',
  keptByPayroll: 'Steuerklasse und Krankenkasse stehen mit dem Monat, ab dem sie gelten, bei den Lohndaten.',
  missing: 'fehlt noch',
  stays: (masked: string) => `Gespeichert: ${masked}. Leer gelassen bleibt es so.`,
  remove: (field: string) => `${field} löschen`,
  hints: {
    social_insurance_number: 'Steht auf dem Sozialversicherungsausweis. Zum Beispiel: 65 170475 B 059',
    tax_id: 'Elf Ziffern, zum Beispiel aus dem letzten Steuerbescheid',
    iban: 'Dorthin wird der Lohn überwiesen.',
  },
}
