import { EVENT_TYPES, type EventType } from '~/domain/events/types'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { FormPart } from '~/kit/form-part'
import { useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { ALL_FIELD, fieldOfType, URL_FIELD } from './form'

const GROUP_OF: Record<EventType, 'invoices' | 'money' | 'mandates' | 'others'> = {
  'invoice.issued': 'invoices',
  'invoice.paid': 'invoices',
  'invoice.reopened': 'invoices',
  'invoice.cancelled': 'invoices',
  'payment.received': 'money',
  'payment.returned': 'money',
  'mandate.requested': 'mandates',
  'mandate.approved': 'mandates',
  'mandate.ended': 'mandates',
  'message.received': 'others',
  'hours.corrected': 'others',
  'payslips.released': 'others',
  'customer.changed': 'others',
}

const GROUPS = (['invoices', 'money', 'mandates', 'others'] as const).map((group) => ({
  group,
  types: EVENT_TYPES.filter((type) => GROUP_OF[type] === group),
}))

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
        <Checkbox
          id={ALL_FIELD}
          name={ALL_FIELD}
          label={texts.all}
          isChecked={refusal.values[ALL_FIELD] === 'ja'}
          fault={refusal.faults[ALL_FIELD]}
        />
        <div className="columns event-choices">
          {GROUPS.map(({ group, types: own }) => (
            <FormPart key={group} title={texts.groups[group]} isNested>
              {own.map((type) => (
                <Checkbox
                  key={type}
                  id={fieldOfType(type)}
                  name={fieldOfType(type)}
                  label={texts.types[type].name}
                  hint={texts.types[type].holds}
                  isChecked={isGivenBack ? refusal.values[fieldOfType(type)] === 'ja' : types.includes(type)}
                />
              ))}
            </FormPart>
          ))}
        </div>
      </FormPart>
    </>
  )
}

export function useEndpointLabel(): (field: string) => string {
  const { events: texts } = useTexts()
  return (field) => (field === URL_FIELD ? texts.url : texts.wanted)
}
