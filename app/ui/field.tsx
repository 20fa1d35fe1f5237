import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import type { FaultKey } from '~/forms/faults'
import { described, FieldFrame } from './field-frame'

export interface FieldProps {
  name: string
  label: string
  /** Defaults to the name; needed where two forms on a page share a name. */
  id?: string | undefined
  hint?: string | undefined
  fault?: FaultKey | undefined
  isOptional?: boolean
  /** What the label says in place of "optional". */
  note?: string | undefined
}

/** As wide as what belongs there; all others as wide as the form. */
const WIDTHS: readonly [RegExp, string][] = [
  [/^(?:(?:delivery_)?postal_code|code|discount_percent|digits)$|_days$/, 'input input-short'],
  [
    /^(?:iban|bic|creditor_id|vat_id|tax_number|number|setup_code|accent_color|phone|prefix|next)$/,
    'input input-medium',
  ],
]

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'className'>
type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'className'>

export function TextField({
  name,
  label,
  id = name,
  hint,
  fault,
  isOptional,
  note,
  ...input
}: TextFieldProps) {
  const [, className = 'input'] = WIDTHS.find(([names]) => names.test(name)) ?? []
  return (
    <FieldFrame {...{ id, label, hint, fault, isOptional, note }}>
      <input
        type="text"
        {...input}
        className={className}
        id={id}
        name={name}
        {...described(id, hint, fault)}
      />
    </FieldFrame>
  )
}

export function TextAreaField({ name, label, id = name, hint, fault, isOptional, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, fault, isOptional }}>
      <textarea rows={5} {...area} className="input" id={id} name={name} {...described(id, hint, fault)} />
    </FieldFrame>
  )
}
