import { EVENT_TYPES, type EventType } from '~/domain/events/types'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { FormPart } from '~/kit/form-part'
import { useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { fieldOfType, URL_FIELD } from './form'

interface Props {
  url?: string
  types?: readonly EventType[]
}

export function EndpointFields({ url, types = [] }: Props) {
  const { events: texts } = useTexts()
  const refusal = useRefusal()
  const isGivenBack = Object.keys(refusal.values).length > 0
  return (
    <>
      <TextField
        {...fieldOf(refusal, URL_FIELD, url)}
        type="url"
        label={texts.url}
        hint={texts.urlHint}
        autoComplete="off"
        spellCheck={false}
      />
      <FormPart title={texts.wanted}>
        <p className="soft">{texts.wantedHint}</p>
        {EVENT_TYPES.map((type) => {
          const field = fieldOfType(type)
          return (
            <Checkbox
              key={type}
              id={field}
              name={field}
              label={texts.types[type].name}
              hint={texts.types[type].holds}
              isChecked={isGivenBack ? refusal.values[field] === 'ja' : types.includes(type)}
              fault={refusal.faults[field]}
            />
          )
        })}
      </FormPart>
    </>
  )
}

export function useEndpointLabel(): (field: string) => string {
  const { events: texts } = useTexts()
  return (field) => (field === URL_FIELD ? texts.url : texts.wanted)
}
