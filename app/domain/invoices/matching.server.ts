import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Within } from '../kernel/scope'
import { sought } from '../lists/search-words'
import type { Cents } from '../values/money'
import { numberPatterns, tellingWords } from './matching-number'

export interface InvoiceSearch {
  search: string
  /** The words of the search, and all of it, read as amounts. */
  sums: Readonly<Record<string, SumRange>>
}

/** What an amount may be of which people type the beginning: 685 is 685,00 to 685,99 €. */
export interface SumRange {
  from: Cents
  to: Cents
}

const CURRENCY = /^(?:€|eur|euro)$/i

/** Each word must be in the number or the customer's search text, or be the amount; a currency belongs to its amount. */
export function matchesInvoice({ tenantId }: Within, { search, sums }: InvoiceSearch): RawBuilder<SqlBool> {
  const isSum = (words: string) => {
    const range = Object.hasOwn(sums, words) ? sums[words] : undefined
    return range === undefined ? [] : [sql`abs(gross_cents) between ${range.from} and ${range.to}`]
  }
  const hasSum = Object.keys(sums).length > 0
  const each = tellingWords(search).filter((word) => sought(word) !== '' && !(hasSum && CURRENCY.test(word)))
  const places = each.map((word) => {
    const numbers = numberPatterns(word).map((pattern) => sql`number like ${pattern} escape '\\'`)
    const named = sql`customer_id in (select id from customers
      where tenant_id = ${tenantId} and instr(search_key, ${sought(word)}) > 0)`
    return sql`(${sql.join([...numbers, ...isSum(word), named], sql` or `)})`
  })
  const all = places.length === 0 ? sql`0` : sql`(${sql.join(places, sql` and `)})`
  return sql<SqlBool>`(${sql.join([all, ...isSum(search)], sql` or `)})`
}
