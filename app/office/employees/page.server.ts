import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type FileColumn, listFile } from '~/documents/list-file'
import { findAlikeEmployees } from '~/domain/employees/alike.server'
import { createEmployee } from '~/domain/employees/employees.server'
import { findEmployee } from '~/domain/employees/find.server'
import { type EmployeeQuery, listEmployees } from '~/domain/employees/list.server'
import { EMPLOYEE_FIELDS } from '~/domain/employees/values.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { formatDateToCopy, formatDecimal, formatMonth } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import { ANYWAY_FIELD, FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import type { Language } from '~db/schema'
import type { newEmployeeForm } from './forms'

type NewEmployeeValues = z.output<ReturnType<typeof newEmployeeForm>>

/** The new employee's id, or its possible duplicates. A double click adds one. */
export async function addEnteredEmployee(scope: OfficeScope, entered: NewEmployeeValues) {
  const { [FORM_KEY_FIELD]: formKey, [ANYWAY_FIELD]: anyway, ...input } = entered
  // With an id from the time recorder, that is the idempotency key.
  const key = input.id ?? formKey
  const earlier = key === '' ? undefined : await findEmployee(house.reader, scope, key)
  const isSame = earlier?.lastName === input.last_name && earlier.firstName === input.first_name
  if (earlier && isSame && earlier.entryOn === input.entry_on) return { id: earlier.id, alike: [] }
  const alike = anyway ? [] : await findAlikeEmployees(house.reader, house.vault, scope, input)
  if (alike.length > 0) return { id: undefined, alike }
  const made = await createEmployee(house, scope, {
    ...input,
    id: input.id ?? (formKey === '' || earlier ? randomUUID() : formKey),
  })
  return { id: made.id, alike: [] }
}

/** All matching employees as a file, without sealed data. */
export async function employeesFile(scope: OfficeScope, filter: EmployeeQuery, language: Language) {
  const { common, employees } = textsOf(language)
  const rows = await listEmployees(house.reader, scope, filter)
  const ofFields = EMPLOYEE_FIELDS.map(
    (column): FileColumn<(typeof rows)[number]> => [
      employees.fields[column],
      (employee) => {
        const value = employee[column]
        if (column === 'employment_type') return common.employmentTypes[employee.employment_type]
        // German Excel reads 8.5 as 8 May.
        if (column === 'weekly_hours') return value && formatDecimal(value, language)
        if (column === 'entry_on' || column === 'exit_on') return value && formatDateToCopy(value, language)
        return value
      },
    ],
  )
  return listFile({
    fileName: 'mitarbeiter.csv',
    rows,
    columns: [
      ...ofFields,
      [
        employees.columns.lastPayslip,
        ({ last_payslip }) => last_payslip && formatMonth(last_payslip, language),
      ],
    ],
  })
}
