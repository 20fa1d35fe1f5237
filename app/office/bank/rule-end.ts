import type { Args, RouteHandle } from '~/auth/access'
import { deleteRule } from '~/domain/bank/rules.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { ruleId } }: Args<typeof handle, 'ruleId'>) {
  await deleteRule(house, scope, ruleId)
  return saved<'bank'>(request, paths.bankRules(), 'geloescht')
}
