import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { EmployeeConflict } from '~/domain/employees/conflict'
import { getEmployee } from '~/domain/employees/find.server'
import { addPay, listPaidMonths, listPay, monthsOfPay, payKey } from '~/domain/employees/pay.server'
import { monthOf } from '~/domain/values/calendar'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { payForm } from './forms'
import { EmployeePayPage } from './pay-page'

export const handle = {
  access: 'see_pay',
  title: (texts, data) => titleAbout(texts.employees.pay.edit, data, 'employee', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const { id, firstName, lastName, entryOn } = await getEmployee(house.reader, scope, employeeId)
  const pay = await listPay(house.reader, house.vault, scope, id)
  const months = await listPaidMonths(house.reader, scope, id)
  return {
    employee: { id, name: fullName(firstName, lastName) },
    firstMonth: pay.length === 0 ? monthOf(entryOn) : null,
    pay: pay.map((each) => ({ ...each, key: payKey(each), used: monthsOfPay(pay, each.from, months) })),
  }
}

export function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const conflict = { of: EmployeeConflict, at: 'from' }
  return carryOutForm({ request, schema: payForm, conflict }, async (values) => {
    await addPay(house, scope, employeeId, values)
    return saved<'employees'>(request, paths.employee(employeeId), 'verguetung')
  })
}

export default function EmployeePay() {
  return <EmployeePayPage {...useLoaderData<typeof loader>()} />
}
