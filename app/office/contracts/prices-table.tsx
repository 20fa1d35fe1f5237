import { useId } from 'react'
import type { Prices } from '~/domain/contracts/prices'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { formatDate, formatPrice, formatTaxRate } from '~/i18n/format'
import { formatQuantity } from '~/i18n/quantity'
import { Money } from '~/kit/figures'
import { shareAsEntered } from '~/kit/forms/adjustments'
import { useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'

export function PricesTable({ prices: { from, lines } }: { prices: Prices }) {
  const { lines: texts } = useTexts().contracts
  const language = useLanguage()
  const { lineNetCents, netCents, taxCents, totalCents } = totalsOf(lines)
  const id = useId()
  return (
    <>
      <h3 id={id}>{texts.since(formatDate(from, language))}</h3>
      <Table
        labelledBy={id}
        kind="facts"
        rows={lines}
        keyOf={(_, index) => index}
        columns={[
          {
            title: texts.description,
            phone: 'first',
            cell: ({ description, labour }) => (
              <>
                {description}
                {labour ? (
                  <div className="soft small">{`${texts.labour}: ${shareAsEntered(labour)}`}</div>
                ) : null}
              </>
            ),
          },
          {
            title: texts.quantity,
            look: 'number',
            phone: 'below',
            cell: ({ quantity, unit }) => formatQuantity(quantity, unit, language),
          },
          {
            title: texts.unitPrice,
            look: 'number',
            phone: 'belowEnd',
            cell: ({ unitPrice }) => formatPrice(unitPrice, language),
          },
          {
            title: texts.tax,
            look: 'number',
            cell: ({ taxCategory, taxRate }) => formatTaxRate(taxCategory, taxRate, language),
          },
          {
            title: texts.net,
            look: 'number',
            phone: 'end',
            cell: (_, index) => <Money cents={lineNetCents[index] ?? 0} />,
          },
        ]}
      />
      <p>
        {texts.net} <Money cents={netCents} />, {texts.tax_total} <Money cents={taxCents} />, {texts.gross}{' '}
        <Money cents={totalCents} />
      </p>
    </>
  )
}
