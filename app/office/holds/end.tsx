import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { HoldConflict } from '~/domain/holds/conflict'
import { endHold } from '~/domain/holds/end.server'
import { listHolds } from '~/domain/holds/holds.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { issuedPage } from '../invoices/issued.server'
import { EndPage } from './end-page'
import { endForm, HOLD_FIELD } from './forms'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.holds.about.title, data, 'number'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  const { id, number } = await issuedPage(scope, params.invoiceId)
  const hold = (await listHolds(house.reader, scope, id)).find(({ end }) => end === null)
  return { id, number, hold: hold ? { id: hold.id, kind: hold.kind } : null }
}

export function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  return carryOutForm(
    { request, schema: endForm, conflict: { of: HoldConflict, at: 'reason' } },
    async ({ [HOLD_FIELD]: holdId, reason }) => {
      await endHold(house, scope, { invoiceId, holdId, reason })
      return saved<'invoices'>(request, paths.officeInvoice(invoiceId), 'aufschub-beendet')
    },
  )
}

export default function EndOfHold() {
  return <EndPage {...useLoaderData<typeof loader>()} />
}
