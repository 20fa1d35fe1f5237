import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { HandoverConflict } from '~/domain/handovers/conflict'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleOfMonth } from '~/kit/title'
import { monthIn } from '../hours/page.server'
import { handoverForm } from './form'
import { handoverPageData, makeHandover } from './handover.server'
import { HandoverPage } from './handover-page'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data, language) => titleOfMonth(texts.handover.title, data, language, 'month'),
} satisfies RouteHandle

export function loader({ request, scope, params: { month } }: Args<typeof handle, 'month'>) {
  return handoverPageData(request, scope, monthIn(month))
}

export function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const conflict = { of: HandoverConflict, at: 'form' }
  return carryOutForm({ request, schema: handoverForm, conflict }, (values) =>
    makeHandover(request, scope, month, values),
  )
}

export default function Handover() {
  return <HandoverPage {...useLoaderData<typeof loader>()} />
}
