import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { EmployeeConflict } from '~/domain/employees/conflict'
import { findEmployee } from '~/domain/employees/find.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { keyOfNew } from '~/kit/forms/key-of-new.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { newEmployeeForm } from './forms'
import { NewEmployeePage } from './new-page'
import { addEnteredEmployee } from './page.server'
import { EMPLOYEE_ID_PARAMETER } from './query'

export const handle = {
  access: 'keep_employees',
  title: (texts) => texts.employees.add,
} satisfies RouteHandle

/** Takes over the id from the query if unassigned hours led here. */
export async function loader({ request, scope }: Args<typeof handle>) {
  const id = new URL(request.url).searchParams.get(EMPLOYEE_ID_PARAMETER) ?? ''
  const find = (key: string) => findEmployee(house.reader, scope, key)
  return { formKey: await keyOfNew(request, { find, pathOf: paths.employee }), id: id.slice(0, 36) }
}

export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: EmployeeConflict, at: (code: string) => (code === 'number_taken' ? 'number' : 'id') }
  const schema = newEmployeeForm(scope.today)
  return carryOutForm({ request, schema, conflict }, async (values) => {
    const { id, alike } = await addEnteredEmployee(scope, values)
    if (id === undefined) return { faults: { first_name: 'employee_alike' }, alike }
    return saved<'employees'>(request, paths.employee(id), 'neu')
  })
}

export default function NewEmployee() {
  return <NewEmployeePage {...useLoaderData<typeof loader>()} />
}
