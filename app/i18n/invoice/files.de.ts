export const files = {
  download: 'PDF herunterladen',
  original: 'Ursprüngliche Rechnung (PDF)',
  asIssued: (date: string) =>
    `Das PDF ist die Rechnung vom ${date}, wie sie verschickt wurde. Was jetzt gilt, steht hier.`,
  eInvoice: { zugferd: 'E-Rechnung (XML)', xrechnung: 'XRechnung (XML)' },
  eInvoiceIs: 'Die XML-Datei ist dieselbe Rechnung in einer Form, die Buchhaltungsprogramme einlesen.',
  receipt: 'Zahlungsbestätigung (PDF)',
  cancellation: (number: string) => `Stornorechnung ${number} (PDF)`,
  credit: (number: string) => `Rechnungskorrektur ${number} (PDF)`,
  cancelled: (number: string) => `Rechnung ${number} (PDF)`,
}

export const calendar = {
  due: (amount: string, firm: string) => `${amount} an ${firm} überweisen`,
  collected: (amount: string, firm: string) => `${firm} bucht ${amount} ab`,
  text: (number: string, amount: string) => `Rechnung ${number}, ${amount}`,
  fileName: 'Termin',
}
