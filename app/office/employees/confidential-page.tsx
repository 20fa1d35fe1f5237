import type { ConfidentialData } from '~/domain/employees/confidential.server'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { paths } from '~/paths'
import { ConfidentialFields } from './confidential-fields'
import { EmployeeFormPage } from './form-page'

interface Props {
  employee: { id: string; revision: number; name: string }
  stored: ConfidentialData
  /** Whether payroll keeps the tax class and the fund. */
  isInPayroll: boolean
}

export function EmployeeConfidentialPage({ employee, stored, isInPayroll }: Props) {
  const { employees, records } = useTexts()
  const { edit, whoSees } = employees.confidential
  const { id, revision } = employee
  return (
    <EmployeeFormPage employee={employee} title={edit} text={whoSees}>
      <RecordForm action={paths.employeeConfidential(id)} revision={revision} button={records.save}>
        <ConfidentialFields stored={stored} {...(isInPayroll ? { payrollOf: id } : {})} />
      </RecordForm>
    </EmployeeFormPage>
  )
}
