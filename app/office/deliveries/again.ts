import type { Args, RouteHandle } from '~/auth/access'
import { processAgain } from '~/domain/inbox/again.server'
import { InboxConflict } from '~/domain/inbox/conflict'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { onceForm } from '~/kit/forms/button-fields'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'receivedId'>) {
  const { receivedId } = params
  const conflict = { of: InboxConflict, at: 'form' }
  const page = paths.delivery(receivedId)
  return carryOutForm(
    { request, schema: onceForm, conflict, page },
    async ({ [FORM_KEY_FIELD]: formKey }) => {
      const again = await processAgain(house, scope, { id: receivedId, formKey })
      return saved<'deliveries'>(request, paths.delivery(again), 'verarbeitet')
    },
  )
}
