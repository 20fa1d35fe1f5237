import { TextField } from '~/kit/field'
import { useHref, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { type MappedField, mappedFields, valuesIn } from './delivery-fields'
import type { TaskPage } from './page.server'

/** What the webhook received but could not apply, and a form to complete it by hand. */
export function DeliveryTask({
  task,
  payload,
  reason,
  choices,
  mayHandle,
  maySeeDeliveries,
}: Pick<TaskPage, 'task' | 'payload' | 'reason' | 'choices' | 'mayHandle' | 'maySeeDeliveries'>) {
  const texts = useTexts().tasks
  const href = useHref()
  const fields = mappedFields(task.detail)
  return (
    <>
      <section className="stack-tight" aria-labelledby="meldung">
        <h2 id="meldung">{texts.payload}</h2>
        {payload === null ? (
          <p>{texts.payloadGone}</p>
        ) : (
          <>
            <p>
              {reason === null ? null : `${texts.reasons[reason]} `}
              {texts.byHand}
            </p>
            <pre className="sheet mail-text">{payload}</pre>
          </>
        )}
        {maySeeDeliveries ? (
          <p>
            <a href={href(paths.delivery(task.subjectId))}>{texts.mapping.delivery}</a>
          </p>
        ) : null}
      </section>
      {mayHandle && payload !== null && task.doneAt === null && fields.length > 0 ? (
        <section className="stack-tight" aria-labelledby="ergaenzen">
          <h2 id="ergaenzen">{texts.mapping.title}</h2>
          <p className="soft">{texts.mapping.text}</p>
          <OfficeForm action={paths.taskDeliveryMapping(task.id)} button={texts.mapping.save}>
            {fields.map((name) => (
              <MappedInput key={name} name={name} values={valuesIn(payload)} choices={choices} />
            ))}
          </OfficeForm>
        </section>
      ) : null}
    </>
  )
}

interface InputProps {
  name: MappedField
  values: Partial<Record<string, string>>
  choices: TaskPage['choices']
}

function MappedInput({ name, values, choices }: InputProps) {
  const { mapping } = useTexts().tasks
  const refusal = useRefusal()
  const label = mapping.fields[name]
  const field = fieldOf(refusal, name, values[name])
  const select = { name, label, value: field.defaultValue ?? '', fault: field.fault }
  switch (name) {
    case 'mitarbeiter_id':
      return (
        <SelectField
          {...select}
          options={[
            { value: '', label: mapping.choose },
            ...choices.map(({ id, name: who, number }) => ({ value: id, label: `${who} (${number})` })),
          ]}
        />
      )
    case 'art':
      return (
        <SelectField
          {...select}
          options={(['CORE', 'B2B'] as const).map((value) => ({ value, label: mapping.types[value] }))}
        />
      )
    case 'monat':
      return <TextField {...field} label={label} type="month" />
    case 'unterschrieben_am':
      return <TextField {...field} label={label} type="date" />
    case 'versandt_am':
    case 'kanal':
      return <TextField {...field} label={label} isOptional autoComplete="off" />
    default:
      return <TextField {...field} label={label} autoComplete="off" />
  }
}
