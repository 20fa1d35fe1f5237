import type { Args, RouteHandle } from '~/auth/access'
import { assignOther } from '~/domain/bank/assign.server'
import { BankConflict } from '~/domain/bank/conflict'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { KIND_FIELD, RULE_FIELD } from './fields'
import { otherForm } from './forms'
import { bankPath } from './query'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export function action({ request, scope, params: { itemId } }: Args<typeof handle, 'itemId'>) {
  const conflict = { of: BankConflict, at: 'form' }
  return carryOutForm(
    { request, schema: otherForm, conflict, page: paths.bankItem(itemId) },
    async (values) => {
      await assignOther(house, scope, {
        itemId,
        seenCents: values[SEEN_FIELD],
        kind: values[KIND_FIELD],
        isRule: values[RULE_FIELD],
      })
      return saved<'bank'>(request, bankPath({ state: 'open' }), 'gebucht')
    },
  )
}
