import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { addMonths } from '~/domain/values/calendar'
import { joined } from '../../kernel/joined.server'
import type { DraftLine } from './draft-lines'

const MOST_MONTHS = 24
/** Reading more would take longer than the rest of the page. */
const MOST_INVOICES = 1000
const MOST_LINES = 100

export type EarlierLine = Pick<
  DraftLine,
  'articleNumber' | 'description' | 'unit' | 'unitPrice' | 'isGross' | 'taxCategory' | 'taxRate' | 'taxReason'
>

/** Lines of the firm's newest invoices of two years, most frequent first, each as last billed. */
export async function listEarlierLines(executor: Executor, scope: Scope): Promise<EarlierLine[]> {
  const recent = executor
    .selectFrom('invoices')
    .select(['tenant_id', 'id', 'issued_on'])
    .where('tenant_id', '=', scope.tenantId)
    .where('issued_on', '>=', addMonths(scope.today, -MOST_MONTHS))
    .where('kind', '=', 'invoice')
    .orderBy('issued_on', 'desc')
    .limit(MOST_INVOICES)
  const lines = executor
    .selectFrom(recent.as('recent'))
    .innerJoin('invoice_lines', (join) => joined(join, 'invoice_lines.invoice_id', 'recent.id'))
    .select([
      'article_number',
      'description',
      'unit',
      'unit_price',
      'is_gross',
      'tax_category',
      'tax_rate',
      'tax_reason',
    ])
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .over((of) => of.partitionBy(['article_number', 'description']))
        .as('used'),
      fn
        .agg<number>('row_number')
        .over((of) => of.partitionBy(['article_number', 'description']).orderBy('recent.issued_on', 'desc'))
        .as('age'),
    ])
  const rows = await executor
    .selectFrom(lines.as('lines'))
    .selectAll()
    .where('age', '=', 1)
    .orderBy('used', 'desc')
    .orderBy('description')
    .limit(MOST_LINES)
    .execute()
  return rows.map((row) => ({
    ...(row.article_number === null ? {} : { articleNumber: row.article_number }),
    description: row.description,
    unit: row.unit,
    unitPrice: row.unit_price,
    ...(row.is_gross === 1 ? { isGross: true } : {}),
    taxCategory: row.tax_category,
    taxRate: row.tax_rate,
    ...(row.tax_reason === null ? {} : { taxReason: row.tax_reason }),
  }))
}

const MOST_SEEN = 30
const MOST_NOTES = 5

/** Closing notes of the customer's newest invoices, without duplicates. */
export async function listEarlierNotes(
  executor: Executor,
  { tenantId }: Scope,
  customerId: string,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('invoices')
    .select('note')
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where('issued_on', 'is not', null)
    .orderBy('issued_on', 'desc')
    .limit(MOST_SEEN)
    .execute()
  const notes = rows.flatMap(({ note }) => note?.trim() || [])
  return [...new Set(notes)].slice(0, MOST_NOTES)
}
