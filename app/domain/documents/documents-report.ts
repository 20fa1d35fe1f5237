/** A frozen document that is not what it was, by what a person knows it by. */
export interface DamagedDocument {
  tenantId: string
  /** Of an invoice; of a payslip its month. */
  name: string
  kind: 'invoice' | 'payslip'
  mediaType: string
}

export interface DocumentsReport {
  documents: number
  damaged: DamagedDocument[]
}
