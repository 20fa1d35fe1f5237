import { decimal } from '~/domain/einvoices/decimals'
import type { Adjustment, EInvoice, Line } from '~/domain/einvoices/model'
import { formatReadAmount, formatReadDay, formatReadNumber } from '~/i18n/format-read'
import { formatQuantity } from '~/i18n/quantity'
import { useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import type { Language } from '~db/schema'
import { useTaxWords } from './tax-words'

export function ReadLines({ invoice }: { invoice: EInvoice }) {
  const { lines, currency } = invoice
  const { columns, lines: title } = useTexts().einvoices
  const language = useLanguage()
  const taxWords = useTaxWords()
  if (lines.length === 0) return null
  return (
    <Table
      caption={title}
      isCaptionShown
      kind="facts"
      rows={withParts(invoice)}
      keyOf={(_, index) => index}
      columns={[
        { title: columns.what, cell: (line) => <What line={line} currency={currency} /> },
        { title: columns.quantity, look: 'number', cell: (line) => quantityOf(line, language) },
        {
          title: columns.price,
          look: 'number',
          cell: (line) => <PriceOf line={line} currency={currency} />,
        },
        { title: columns.tax, cell: ({ tax }) => taxWords(tax) },
        {
          title: columns.amount,
          look: 'number',
          cell: ({ net }) => formatReadAmount(net, currency, language),
        },
      ]}
    />
  )
}

/** Lines in order, each followed by its sub-lines. */
function withParts({ lines, parts }: EInvoice): Line[] {
  if (parts.length === 0) return lines
  return lines.flatMap((line, index) => {
    const within = parts.filter(({ of }) => of === index).map((part) => part.line)
    return [line, ...within.map((part) => ({ ...part, parent: part.parent ?? line.id ?? String(index + 1) }))]
  })
}

function What({ line, currency }: { line: Line; currency: string | undefined }) {
  return (
    <>
      {[line.id, line.name].filter(Boolean).join(' · ')}
      {useDetails(line, currency).map((text) => (
        <span className="line-price note" key={text}>
          {text}
        </span>
      ))}
    </>
  )
}

function quantityOf({ quantity, unit = '' }: Line, language: Language): string {
  return decimal(quantity)
    ? formatQuantity(quantity?.trim() ?? '', unit, language)
    : `${quantity ?? ''} ${unit}`
}

function PriceOf({ line, currency }: { line: Line; currency: string | undefined }) {
  const { priceFor, grossPrice } = useTexts().einvoices
  const language = useLanguage()
  const price = formatReadAmount(line.price, currency, language)
  const isForSeveral = line.priceBase !== undefined && !decimal(line.priceBase)?.eq(1)
  return (
    <span>
      {isForSeveral ? priceFor(price, formatReadNumber(line.priceBase, language)) : price}
      {line.priceDiscount === undefined ? null : (
        <span className="line-price">
          {grossPrice(formatReadAmount(line.grossPrice, currency, language))}
        </span>
      )}
    </span>
  )
}

function useDetails(line: Line, currency: string | undefined): string[] {
  const { article, buyerArticle, partOf, subtypes } = useTexts().einvoices
  const language = useLanguage()
  const adjustmentWords = useAdjustmentWords()
  const days = [line.period?.from, line.period?.to].map((day) => formatReadDay(day, language)).filter(Boolean)
  const details = [
    line.parent && partOf(line.parent),
    subtypes[line.subtype?.trim() ?? ''],
    line.sellerItem && article(line.sellerItem),
    line.buyerItem && buyerArticle(line.buyerItem),
    line.description,
    line.note,
    days.join(' – '),
    ...line.attributes.map(({ name, value }) => [name, value].filter(Boolean).join(': ')),
    ...line.adjustments.map((one) => adjustmentWords(one, currency)),
  ]
  return [...new Set(details.filter((text): text is string => text !== undefined && text.trim() !== ''))]
}

/** `Abzug: Treuerabatt, 5 %: 3,20 €` */
export function useAdjustmentWords() {
  const texts = useTexts().einvoices
  const language = useLanguage()
  return (one: Adjustment, currency: string | undefined) => {
    const percent = one.percent === undefined ? undefined : `${formatReadNumber(one.percent, language)} %`
    const why = [one.reason ?? one.reasonCode, percent].filter(Boolean).join(', ')
    return `${texts[one.kind]}${why ? ` (${why})` : ''}: ${formatReadAmount(one.amount, currency, language)}`
  }
}
