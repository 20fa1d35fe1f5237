import type { Args, RouteHandle } from '~/auth/access'
import { markFirst } from '~/domain/bank/account-use.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { SEQUENCE_FIELD } from './fields'
import { sequenceForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Whether files for this account mark the first debit of a mandate. */
export async function action({ request, scope, params: { accountId } }: Args<typeof handle, 'accountId'>) {
  const { [SEQUENCE_FIELD]: sequence } = await readFields(request, sequenceForm)
  await markFirst(house, scope, accountId, sequence === 'FRST')
  return saved<'bank'>(request, paths.bankAccount(accountId), 'kennung')
}
