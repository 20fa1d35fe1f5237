import { formatAmount } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { useLanguage, useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'

type Name = keyof Texts['payrollRun']['facts']['fields']

interface Props {
  name: Name
}

function useHint(name: Name): string | undefined {
  const hints: Partial<Record<Name, string>> = useTexts().payrollRun.facts.hints
  return hints[name]
}

interface TextProps extends Props {
  stored: string | null
  type?: 'date'
  /** Keypad on a phone; a numeric one also makes the field short. */
  inputMode?: 'decimal' | 'numeric'
}

export function FactText({ name, stored, ...input }: TextProps) {
  const { fields } = useTexts().payrollRun.facts
  return (
    <TextField
      {...fieldOf(useRefusal(), name, stored)}
      {...input}
      label={fields[name]}
      hint={useHint(name)}
      autoComplete="off"
      isOptional={name !== 'contribution_group'}
    />
  )
}

export function FactAmount({ name, stored }: Props & { stored: number | null }) {
  const language = useLanguage()
  return (
    <FactText
      name={name}
      stored={stored === null ? null : formatAmount(stored, language)}
      inputMode="decimal"
    />
  )
}

export function FactChoice({
  name,
  stored,
  labels,
}: Props & { stored: string | null; labels: Readonly<Record<string, string>> }) {
  const { fields } = useTexts().payrollRun.facts
  const hint = useHint(name)
  const { fault, defaultValue } = fieldOf(useRefusal(), name, stored)
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return (
    <SelectField
      name={name}
      label={fields[name]}
      {...(hint && { hint })}
      value={defaultValue ?? ''}
      fault={fault}
      options={options.sort((a, b) => Number(b.value === '') - Number(a.value === ''))}
    />
  )
}

export function FactTick({ name, stored }: Props & { stored: boolean }) {
  const { fields } = useTexts().payrollRun.facts
  const refusal = useRefusal()
  const hint = useHint(name)
  const wasPosted = Object.keys(refusal.values).length > 0
  return (
    <Checkbox
      id={name}
      name={name}
      label={
        <>
          {fields[name]}
          {hint ? <span className="field-hint">{hint}</span> : null}
        </>
      }
      isChecked={wasPosted ? refusal.values[name] !== undefined : stored}
      fault={refusal.faults[name]}
    />
  )
}
