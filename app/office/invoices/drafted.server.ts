import { InvoiceConflict } from '~/domain/invoices/conflict'
import { parseAdjustments } from '~/domain/invoices/drafts/adjustments'
import { composeInvoice } from '~/domain/invoices/drafts/compose.server'
import { lineViews } from '~/domain/invoices/drafts/draft-lines'
import { listInvoiceLines } from '~/domain/invoices/drafts/lines.server'
import type { Finding } from '~/domain/invoices/issuing/findings'
import { checkDraft } from '~/domain/invoices/issuing/issuable'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import type { Executor } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'

export type Billed = Pick<
  InvoiceView,
  | 'lines'
  | 'language'
  | 'adjustments'
  | 'taxes'
  | 'netCents'
  | 'grossCents'
  | 'roundingCents'
  | 'deductions'
  | 'prepaidCents'
  | 'isAdvance'
  | 'note'
  | 'serviceFrom'
  | 'serviceTo'
>

type DraftRow = Pick<Billed, 'language' | 'note' | 'serviceFrom' | 'serviceTo'> & {
  id: string
  adjustments_json: string | null
}

/** The draft as it would be issued today, with its findings. */
export async function readDrafted(
  executor: Executor,
  scope: OfficeScope,
  row: DraftRow,
): Promise<{ billed: Billed; findings: Finding[]; isMandateOver?: true }> {
  try {
    const { view, advances } = await composeInvoice(executor, scope, row.id, '')
    return { billed: view, findings: checkDraft(view, advances) }
  } catch (error) {
    // The mandate has ended; issuing reports it.
    if (!(error instanceof InvoiceConflict)) throw error
    return { billed: await readUncomposed(executor, scope, row), findings: [], isMandateOver: true }
  }
}

async function readUncomposed(executor: Executor, scope: OfficeScope, row: DraftRow): Promise<Billed> {
  const lines = await listInvoiceLines(executor, scope, row.id)
  const totals = totalsOf(lines, parseAdjustments(row.adjustments_json))
  const { taxes, netCents, grossCents, roundingCents } = totals
  const { language, note, serviceFrom, serviceTo } = row
  return {
    lines: lineViews(lines, totals),
    language,
    note,
    serviceFrom,
    serviceTo,
    taxes,
    netCents,
    grossCents,
    roundingCents,
  }
}
