import { useId } from 'react'
import type { Prices } from '~/domain/contracts/prices'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { formatDate, formatPrice, formatTaxRate } from '~/i18n/format'
import { formatQuantity } from '~/i18n/quantity'
import { Money } from '~/kit/figures'
import { shareAsEntered } from '~/kit/forms/adjustments'
import { useLanguage, useTexts } from '~/kit/language'

export function PricesTable({ prices: { from, lines } }: { prices: Prices }) {
  const { lines: texts } = useTexts().contracts
  const language = useLanguage()
  const { lineNetCents, netCents, taxCents, totalCents } = totalsOf(lines)
  const id = useId()
  return (
    <>
      <h3 id={id}>{texts.since(formatDate(from, language))}</h3>
      <table className="table table-cards" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{texts.description}</th>
            <th scope="col" className="number">
              {texts.quantity}
            </th>
            <th scope="col" className="number">
              {texts.unitPrice}
            </th>
            <th scope="col" className="number">
              {texts.tax}
            </th>
            <th scope="col" className="number">
              {texts.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and the page never changes.
            <tr key={index}>
              <th scope="row">
                {line.description}
                {line.labour ? (
                  <div className="soft small">{`${texts.labour}: ${shareAsEntered(line.labour)}`}</div>
                ) : null}
              </th>
              <td data-label={texts.quantity} className="number">
                {formatQuantity(line.quantity, line.unit, language)}
              </td>
              <td data-label={texts.unitPrice} className="number">
                {formatPrice(line.unitPrice, language)}
              </td>
              <td data-label={texts.tax} className="number">
                {formatTaxRate(line.taxCategory, line.taxRate, language)}
              </td>
              <td data-label={texts.net} className="number">
                <Money cents={lineNetCents[index] ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {texts.net} <Money cents={netCents} />, {texts.tax_total} <Money cents={taxCents} />, {texts.gross}{' '}
        <Money cents={totalCents} />
      </p>
    </>
  )
}
