import { Conflict } from '../kernel/errors'

export class EInvoiceConflict extends Conflict {
  constructor(
    override readonly code:
      | 'einvoice_missing'
      | 'einvoice_too_large'
      | 'einvoice_unknown'
      | 'einvoice_damaged'
      | 'einvoice_encoding_unknown'
      | 'einvoice_encoding_wrong'
      | 'einvoice_embedded_damaged'
      | 'einvoice_pdf_damaged'
      | 'einvoice_pdf_locked'
      | 'einvoice_pdf_without'
      | 'einvoice_doctype'
      | 'einvoice_too_much'
      | 'einvoice_too_heavy'
      | 'einvoice_other_xml'
      | 'einvoice_zugferd_1'
      | 'einvoice_order',
  ) {
    super(code)
  }
}
