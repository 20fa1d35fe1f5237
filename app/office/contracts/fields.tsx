import type { ContractValues } from '~/domain/contracts/values.server'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { FormMore } from '~/kit/form-more'
import { useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'

type TextName = Exclude<keyof ContractValues, 'billing' | 'is_in_advance' | 'is_prorated' | 'is_property'>

const PERIODS = ['ends_on', 'due_day', 'is_in_advance', 'is_prorated', 'is_property']

interface Props {
  stored?: ContractValues
  today?: string
  isUsuallyProperty?: boolean
}

/** What every contract needs, and folded what few change. */
export function ContractFields({ stored, today, isUsuallyProperty = false }: Props) {
  const texts = useTexts().contracts
  const refusal = useRefusal()
  const field = (name: TextName, otherwise?: string) => {
    const value = stored?.[name] ?? otherwise
    return {
      ...fieldOf(refusal, name, value === undefined || value === null ? null : String(value)),
      label: texts.fields[name],
      autoComplete: 'off',
    }
  }
  const wasPosted = Object.keys(refusal.values).length > 0
  const isProperty = wasPosted
    ? Boolean(refusal.values.is_property)
    : stored
      ? stored.is_property === 1
      : isUsuallyProperty
  return (
    <>
      <TextField {...field('title')} hint={texts.titleHint} />
      <TextField {...field('starts_on', today)} type="date" />
      <RadioField
        name="interval_months"
        legend={texts.fields.interval_months}
        labels={texts.intervals}
        stored={stored ? String(stored.interval_months ?? '') : '1'}
      />
      <TextField {...field('interval_weeks')} inputMode="numeric" hint={texts.weeksHint} isOptional />
      <TextField
        {...field('next_invoice_on')}
        type="date"
        hint={stored ? texts.nextHint : texts.firstHint}
        isOptional
      />
      <TextField {...field('notice_months', '1')} inputMode="numeric" />
      <RadioField
        name="billing"
        legend={texts.fields.billing}
        labels={texts.billing}
        stored={stored?.billing ?? 'drafts'}
      />
      <FormMore {...texts.periods} names={PERIODS}>
        <TextField {...field('ends_on')} type="date" hint={texts.endsHint} isOptional />
        <TextField {...field('due_day')} inputMode="numeric" hint={texts.dueDayHint} isOptional />
        <RadioField
          name="is_in_advance"
          legend={texts.fields.is_in_advance}
          labels={texts.isInAdvance}
          stored={stored?.is_in_advance === 1 ? '1' : '0'}
        />
        <RadioField
          name="is_prorated"
          legend={texts.fields.is_prorated}
          labels={texts.isProrated}
          stored={stored?.is_prorated === 0 ? '0' : '1'}
        />
        <Checkbox
          id="is_property"
          name="is_property"
          label={
            <>
              {texts.fields.is_property}
              <span className="field-hint">{texts.propertyHint}</span>
            </>
          }
          isChecked={isProperty}
        />
      </FormMore>
    </>
  )
}
