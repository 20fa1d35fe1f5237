import type { Args, RouteHandle } from '~/auth/access'
import { takeProposal } from '~/domain/bank/assign.server'
import { getBankItem } from '~/domain/bank/item.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { Conflict } from '~/domain/kernel/errors'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { seenForm } from './forms'
import { bankPath } from './query'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Books what was suggested and leads to what is left; where something has changed meanwhile, to the item itself, with what can be suggested now. */
export async function action({ request, scope, params: { itemId } }: Args<typeof handle, 'itemId'>) {
  const { [SEEN_FIELD]: seenCents } = await readFields(request, seenForm)
  const { proposal, openCents } = await getBankItem(house.reader, scope, itemId)
  if (!proposal) {
    if (openCents === seenCents && openCents !== 0) await matchItems(house, scope)
    return saved<'bank'>(request, paths.bankItem(itemId), 'nichts')
  }
  const { customerId, reasons } = proposal
  const claims = proposal.claims.map(({ invoiceId, withDiscount }) => ({ invoiceId, withDiscount }))
  try {
    await takeProposal(house, scope, {
      ...{ itemId, seenCents, customerId, claims },
      made: { madeBy: 'user', reasons },
    })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    if (openCents === seenCents) await matchItems(house, scope)
    const { openCents: leftCents } = await getBankItem(house.reader, scope, itemId)
    const isBookedNow = openCents === seenCents && leftCents === 0
    return saved<'bank'>(request, paths.bankItem(itemId), isBookedNow ? 'gebucht' : 'nichts')
  }
  return saved<'bank'>(request, bankPath({ state: 'open' }), 'gebucht')
}
