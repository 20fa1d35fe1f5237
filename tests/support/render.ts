import type { RenderedFile } from '~/domain/documents/render'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import type { PayslipView } from '~/domain/payslips/view'

/** A renderer whose file is the view itself, so that a test can read what was frozen. */
export async function renderJson(view: InvoiceView | PayslipView): Promise<RenderedFile[]> {
  return [
    {
      bytes: new TextEncoder().encode(JSON.stringify(view)),
      mediaType: 'application/pdf',
      fileName: 'number' in view ? `${view.number}.pdf` : `${view.month}.pdf`,
    },
  ]
}
