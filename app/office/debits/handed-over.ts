import type { Args, RouteHandle } from '~/auth/access'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { noteHandedOver } from '~/domain/invoices/handed-over.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { HANDED_ON_FIELD } from '~/kit/forms/handed-over'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { handedOverForm, TICKS_BYTES } from './forms'

export const handle = { access: 'keep_invoices', bodyLimit: TICKS_BYTES } satisfies RouteHandle

/** Notes for many invoices at once that they were handed over. */
export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: InvoiceConflict, at: HANDED_ON_FIELD }
  return carryOutForm(
    { request, schema: handedOverForm(scope.today), page: paths.debits(), conflict },
    async ({ invoiceIds, on }) => {
      if (invoiceIds.length === 0) return { faults: { form: 'handed_over_none' } }
      await noteHandedOver(house, scope, { invoiceIds, on })
      return saved<'debits'>(request, paths.debits(), 'uebergeben')
    },
  )
}
