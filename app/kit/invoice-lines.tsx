import { netEffectOf, wholeAdjustments } from '~/domain/invoices/drafts/adjustments'
import type { InvoiceLineView, TaxGroupView } from '~/domain/invoices/issuing/view'
import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { dueOf, totalOf } from '~/domain/invoices/payments/sums'
import { sum } from '~/domain/values/money'
import { deductionWords } from '~/i18n/deduction-words'
import { formatMoney, formatPercent, formatTaxRate } from '~/i18n/format'
import { adjustmentLabel, lineWords } from '~/i18n/line-words'
import { formatQuantity } from '~/i18n/quantity'
import { untaxedLabel } from '~/i18n/tax-reasons'
import type { Language } from '~db/schema'
import { Money, Price } from './figures'
import { useLanguage, useTexts } from './language'
import { Table } from './table'

type Billed = Pick<
  LinkedInvoice,
  | 'lines'
  | 'language'
  | 'taxes'
  | 'netCents'
  | 'grossCents'
  | 'roundingCents'
  | 'adjustments'
  | 'deductions'
  | 'prepaidCents'
>

export function Lines({ invoice }: { invoice: Billed }) {
  const { columns, lines: title } = useTexts().invoice
  const language = useLanguage()
  return (
    <Table
      caption={title}
      isCaptionShown
      kind="facts"
      rows={invoice.lines}
      keyOf={({ position }) => position}
      foot={<Totals invoice={invoice} />}
      columns={[
        { title: columns.description, cell: (line) => <What line={line} writtenIn={invoice.language} /> },
        {
          title: columns.taxRate,
          look: 'number',
          cell: ({ taxCategory, taxRate }) => formatTaxRate(taxCategory, taxRate, language),
        },
        {
          title: columns.amount,
          look: 'number',
          cell: ({ netCents }) => formatMoney(netCents, language),
        },
      ]}
    />
  )
}

function What({ line, writtenIn }: { line: InvoiceLineView; writtenIn: Language }) {
  const language = useLanguage()
  const words = lineWords(line, language)
  return (
    <>
      <span lang={writtenIn}>{line.description}</span>
      {words.article ? <span className="line-price">{words.article}</span> : null}
      {words.details ? (
        <span className="line-price note" lang={writtenIn}>
          {words.details}
        </span>
      ) : null}
      {words.period ? <span className="line-price">{words.period}</span> : null}
      <span className="line-price">
        {formatQuantity(line.quantity, line.unit, language)} × <Price euros={line.unitPrice} />
      </span>
      {words.gross ? <span className="line-price">{words.gross}</span> : null}
      {words.adjustments.map((text) => (
        <span className="line-price" key={text}>
          {text}
        </span>
      ))}
    </>
  )
}

function Totals({ invoice }: { invoice: Billed }) {
  const labels = useTexts().invoice.totals
  const { linesTotal, beforeRounding, rounding } = useTexts().invoiceTerms
  const language = useLanguage()
  const adjustments = wholeAdjustments(invoice.adjustments)
  return (
    <tfoot>
      {adjustments.length > 0 ? (
        <TotalRow label={linesTotal} cents={sum(invoice.lines.map(({ netCents }) => netCents))} />
      ) : null}
      {adjustments.map((one) => (
        <TotalRow
          key={`${one.kind} ${one.reason} ${one.percent}`}
          label={adjustmentLabel(one, language)}
          cents={netEffectOf([one])}
        />
      ))}
      <TotalRow label={labels.net} cents={invoice.netCents} />
      {invoice.taxes.map((group) => (
        <TaxRow key={`${group.category} ${group.rate}`} group={group} lines={invoice.lines} />
      ))}
      {invoice.roundingCents ? (
        <>
          <TotalRow label={beforeRounding} cents={invoice.grossCents} />
          <TotalRow label={rounding} cents={invoice.roundingCents} />
        </>
      ) : null}
      <TotalRow label={labels.gross} cents={totalOf(invoice)} isGross />
      <Deductions invoice={invoice} />
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

function Deductions({ invoice }: { invoice: Billed }) {
  const language = useLanguage()
  const { balance } = useTexts().invoiceTerms
  const { deductions = [] } = invoice
  if (deductions.length === 0) return null
  return (
    <>
      {deductions.map((one) => {
        const { which, parts } = deductionWords(one, language)
        return <TotalRow key={one.number} label={which} more={parts.join('; ')} cents={0 - one.cents} />
      })}
      <TotalRow label={balance} cents={dueOf(invoice)} isGross />
    </>
  )
}

interface TotalRowProps {
  label: string
  more?: string
  cents: number
  isGross?: boolean
}

function TotalRow({ label, more, cents, isGross = false }: TotalRowProps) {
  return (
    <tr className={isGross ? 'total' : undefined}>
      <th scope="row" colSpan={2}>
        {label}
        {more === undefined ? null : <span className="line-price">{more}</span>}
      </th>
      <td className="number">
        <Money cents={cents} />
      </td>
    </tr>
  )
}
