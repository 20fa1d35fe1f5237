import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getEmployee } from '~/domain/employees/find.server'
import { OpeningConflict } from '~/domain/payslips/conflict'
import { findOpening, keepOpening } from '~/domain/payslips/openings.server'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { openingForm, YEAR_PARAMETER } from '~/kit/forms/opening-form'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { EmployeeOpeningPage } from './opening-page'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data) => titleAbout(texts.employees.opening.title, data, 'employee', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const { id, firstName, lastName } = await getEmployee(house.reader, scope, employeeId)
  const thisYear = scope.today.slice(0, 4)
  const asked = new URL(request.url).searchParams.get(YEAR_PARAMETER) ?? ''
  const year = Number(asked) === Number(thisYear) - 1 ? asked : thisYear
  return {
    year,
    thisYear,
    employee: { id, name: fullName(firstName, lastName) },
    opening: (await findOpening(house.reader, house.vault, scope, { employeeId: id, year })) ?? null,
  }
}

export function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const conflict = { of: OpeningConflict, at: 'until' }
  return carryOutForm({ request, schema: openingForm, conflict }, async (values) => {
    await keepOpening(house, scope, employeeId, values)
    return saved<'employees'>(request, paths.employee(employeeId), 'vortrag')
  })
}

export default function EmployeeOpening() {
  return <EmployeeOpeningPage {...useLoaderData<typeof loader>()} />
}
