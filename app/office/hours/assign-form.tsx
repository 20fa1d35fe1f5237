import type { ReactNode } from 'react'
import type { EmployeeChoice } from '~/domain/employees/choice.server'
import type { MonthText } from '~/domain/values/calendar'
import { FieldFault } from '~/kit/field-frame'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'
import { FOREIGN_ID_FIELD } from './forms'
import { assignmentPath } from './unassigned-query'

interface Props {
  month: MonthText
  /** Where the page of ids begins, which is shown again afterwards. */
  after: string | null
  employees: EmployeeChoice[]
  children: ReactNode
}

/** Assigns one of the ids to one of the employees; employees are listed once for all ids. */
export function AssignForm({ month, after, employees, children }: Props) {
  const { unassigned: texts } = useTexts().hours
  const actionOf = useFormAction()
  const { values, faults } = useRefusal()
  const options = employees.map(({ id, number, name }) => ({ value: id, label: texts.option(name, number) }))
  return (
    <form className="stack-tight" method="post" action={actionOf(assignmentPath(month, after))} noValidate>
      <FieldFault id={FOREIGN_ID_FIELD} fault={faults[FOREIGN_ID_FIELD]} />
      {children}
      <SelectField
        name="employee_id"
        label={texts.who}
        value={values.employee_id ?? ''}
        fault={faults.employee_id}
        options={[{ value: '', label: texts.choose }, ...options]}
      />
      <button type="submit" className="button button-quiet">
        {texts.assign}
      </button>
    </form>
  )
}

export function ChooseId({ id, isOnly }: { id: string; isOnly: boolean }) {
  const { values } = useRefusal()
  const isChosen = isOnly || values[FOREIGN_ID_FIELD] === id
  return (
    <span className="choice choice-bare">
      <input
        type="radio"
        id={`${FOREIGN_ID_FIELD}-${id}`}
        name={FOREIGN_ID_FIELD}
        value={id}
        defaultChecked={isChosen}
      />
      <label className="as-is" htmlFor={`${FOREIGN_ID_FIELD}-${id}`}>
        {id}
      </label>
    </span>
  )
}
