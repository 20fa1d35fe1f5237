import { randomUUID } from 'node:crypto'
import { recordAudit } from '~/domain/audit/audit.server'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import type { Cents } from '~/domain/values/money'
import { InvoiceConflict } from '../conflict'
import { type IssuedInvoice, issueInTurn } from '../issuing/issue.server'
import type { InvoiceView } from '../issuing/view'
import { totalOf } from '../payments/sums'
import { issueCancellation } from './cancellation.server'
import { type CreditRequest, creditOf } from './credit'
import type { CreditWords } from './credit-lines'
import { creditView } from './credit-view'
import { type Creditable, getCreditable } from './credited.server'

export interface NewCredit {
  id?: string
  request: (left: Creditable) => CreditRequest
  wordsOf: (language: InvoiceView['language']) => CreditWords
  reason: string
  /** What was left when the form was rendered; if that has changed, nothing is credited. */
  seenCents?: Cents | undefined
}

/**
 * Credits a part of an issued invoice with a credit note that has its own number and link. Must not be called
 * inside a transaction, because rendering takes time.
 * @returns the credit note
 * @throws NotFound; Conflict `not_issued`, `not_creditable`, `already_cancelled`, `already_credited`,
 * `advance_deducted`, `credited_meanwhile`, and what `creditOf` finds
 */
export function creditInvoice(
  house: House,
  scope: Scope,
  invoiceId: string,
  { id = randomUUID(), seenCents, ...credit }: NewCredit,
): Promise<IssuedInvoice> {
  return issueInTurn(house, scope, 'cancellation', async (number) => {
    const original = await getCreditable(house.reader, scope, invoiceId)
    if (seenCents !== undefined && seenCents !== original.left.totalCents)
      throw new InvoiceConflict('credited_meanwhile')
    const view = composeCredit(scope, original, { number, ...credit })
    const files = await house.renderers.invoice(view, await readLetterhead(house.reader, scope))
    return async (trx) => {
      const still = await getCreditable(trx, scope, invoiceId)
      // A payment or another credit note came in between: calculate again.
      if (
        JSON.stringify([still.left, still.openCents]) !== JSON.stringify([original.left, original.openCents])
      )
        return undefined
      await issueCancellation(house, trx, scope, { id, refersToId: invoiceId, original, view, files })
      await recordAudit(trx, scope, {
        action: 'invoice.credited',
        subjectType: 'invoice',
        subjectId: invoiceId,
        after: { creditedBy: number, creditedCents: 0 - totalOf(view) },
      })
      return { id, number }
    }
  })
}

/** The credit note as it would be issued today. @throws Conflict from `creditOf` */
export function composeCredit(
  { today }: Pick<Scope, 'today'>,
  original: Creditable,
  { number, request, wordsOf, reason }: Omit<NewCredit, 'id' | 'seenCents'> & { number: string },
): InvoiceView {
  const { view, left, openCents } = original
  const { credit, faults } = creditOf(left, request(original), wordsOf(view.language))
  const [fault] = faults
  if (fault) throw new InvoiceConflict(fault.code)
  return creditView(view, credit, { number, issuedOn: today, note: reason, openCents })
}
