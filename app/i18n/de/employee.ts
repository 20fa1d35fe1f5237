export const employee = {
  pageTitle: 'Ihre Lohnzettel',
  employmentType: 'Beschäftigung',
  payslips: 'Ihre Lohnzettel',
  columns: { month: 'Monat', payout: 'Auszahlung', file: 'Datei' },
  corrected: 'korrigiert',
  file: 'PDF',
  fileOf: (month: string) => `Lohnzettel ${month} herunterladen`,
  none: 'Noch kein Lohnzettel. Sobald der erste fertig ist, finden Sie ihn hier.',
  privacy: 'Wer diesen Link hat, sieht Ihre Lohnzettel. Bitte geben Sie ihn nicht weiter.',
}
