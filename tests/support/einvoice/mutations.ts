/** An e-invoice with one thing wrong, or right in another way. */
export interface Mutation {
  name: string
  xml: string
}

/** Another tax than VAT is none of EN 16931; a discount that does not say that it is none is none of the schema. */
const LEFT_OUT = /TradeTax\/ram:TypeCode$|ChargeIndicator/
const TEXT = /^(\s*<([\w:]+)[^>]*>)([^<]*)(<\/[\w:]+>)$/

/**
 * Every way to spoil an e-invoice by one element, as our own writer puts them: one a line. Each is taken out, emptied, and
 * given another value of its kind; what repeats in further lines is spoilt in the first and the last alone.
 */
export function mutationsOf(name: string, xml: string): Mutation[] {
  const rows = xml.trimEnd().split('\n')
  const seen = new Map<string, number>()
  return rows.flatMap((row, at) => {
    const tag = /^\s*<([\w:]+)/.exec(row)?.[1]
    if (tag === undefined || at === 1) return []
    const path = `${pathOf(rows, at)}/${tag}`
    const count = (seen.get(path) ?? 0) + 1
    seen.set(path, count)
    if (count > 2 || LEFT_OUT.test(path)) return []
    const rest = rows.slice(endOf(rows, at) + 1)
    const without = { name: `${name}: no ${path}`, xml: [...rows.slice(0, at), ...rest].join('\n') }
    const others = othersOf(row).map((other) => ({
      name: `${name}: ${path} as ${other.trim()}`,
      xml: [...rows.slice(0, at), other, ...rows.slice(at + 1)].join('\n'),
    }))
    return [without, ...others]
  })
}

function othersOf(row: string): string[] {
  const [, open = '', tag = '', text = '', close = ''] = TEXT.exec(row) ?? []
  if (open === '') return []
  const with_ = (value: string) => `${open}${value}${close}`
  const noAttributes = row.replace(/ (?:schemeID|unitCode|currencyID|format)="[^"]*"/, '')
  const otherScheme = row.replace(/ (schemeID|unitCode|currencyID)="[^"]*"/, ' $1="XX"')
  const spoilt = [noAttributes, otherScheme].filter((other) => other !== row)
  if (tag === 'ram:CategoryCode')
    return [...['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B', 'XX'].map(with_), ...spoilt]
  if (/Amount|Percent|Quantity/.test(tag)) {
    const number = Number(text)
    const others = [number + 2.5, -number, 0].map((one) => String(Math.round(one * 100) / 100))
    return [...others, `${text.includes('.') ? text : `${text}.00`}3`].map(with_).concat(spoilt)
  }
  if (/Code$|CountryID$/.test(tag)) return ['XX', '58', '30'].map(with_).concat(spoilt)
  if (/DateTimeString/.test(tag)) return ['20200101', '20991231'].map(with_)
  if (tag === 'udt:Indicator') return [with_(text === 'true' ? 'false' : 'true')]
  return [with_(''), with_('XX'), ...spoilt]
}

/** The elements around a row, outermost first. */
function pathOf(rows: readonly string[], at: number): string {
  const path: string[] = []
  let depth = depthOf(rows[at] ?? '')
  for (let row = at - 1; row > 0 && depth > 0; row -= 1) {
    const line = rows[row] ?? ''
    if (depthOf(line) >= depth || line.trim().startsWith('</')) continue
    depth = depthOf(line)
    path.unshift(/<(?:\w+:)?(\w+)/.exec(line)?.[1] ?? '')
  }
  return path.slice(1).join('/')
}

function endOf(rows: readonly string[], at: number): number {
  const row = rows[at] ?? ''
  if (TEXT.test(row)) return at
  const tag = /^\s*<([\w:]+)/.exec(row)?.[1] ?? ''
  const close = `</${tag}>`
  // A text of several lines ends where its element does.
  const opensAlone = /^\s*<[^>]*>$/.test(row)
  const isEnd = (line: string) =>
    opensAlone ? line.trim() === close && depthOf(line) === depthOf(row) : line.includes(close)
  return rows.findIndex((line, index) => index >= at && isEnd(line))
}

function depthOf(row: string): number {
  return row.length - row.trimStart().length
}
