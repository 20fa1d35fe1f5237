import { paths } from '~/paths'
import { useHref } from '../language'

/** The number of an invoice in a row of something else, which leads to it. */
export function InvoiceLink({ id, number }: { id: string; number: string }) {
  const href = useHref()
  return (
    <a className="target amount" href={href(paths.officeInvoice(id))}>
      {number}
    </a>
  )
}
