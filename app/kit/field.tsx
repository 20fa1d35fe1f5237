import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { described, FieldFrame, type FieldProps } from './field-frame'
import { inputClass } from './input-class'

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'className'>
type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'className'>

/** Browsers reject or rewrite umlauts in type="email"; the server validates instead. */
const PLAIN_EMAIL = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

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
  return (
    <FieldFrame {...{ name, id, label, hint, fault, isOptional, note }}>
      <input
        type="text"
        {...input}
        {...(input.type === 'email' && PLAIN_EMAIL)}
        className={inputClass(name)}
        id={id}
        name={name}
        {...described(id, hint, fault)}
      />
    </FieldFrame>
  )
}

export function TextAreaField({ name, label, id = name, hint, fault, isOptional, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ name, id, label, hint, fault, isOptional }}>
      <textarea rows={5} {...area} className="input" id={id} name={name} {...described(id, hint, fault)} />
    </FieldFrame>
  )
}
