import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readHoursCell } from '~/domain/hours/cell.server'
import { HoursConflict } from '~/domain/hours/conflict'
import { correctHours } from '~/domain/hours/correct.server'
import { tidyKinds } from '~/domain/hours/kinds'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { HoursCellPage } from './cell-page'
import { hoursForm } from './forms'
import { monthIn } from './page.server'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data) => titleAbout(texts.hours.cell.title, data, 'employee', 'name'),
} satisfies RouteHandle

const FIELD_OF_CONFLICT: Partial<Record<string, string>> = {
  hours_missing: 'hours',
  hours_reason_missing: 'reason',
}

export function loader({ scope, params }: Args<typeof handle, 'month' | 'employeeId'>) {
  const { employeeId } = params
  return readHoursCell(house, scope, { month: monthIn(params.month), employeeId })
}

export function action({ request, scope, params }: Args<typeof handle, 'month' | 'employeeId'>) {
  const { employeeId } = params
  const month = monthIn(params.month)
  const conflict = { of: HoursConflict, at: (code: string) => FIELD_OF_CONFLICT[code] ?? 'form' }
  return carryOutForm({ request, schema: hoursForm, conflict }, async (values) => {
    const { hours, overtime, reason, [REVISION_FIELD]: revision, ...kinds } = values
    const entered = { month, employeeId, hours, overtime, reason, revision }
    await correctHours(house, scope, { ...entered, kinds: tidyKinds(kinds) })
    return saved<'hours'>(request, paths.hoursCell(month, employeeId), 'korrigiert')
  })
}

export default function HoursCell() {
  return <HoursCellPage {...useLoaderData<typeof loader>()} />
}
