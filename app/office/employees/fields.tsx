import type { EmployeeValues } from '~/domain/employees/values.server'
import { formatDecimal } from '~/i18n/format'
import { CountryField } from '~/kit/country-field'
import { TextField } from '~/kit/field'
import { useLanguage, useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'

interface Props {
  stored?: EmployeeValues
}

export function EmployeeFields({ stored }: Props) {
  const { common, employees: texts } = useTexts()
  const field = useField(stored)
  const refusal = useRefusal()
  const language = fieldOf(refusal, 'language', stored?.language)
  const shownIn = useLanguage()
  const hours = stored?.weekly_hours ?? null
  return (
    <>
      <TextField {...field('first_name')} hint={texts.firstNameHint} isOptional />
      <TextField {...field('last_name')} />
      <TextField {...field('street')} />
      <TextField {...field('address_extra')} hint={texts.extraHint} isOptional />
      <TextField {...field('postal_code')} />
      <TextField {...field('city')} />
      <CountryField {...field('country')} />
      <TextField {...field('email')} type="email" hint={texts.emailHint} isOptional />
      <TextField {...field('phone')} type="tel" isOptional />
      <SelectField
        {...language}
        label={texts.fields.language}
        hint={texts.languageHint}
        value={language.defaultValue ?? 'de'}
        options={Object.entries(texts.languages).map(([value, label]) => ({ value, label }))}
      />
      <RadioField
        name="employment_type"
        legend={texts.fields.employment_type}
        labels={common.employmentTypes}
        stored={stored?.employment_type}
      />
      <TextField {...field('entry_on')} type="date" />
      <TextField {...field('exit_on')} type="date" hint={texts.exitHint} isOptional />
      <TextField
        {...field('weekly_hours', hours && formatDecimal(hours, shownIn))}
        inputMode="decimal"
        hint={texts.weeklyHoursHint}
        isOptional
      />
      {stored ? (
        <TextField
          {...fieldOf(refusal, 'weekly_hours_from')}
          label={texts.weeklyHoursFrom}
          hint={texts.weeklyHoursFromHint}
          type="month"
          autoComplete="off"
          isOptional
        />
      ) : null}
      <TextField {...field('number')} hint={stored ? undefined : texts.numberHint} isOptional={!stored} />
    </>
  )
}

function useField(stored: EmployeeValues | undefined) {
  const { fields } = useTexts().employees
  const refusal = useRefusal()
  return (name: keyof EmployeeValues, shown: string | null = stored?.[name] ?? null) => ({
    ...fieldOf(refusal, name, shown),
    label: fields[name],
    autoComplete: 'off',
  })
}
