import type { ReactNode } from 'react'
import type { EmployeeValues } from '~/domain/employees/values.server'
import { formatDecimal } from '~/i18n/format'
import { CountryField } from '~/kit/country-field'
import { TextField } from '~/kit/field'
import { FormMore } from '~/kit/form-more'
import { useLanguage, useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'

const OTHER_NAMES = ['phone', 'language', 'exit_on', 'number', 'id']

interface Props {
  stored?: EmployeeValues | undefined
  /** Folded away ahead of what few need. */
  confidential?: ReactNode
  /** Further fields that few need. */
  children?: ReactNode
}

export function EmployeeFields({ stored, confidential, children }: Props) {
  const { common, employees: texts } = useTexts()
  const field = useField(stored)
  const exit = <TextField {...field('exit_on')} type="date" hint={texts.exitHint} isOptional />
  return (
    <>
      <TextField {...field('first_name')} hint={texts.firstNameHint} isOptional />
      <TextField {...field('last_name')} />
      <TextField {...field('street')} />
      <TextField {...field('address_extra')} isOptional />
      <TextField {...field('postal_code')} />
      <TextField {...field('city')} />
      <CountryField {...field('country')} />
      <TextField {...field('email')} type="email" hint={texts.emailHint} isOptional />
      <RadioField
        name="employment_type"
        legend={texts.fields.employment_type}
        labels={common.employmentTypes}
        stored={stored?.employment_type}
      />
      <TextField {...field('entry_on')} type="date" />
      {stored ? exit : null}
      <WeeklyHours stored={stored} />
      {confidential}
      <FormMore {...texts.parts.other} names={OTHER_NAMES}>
        <TextField {...field('phone')} type="tel" isOptional />
        <LanguageField stored={stored} />
        {stored ? null : exit}
        <TextField {...field('number')} hint={stored ? undefined : texts.numberHint} isOptional={!stored} />
        {children}
      </FormMore>
    </>
  )
}

function WeeklyHours({ stored }: Pick<Props, 'stored'>) {
  const texts = useTexts().employees
  const refusal = useRefusal()
  const shownIn = useLanguage()
  const field = useField(stored)
  const hours = stored?.weekly_hours ?? null
  return (
    <>
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
    </>
  )
}

function LanguageField({ stored }: Pick<Props, 'stored'>) {
  const texts = useTexts().employees
  const language = fieldOf(useRefusal(), 'language', stored?.language)
  return (
    <SelectField
      {...language}
      label={texts.fields.language}
      hint={texts.languageHint}
      value={language.defaultValue ?? 'de'}
      options={Object.entries(texts.languages).map(([value, label]) => ({ value, label }))}
    />
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
