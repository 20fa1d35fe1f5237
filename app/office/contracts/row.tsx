import type { ListedContract } from '~/domain/contracts/list.server'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { useIntervalText } from './words'

export function ContractRow({ contract }: { contract: ListedContract }) {
  const { fields } = useTexts().contracts
  const intervalText = useIntervalText()
  const href = useHref()
  return (
    <tr>
      <th scope="row" className="name">
        <a className="target" href={href(paths.contract(contract.id))}>
          {contract.title}
        </a>
      </th>
      <td data-label={fields.customer} className="name">
        <span className="value">{contract.customerName}</span>
      </td>
      <td data-label={fields.number} className="amount">
        {contract.number}
      </td>
      <td data-label={fields.next_invoice_on}>
        {contract.nextOn ? <ShortDate date={contract.nextOn} /> : '–'}
      </td>
      <td data-label={fields.net} className="number">
        <span className="value">
          <Money cents={totalsOf(contract.lines).netCents} />
          <Remark>{intervalText(contract)}</Remark>
        </span>
      </td>
    </tr>
  )
}
