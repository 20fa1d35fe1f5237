export const payrollOffice = {
  title: 'Lohnbüro',
  text: 'Diese Nummern gibt Ihnen Ihr Lohnbüro. Zahltag schreibt sie in die Dateien mit den Stunden.',
  hints: {
    payroll_consultant: 'Vier bis sieben Ziffern',
    payroll_client: 'Höchstens fünf Ziffern',
  },
  wageTypes: 'Lohnarten',
  wageTypesText:
    'Tragen Sie zu jeder Art die Nummer ein, die Ihr Lohnbüro dafür hat. Ein Strich (-) heißt: wird nicht übergeben. Bei DATEV LODAS steht der Bearbeitungsschlüssel davor, wenn er nicht 1 ist, zum Beispiel 4/300.',
  none: 'Noch nicht eingetragen.',
  numbers: (consultant: string, client: string) => `Berater ${consultant}, Mandant ${client}`,
}
