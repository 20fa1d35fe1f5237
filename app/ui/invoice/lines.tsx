import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import type { InvoiceLineView, TaxGroupView } from '~/domain/invoices/view'
import { formatMoney, formatPercent, formatTaxRate } from '~/i18n/format'
import { formatQuantity } from '~/i18n/quantity'
import { untaxedLabel } from '~/i18n/tax-reasons'
import type { Language } from '~db/schema'
import { Money, Price } from '../figures'
import { useLanguage, useTexts } from '../language'

type Billed = Pick<LinkedInvoice, 'lines' | 'language' | 'taxes' | 'netCents' | 'grossCents'>

/** A table, or cards on narrow screens. */
export function Lines({ invoice }: { invoice: Billed }) {
  const { columns } = useTexts().invoice
  return (
    <table className="table table-cards">
      <caption>{useTexts().invoice.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.description}</th>
          <th scope="col" className="number">
            {columns.taxRate}
          </th>
          <th scope="col" className="number">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line) => (
          <Line key={line.position} line={line} writtenIn={invoice.language} />
        ))}
      </tbody>
      <Totals invoice={invoice} />
    </table>
  )
}

function Line({ line, writtenIn }: { line: InvoiceLineView; writtenIn: Language }) {
  const language = useLanguage()
  const { columns } = useTexts().invoice
  return (
    <tr>
      <th scope="row">
        <span lang={writtenIn}>{line.description}</span>
        <span className="line-price">
          {formatQuantity(line.quantity, line.unit, language)} × <Price euros={line.unitPrice} />
        </span>
      </th>
      <td className="number" data-label={columns.taxRate}>
        {formatTaxRate(line.taxCategory, line.taxRate, language)}
      </td>
      <td className="number" data-label={columns.amount}>
        {formatMoney(line.netCents, language)}
      </td>
    </tr>
  )
}

function Totals({ invoice }: { invoice: Billed }) {
  const labels = useTexts().invoice.totals
  return (
    <tfoot>
      <TotalRow label={labels.net} cents={invoice.netCents} />
      {invoice.taxes.map((group) => (
        <TaxRow key={`${group.category} ${group.rate}`} group={group} lines={invoice.lines} />
      ))}
      <TotalRow label={labels.gross} cents={invoice.grossCents} isGross />
    </tfoot>
  )
}

function TaxRow({ group, lines }: { group: TaxGroupView; lines: Billed['lines'] }) {
  const language = useLanguage()
  const labels = useTexts().invoiceTerms
  const base = formatMoney(group.netCents, language)
  const label =
    group.category === 'S' || group.category === 'Z'
      ? labels.taxLine(formatPercent(group.rate, language), base)
      : labels.untaxedLine(untaxedLabel(group.category, lines, language), base)
  return <TotalRow label={label} cents={group.taxCents} />
}

function TotalRow({ label, cents, isGross = false }: { label: string; cents: number; isGross?: boolean }) {
  return (
    <tr className={isGross ? 'total' : undefined}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className="number">
        <Money cents={cents} />
      </td>
    </tr>
  )
}
