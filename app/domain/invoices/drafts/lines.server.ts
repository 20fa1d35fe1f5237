import type { Executor, Trx } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import { parseAdjustments, toAdjustmentsJson } from './adjustments'
import type { DraftLine, StoredLine } from './draft-lines'
import { parseLabour } from './labour'

/** Inserts the lines of a draft, numbered from 1. */
export async function insertInvoiceLines(
  trx: Trx,
  scope: Within,
  invoiceId: string,
  lines: readonly StoredLine[],
): Promise<void> {
  await trx
    .insertInto('invoice_lines')
    .values(
      lines.map((line, index) => ({
        tenant_id: scope.tenantId,
        invoice_id: invoiceId,
        position: index + 1,
        article_number: line.articleNumber ?? null,
        description: line.description,
        details: line.details ?? null,
        quantity: line.quantity,
        unit: line.unit,
        unit_price: line.unitPrice,
        is_gross: line.isGross ? 1 : 0,
        adjustments_json: toAdjustmentsJson(line.adjustments),
        labour_json: line.labour ? JSON.stringify(line.labour) : null,
        period_from: line.periodFrom ?? null,
        period_to: line.periodTo ?? null,
        tax_category: line.taxCategory,
        tax_rate: line.taxRate,
        tax_reason: line.taxReason ?? null,
        net_cents: line.netCents,
      })),
    )
    .execute()
}

export async function listInvoiceLines(
  executor: Executor,
  scope: Within,
  invoiceId: string,
): Promise<DraftLine[]> {
  const rows = await executor
    .selectFrom('invoice_lines')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...optional({
      articleNumber: row.article_number,
      details: row.details,
      periodFrom: row.period_from,
      periodTo: row.period_to,
      taxReason: row.tax_reason,
    }),
    ...(row.adjustments_json === null ? {} : { adjustments: parseAdjustments(row.adjustments_json) }),
    ...(row.labour_json === null ? {} : { labour: parseLabour(row.labour_json) }),
    description: row.description,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: row.unit_price,
    ...(row.is_gross === 1 ? { isGross: true } : {}),
    taxCategory: row.tax_category,
    taxRate: row.tax_rate,
  }))
}

/** Leaves out nulls: what an invoice does not say is absent from its frozen view too. */
function optional<Key extends string>(values: Record<Key, string | null>): Partial<Record<Key, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<
    Record<Key, string>
  >
}
