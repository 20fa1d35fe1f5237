import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { HoursConflict } from '~/domain/hours/conflict'
import { PASTED_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleOfMonth } from '~/kit/title'
import { pasteForm } from './forms'
import { monthIn } from './page.server'
import { checkedPaste, pastePageData } from './paste.server'
import { HoursPastePage } from './paste-page'

/** Enough for some thousand rows, in bytes. */
const TABLE_BYTES = 512 * 1024

export const handle = {
  access: 'see_sensitive',
  bodyLimit: TABLE_BYTES,
  title: (texts, data, language) => titleOfMonth(texts.hours.paste.title, data, language, 'month'),
} satisfies RouteHandle

export function loader({ request, scope, params: { month } }: Args<typeof handle, 'month'>) {
  return pastePageData(request, scope, monthIn(month))
}

export function action({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const conflict = { of: HoursConflict, at: PASTED_FIELD }
  return carryOutForm({ request, schema: pasteForm, conflict }, (values, entered) =>
    checkedPaste(request, scope, month, { values, entered }),
  )
}

export default function HoursPaste() {
  return <HoursPastePage {...useLoaderData<typeof loader>()} />
}
