import type { LinePart } from '../forms/priced-lines'

/** What a column holds; `none` is not used in a line, such as positions and totals. */
export type Column =
  | Extract<
      LinePart,
      'article' | 'description' | 'details' | 'quantity' | 'unit' | 'price' | 'tax' | 'discount'
    >
  | 'none'

const HEADINGS: Record<Exclude<Column, 'details'>, RegExp> = {
  none: /^(pos|position|nr|no|lfd|lfd nr|#|zeile|line|gesamt\w*|summe|betrag|total|line total|amount|sum|\w+ gesamt|\w*steuerbetrag)$/,
  article:
    /^(artikel|artikel ?(nummer|nr)|art|art ?nr|sku|(item|article|product)( (number|no|code))|produktnummer|article)$/,
  description:
    /^((artikel)?bezeichnung|leistung|(artikel|produkt)?name|produkt|text|titel|title|item|service|product|beschreibung|description)$/,
  quantity: /^(menge|anzahl|stunden|std|stück|stk|qty|quantity|hours)$/,
  unit: /^(einheit|einh|me|mengeneinheit|unit|units|uom)$/,
  price:
    /^(einzelpreis|einzel|ep|e preis|preis|stückpreis|stundensatz|preis (je|pro) \w+|unit price|price|rate|unit cost|price each)$/,
  tax: /^(mwst|ust|umsatzsteuer|mehrwertsteuer|steuer|vat|tax)( ?(satz|rate))?$|^steuersatz$/,
  discount: /^(rabatt|discount|nachlass)$/,
}

/** The columns by name, if the row is a heading. */
export function headingsIn(row: readonly string[]): Column[] | undefined {
  const columns = row.map(columnOf)
  if (columns.filter((column) => column !== undefined).length < 2 || row.some((cell) => /^\d/.test(cell)))
    return undefined
  const first = columns.indexOf('description')
  return columns.map((column, index) => {
    if (column === 'description') return index === first ? column : 'details'
    return column !== undefined && columns.indexOf(column) === index ? column : 'none'
  })
}

function columnOf(cell: string): Column | undefined {
  const word = cell
    .toLowerCase()
    .replace(/\([^)]*\)|€|%|\beur(o)?\b|\bnetto\b|\bnet\b|\bin\b|[.,:]/g, ' ')
    .replace(/[\s-]+/g, ' ')
    .trim()
  return (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).find((column) => HEADINGS[column].test(word))
}
