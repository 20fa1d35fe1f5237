/** A frozen document that is missing or altered, by a name that a person recognises. */
export interface DamagedDocument {
  tenantId: string
  /** Of an invoice; of a payslip its month, of another document of an employee what it is dated. */
  name: string
  kind: 'invoice' | 'payslip' | 'employeeDocument'
  mediaType: string
  /** What its file is called; null where it is no file. */
  keptSha256: string | null
  /** The personnel number, where it is an employee's. */
  employeeNumber: string | null
  fault: 'missing' | 'changed'
}

export interface DocumentsReport {
  documents: number
  damaged: DamagedDocument[]
}
