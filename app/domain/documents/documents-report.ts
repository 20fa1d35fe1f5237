/** A frozen document that is missing or altered, with a name that people recognise. */
export interface DamagedDocument {
  tenantId: string
  /** Of an invoice its number; of a payslip its month, of another employee document its date. */
  name: string
  kind: 'invoice' | 'payslip' | 'employeeDocument'
  mediaType: string
  /** Its file name; null if it is stored in the database. */
  keptSha256: string | null
  employeeNumber: string | null
  fault: 'missing' | 'changed'
}

export interface DocumentsReport {
  documents: number
  damaged: DamagedDocument[]
}
