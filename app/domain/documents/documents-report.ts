/** A frozen document that is gone or not what it was, by what a person knows it by. */
export interface DamagedDocument {
  tenantId: string
  /** Of an invoice; of a payslip its month, of another document of an employee what it is dated. */
  name: string
  kind: 'invoice' | 'payslip' | 'employeeDocument'
  mediaType: string
  fault: 'missing' | 'changed'
}

export interface DocumentsReport {
  documents: number
  damaged: DamagedDocument[]
}
