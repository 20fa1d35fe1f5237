import type * as de from './files.de'

export const files: typeof de.files = {
  download: 'Download PDF',
  original: 'Original invoice (PDF)',
  asIssued: (date: string) =>
    `The PDF is the invoice dated ${date}, as it was sent. This page shows what applies now.`,
  eInvoice: { zugferd: 'E-invoice (XML)', xrechnung: 'XRechnung (XML)' },
  eInvoiceIs: 'The XML file is the same invoice in a form that accounting software can read.',
  receipt: 'Receipt (PDF)',
  cancellation: (number: string) => `Cancellation ${number} (PDF)`,
  credit: (number: string) => `Credit note ${number} (PDF)`,
  cancelled: (number: string) => `Invoice ${number} (PDF)`,
}

export const calendar: typeof de.calendar = {
  due: (amount: string, firm: string) => `Transfer ${amount} to ${firm}`,
  collected: (amount: string, firm: string) => `${firm} collects ${amount}`,
  text: (number: string, amount: string) => `Invoice ${number}, ${amount}`,
  fileName: 'Due-date',
}
