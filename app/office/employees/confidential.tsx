import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { changeEmployee } from '~/domain/employees/change.server'
import { readConfidential } from '~/domain/employees/confidential.server'
import { asAlike, findSameNumbers } from '~/domain/employees/same-person.server'
import { readEmployeeValues } from '~/domain/employees/values.server'
import { findTaxAndFund } from '~/domain/payroll-run/facts.server'
import { fullName } from '~/domain/values/person-name'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { AddAnyway, Alike } from '~/kit/records/alike'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { ConfidentialFields } from './confidential-fields'
import { EmployeeFormPage } from './form-page'
import { confidentialForm } from './forms'

export const handle = {
  access: 'see_pay',
  title: (texts, data) => titleAbout(texts.employees.confidential.edit, data, 'employee', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const { id, revision, first_name, last_name } = await readEmployeeValues(house.reader, scope, employeeId)
  return {
    employee: { id, revision, name: fullName(first_name, last_name) },
    stored: await readConfidential(house.reader, house.vault, scope, employeeId),
    isInPayroll: (await findTaxAndFund(house.reader, house.vault, scope, id)) !== undefined,
  }
}

export function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  return carryOutForm({ request, schema: confidentialForm(scope.today) }, async (entered) => {
    const { tax_class, health_fund, isAnyway, ...others } = entered
    const alike = isAnyway
      ? []
      : await findSameNumbers(house.reader, house.vault, scope, { ...others, id: employeeId })
    if (alike.length > 0) return { faults: { form: 'employee_same_number' }, alike: alike.map(asAlike) }
    const isInPayroll = await findTaxAndFund(house.reader, house.vault, scope, employeeId)
    await changeEmployee(
      house,
      scope,
      employeeId,
      isInPayroll ? others : { ...others, tax_class, health_fund },
    )
    return saved<'employees'>(request, paths.employee(employeeId), 'vertrauliches')
  })
}

export default function EmployeeConfidential() {
  const { employee, stored, isInPayroll } = useLoaderData<typeof loader>()
  const { employees, records } = useTexts()
  const { edit, whoSees } = employees.confidential
  const { id, revision } = employee
  return (
    <EmployeeFormPage employee={employee} title={edit} text={whoSees}>
      <Alike texts={employees.samePerson} pathOf={paths.employee} />
      <RecordForm action={paths.employeeConfidential(id)} revision={revision} button={records.save}>
        <ConfidentialFields stored={stored} {...(isInPayroll ? { payrollOf: id } : {})} />
        <AddAnyway label={employees.samePerson.anyway} />
      </RecordForm>
    </EmployeeFormPage>
  )
}
