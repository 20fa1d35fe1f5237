import { recordAudit } from '~/domain/audit/audit.server'
import { type Archive, storeDocuments } from '~/domain/documents/documents.server'
import { Busy } from '~/domain/kernel/errors'
import type { House, Trx } from '~/domain/kernel/house'
import { oneAtATime } from '~/domain/kernel/one-at-a-time'
import type { Actor, Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { keepNumber, peekNumber } from '~/domain/numbers/take.server'
import type { RenderedFile } from '../../documents/render'
import { InvoiceConflict, NotIssuable } from '../conflict'
import { composeInvoice } from '../drafts/compose.server'
import { listDeductedAdvances } from './advances.server'
import { appendToChain } from './chain.server'
import { blockingFindings } from './issuable'
import { readSecrets } from './secrets.server'
import { tellIssued } from './tell.server'
import { type InvoiceView, invoiceViewJson } from './view'

/** Only another process can interfere, so a few tries are plenty. */
const TRIES = 5

export interface IssuedInvoice {
  id: string
  number: string
}

/**
 * Issues a draft: takes the next number without a gap, freezes the view and its files. Must not be called inside a
 * transaction, because rendering takes time.
 * @param seen the revision on the page, if there was one
 * @throws NotFound; Conflict `already_issued`, `draft_changed`, `mandate_not_active`; NotIssuable with the
 * blocking findings
 */
export function issueInvoice(
  house: House,
  scope: Scope,
  invoiceId: string,
  seen: { revision?: number | undefined } = {},
): Promise<IssuedInvoice> {
  return issueInTurn(house, scope, 'invoice', async (number) => {
    const { view, revision, advances } = await composeInvoice(house.reader, scope, invoiceId, number)
    if (seen.revision !== undefined && seen.revision !== revision) throw new InvoiceConflict('draft_changed')
    const [first, ...others] = blockingFindings(view, advances)
    if (first) throw new NotIssuable([first, ...others])
    const secrets = await readSecrets(house, scope, invoiceId, view)
    const files = await house.renderers.invoice(view, await readLetterhead(house.reader, scope), secrets)
    return async (trx) => {
      const still = await listDeductedAdvances(trx, scope, invoiceId)
      if (JSON.stringify(still) !== JSON.stringify(advances)) return undefined
      const isCurrent = await freeze(trx, scope, { invoiceId, revision, view })
      if (!isCurrent) return undefined
      await settleIssue(trx, house, scope, { invoiceId, view, files })
      return { id: invoiceId, number }
    }
  })
}

/** Writes a prepared document; undefined if its sources have changed since. */
type Finish = (trx: Trx) => Promise<IssuedInvoice | undefined>

/**
 * Prepares a document under the next number of its range outside a transaction, then finishes it inside one if the
 * number is still the next, else starts again. One at a time per tenant within the process.
 */
export function issueInTurn(
  house: House,
  scope: Scope,
  range: 'invoice' | 'cancellation',
  prepare: (number: string) => Promise<Finish>,
): Promise<IssuedInvoice> {
  return oneAtATime(`invoice ${scope.tenantId}`, async () => {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const next = await peekNumber(house.reader, scope, range)
      const finish = await prepare(next.number)
      const issued = await orOvertaken(
        writing(house, scope, async (trx) => {
          const still = await peekNumber(trx, scope, range)
          if (still.number !== next.number) throw new Overtaken()
          const result = await finish(trx)
          if (!result) throw new Overtaken()
          await keepNumber(trx, scope, still)
          return result
        }),
      )
      if (issued) return issued
    }
    throw new Busy()
  })
}

/** Rolls back a try whose sources have changed, so that nothing that goes with its write counts. */
class Overtaken extends Error {}

async function orOvertaken<Result>(attempt: Promise<Result>): Promise<Result | undefined> {
  try {
    return await attempt
  } catch (error) {
    if (error instanceof Overtaken) return undefined
    throw error
  }
}

/** Turns a draft into an issued invoice; false if the draft is no longer at that revision. */
export async function freeze(
  trx: Trx,
  actor: Actor,
  { invoiceId, revision, view }: { invoiceId: string; revision: number; view: InvoiceView },
): Promise<boolean> {
  const result = await trx
    .updateTable('invoices')
    .set({
      status: 'issued',
      number: view.number,
      issued_on: view.issuedOn,
      due_on: view.dueOn,
      rounding_cents: view.roundingCents ?? 0,
      prepaid_cents: view.kind === 'invoice' ? (view.prepaidCents ?? 0) : 0,
      view_json: invoiceViewJson(view),
      issued_at: actor.at,
    })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', invoiceId)
    .where('status', '=', 'draft')
    .where('revision', '=', revision)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

const ISSUED_AS = {
  invoice: 'invoice.issued',
  cancellation: 'invoice.cancellation_issued',
  credit_note: 'invoice.credit_note_issued',
} as const

export async function settleIssue(
  trx: Trx,
  archive: Archive,
  actor: Actor,
  { invoiceId, view, files }: { invoiceId: string; view: InvoiceView; files: readonly RenderedFile[] },
): Promise<void> {
  await storeDocuments(trx, archive, actor, { owner: { invoiceId }, files })
  await appendToChain(trx, actor, invoiceId)
  await recordAudit(trx, actor, {
    action: ISSUED_AS[view.kind],
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { number: view.number, dueOn: view.dueOn, grossCents: view.grossCents },
  })
  if (view.kind !== 'cancellation') await tellIssued(trx, actor, invoiceId)
}
