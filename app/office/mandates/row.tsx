import type { ListedMandate } from '~/domain/mandates/list.server'
import { ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { MandateStateMark } from './state'

export function MandateRow({ mandate }: { mandate: ListedMandate }) {
  const { facts } = useTexts().mandates
  const href = useHref()
  return (
    <tr>
      <th scope="row" className="name">
        <a className="target" href={href(paths.mandate(mandate.id))}>
          {mandate.customerName}
        </a>
      </th>
      <td data-label={facts.reference} className="amount">
        {mandate.reference}
      </td>
      <td data-label={facts.account} className="amount">
        {mandate.ibanMasked}
      </td>
      <td data-label={facts.signedOn}>
        <ShortDate date={mandate.signedOn} />
      </td>
      <td data-label={facts.lastUsedOn}>
        {mandate.lastUsedOn ? <ShortDate date={mandate.lastUsedOn} /> : '–'}
      </td>
      <td data-label={facts.status}>
        <MandateStateMark state={mandate.status} />
      </td>
    </tr>
  )
}
