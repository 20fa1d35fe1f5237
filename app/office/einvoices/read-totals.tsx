import type { EInvoice } from '~/domain/einvoices/model'
import { formatReadAmount } from '~/i18n/format-read'
import { useLanguage, useTexts } from '~/kit/language'
import { useSums } from './read-sums'

export function ReadTotals({ invoice }: { invoice: EInvoice }) {
  const { totals } = useTexts().einvoices
  const language = useLanguage()
  const rows = useSums(invoice).filter(({ amount }) => amount !== undefined)
  return (
    <table className="table">
      <caption>{totals}</caption>
      <tbody>
        {rows.map(({ label, amount, currency = invoice.currency, isTotal }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change on the page, and two may be equal
          <tr key={index} className={isTotal ? 'total' : undefined}>
            <th scope="row">{label}</th>
            <td className="number">{formatReadAmount(amount, currency, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
