import type { EmployeeValues } from '~/domain/employees/values.server'
import { fullName } from '~/domain/values/person-name'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { paths } from '~/paths'
import { EmployeeFields } from './fields'
import { EmployeeFormPage } from './form-page'

interface Props {
  employee: EmployeeValues & { id: string; revision: number }
}

export function EmployeeDetailsPage({ employee }: Props) {
  const { employees: texts, records } = useTexts()
  const { id, revision, first_name, last_name } = employee
  const name = fullName(first_name, last_name)
  return (
    <EmployeeFormPage employee={{ id, name }} title={texts.edit} text={texts.editText}>
      <RecordForm action={paths.employeeDetails(id)} revision={revision} button={records.save}>
        <EmployeeFields stored={employee} />
      </RecordForm>
    </EmployeeFormPage>
  )
}
