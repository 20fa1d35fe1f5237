import type { Args, RouteHandle } from '~/auth/access'
import { BankConflict } from '~/domain/bank/conflict'
import { joinDouble, keepBoth } from '~/domain/bank/doubles.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { DOUBLE_FIELD } from './fields'
import { doubleForm } from './forms'
import { bankPath } from './query'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Whether a booking that is perhaps there twice is one, or two. */
export async function action({ request, scope, params: { itemId } }: Args<typeof handle, 'itemId'>) {
  const { [DOUBLE_FIELD]: isOne } = await readFields(request, doubleForm)
  let found: 'one' | 'two' = 'two'
  try {
    if (isOne) found = await joinDouble(house, scope, itemId)
    else await keepBoth(house, scope, itemId)
  } catch (error) {
    if (error instanceof BankConflict) return saved<'bank'>(request, paths.bankItem(itemId), 'nichts')
    throw error
  }
  // One answer may settle what was asked of others too.
  await matchItems(house, scope)
  if (found === 'one') return saved<'bank'>(request, bankPath({ state: 'open' }), 'dieselbe')
  return saved<'bank'>(request, paths.bankItem(itemId), isOne ? 'doch_zwei' : 'zwei')
}
