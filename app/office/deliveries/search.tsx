import type { EmployeeChoice } from '~/domain/employees/choice.server'
import type { DeliveryQuery } from '~/domain/inbox/list.server'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import {
  DAY_FIELD,
  deliveriesPath,
  EMPLOYEE_FIELD,
  EVENT_FIELD,
  MONTH_FIELD,
  VERDICT_FIELD,
  VERDICT_WORDS,
} from './query'
import { useEventName } from './words'

interface Props {
  query: DeliveryQuery
  events: readonly string[]
  employees: EmployeeChoice[]
}

export function DeliverySearch({ query, events, employees }: Props) {
  const { deliveries: texts } = useTexts()
  const eventName = useEventName()
  const { verdict, event, day, month, employeeId } = query
  const isNarrowed = [event, day, month, employeeId].some((value) => value !== undefined)
  const word = Object.entries(VERDICT_WORDS).find(([, value]) => value === verdict)?.[0]
  return (
    <SearchForm
      path={paths.deliveries()}
      title={texts.search}
      reset={isNarrowed ? deliveriesPath({ verdict }) : null}
      kept={word ? <input type="hidden" name={VERDICT_FIELD} value={word} /> : null}
    >
      <SelectField
        name={EVENT_FIELD}
        label={texts.columns.event}
        value={event ?? ''}
        options={[
          { value: '', label: texts.everyEvent },
          ...events.map((name) => ({ value: name, label: eventName(name) })),
        ]}
      />
      <TextField name={DAY_FIELD} type="date" label={texts.day} defaultValue={day} />
      {verdict === 'refused' ? null : (
        <>
          <TextField name={MONTH_FIELD} type="month" label={texts.columns.month} defaultValue={month} />
          <SelectField
            name={EMPLOYEE_FIELD}
            label={texts.employee}
            value={employeeId ?? ''}
            options={[
              { value: '', label: texts.everyEmployee },
              ...employees.map(({ id, name, number }) => ({ value: id, label: texts.option(name, number) })),
            ]}
          />
        </>
      )}
    </SearchForm>
  )
}
