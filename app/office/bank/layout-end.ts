import type { Args, RouteHandle } from '~/auth/access'
import { endLayout } from '~/domain/bank/formats/csv/own-layouts.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { layoutId } }: Args<typeof handle, 'layoutId'>) {
  await endLayout(house, scope, layoutId)
  return saved<'bank'>(request, paths.bankRules(), 'spalten_vergessen')
}
