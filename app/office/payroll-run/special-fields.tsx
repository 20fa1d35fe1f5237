import { GARNISHMENTS, type SpecialKind } from '~/domain/payroll-run/specials'
import { formatAmount, formatDecimal } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { FormMore } from '~/kit/form-more'
import { Help } from '~/kit/help'
import { useLanguage, useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'
import type { PayrollSlip } from './run.server'
import { SPECIAL_FIELDS, SPECIAL_KINDS, specialName } from './special-values'

const NAMES = SPECIAL_KINDS.flatMap((kind) =>
  Object.keys(SPECIAL_FIELDS[kind]).map((field) => specialName(kind, field)),
)

type Stored = Readonly<Record<string, string | number | boolean | null>> | undefined

export function SpecialFields({ slip }: { slip: PayrollSlip }) {
  const { specials: texts } = useTexts().payrollRun
  const refusal = useRefusal()
  const isUsed = (kind: SpecialKind) =>
    slip.extras.specials[kind] !== undefined ||
    Object.keys(SPECIAL_FIELDS[kind]).some((field) => isEntered(kind, field))
  const isEntered = (kind: SpecialKind, field: string) => Boolean(refusal.values[specialName(kind, field)])
  const shown = SPECIAL_KINDS.filter((kind) => {
    const before = GARNISHMENTS[(GARNISHMENTS as readonly string[]).indexOf(kind) - 1]
    return before === undefined || isUsed(before) || isUsed(kind)
  })
  return (
    <FormMore title={texts.title} about={texts.text} names={NAMES} isUsed={SPECIAL_KINDS.some(isUsed)}>
      {shown.map((kind) => (
        <details key={kind} className="help" open={isUsed(kind)}>
          <summary>{texts.kinds[kind].title}</summary>
          <div className="stack-tight">
            <p className="soft">{texts.kinds[kind].text}</p>
            {Object.keys(SPECIAL_FIELDS[kind]).map((field) => (
              <SpecialField key={field} kind={kind} field={field} stored={slip.extras.specials[kind]} />
            ))}
          </div>
        </details>
      ))}
      <Help summary={texts.uncovered.title}>
        <p>{texts.uncovered.text}</p>
        <ul>
          {texts.uncovered.list.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Help>
    </FormMore>
  )
}

function SpecialField({ kind, field, stored }: { kind: SpecialKind; field: string; stored: Stored }) {
  const { specials: texts } = useTexts().payrollRun
  const language = useLanguage()
  const refusal = useRefusal()
  const name = specialName(kind, field)
  const { as = 'text', empty = null } = SPECIAL_FIELDS[kind][field] ?? {}
  const labels: Readonly<Record<string, string>> = texts.kinds[kind].fields
  const label = labels[field] ?? texts.monthly
  const value = stored?.[field] ?? null
  if (as === 'tick') {
    const wasPosted = Object.keys(refusal.values).length > 0
    const isChecked = wasPosted ? refusal.values[name] !== undefined : Boolean(value)
    return <Checkbox id={name} name={name} label={label} isChecked={isChecked} />
  }
  if (typeof as === 'object') {
    const { fault, defaultValue } = fieldOf(refusal, name, value === null ? null : String(value))
    const options = texts.choices as Readonly<Record<string, string>>
    return (
      <SelectField
        name={name}
        label={label}
        value={defaultValue ?? ''}
        fault={fault}
        options={[
          { value: '', label: texts.none },
          ...as.map((one) => ({ value: one, label: options[one] ?? one })),
        ]}
      />
    )
  }
  return (
    <TextField
      {...fieldOf(refusal, name, written())}
      label={label}
      {...(as === 'text'
        ? {}
        : { inputMode: as === 'count' || as === 'days' ? ('numeric' as const) : ('decimal' as const) })}
      autoComplete="off"
      {...(empty === 'missing' ? { note: texts.needed } : { isOptional: true })}
    />
  )

  function written(): string | null {
    // Zero is a value where one is required, such as a claim that is paid off; elsewhere it is an empty field.
    if (value === null || (value === 0 && empty !== 'missing')) return null
    if (as === 'cents') return formatAmount(Number(value), language)
    return as === 'hours' || as === 'percent' ? formatDecimal(String(value), language) : String(value)
  }
}
