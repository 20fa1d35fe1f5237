import { useHref, useTexts } from '~/kit/language'
import { Paper } from '~/kit/records/paper'
import { paths } from '~/paths'
import type { OfficeInvoicePage } from './page.server'

export function IssuedFiles({ id, number, eInvoice }: Pick<OfficeInvoicePage, 'id' | 'number' | 'eInvoice'>) {
  const { invoice, invoices } = useTexts()
  const href = useHref()
  return (
    <div className="stack-tight screen-only">
      <Paper
        to={paths.officeInvoicePdf(id)}
        picture={paths.officeInvoicePicture(id)}
        alt={invoices.picture(number ?? '')}
      />
      <p className="acts-others">
        <a className="act" href={href(paths.officeInvoicePdf(id))}>
          {invoices.pdf}
        </a>
        {eInvoice ? (
          <a className="act" href={href(paths.officeInvoiceXml(id))}>
            {invoice.files.eInvoice[eInvoice]}
          </a>
        ) : null}
      </p>
      {eInvoice ? <p className="small soft">{invoice.files.eInvoiceIs}</p> : null}
    </div>
  )
}
