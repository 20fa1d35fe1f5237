import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import type { FaultKey } from '~/forms/faults'
import { useTexts } from './language'

interface FieldProps {
  name: string
  label: string
  /** Defaults to the name; needed where two forms on a page share a name. */
  id?: string | undefined
  hint?: string | undefined
  fault?: FaultKey | undefined
  isOptional?: boolean
}

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'className'>
type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'className'>

export function TextField({ name, label, id = name, hint, fault, isOptional, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, fault, isOptional }}>
      <input type="text" {...input} className="input" id={id} name={name} {...described(id, hint, fault)} />
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

export function FieldFault({ id, fault }: { id: string; fault: FaultKey | undefined }) {
  const { faults } = useTexts()
  if (!fault) return null
  return (
    <p className="field-fault" id={faultId(id)}>
      {faults[fault]}
    </p>
  )
}

/** The attributes that link an input to its hint and fault. */
export function described(id: string, hint: string | undefined, fault: FaultKey | undefined) {
  const ids = [hint ? hintId(id) : '', fault ? faultId(id) : ''].filter(Boolean).join(' ')
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(fault ? { 'aria-invalid': true as const } : {}),
  }
}

interface FieldFrameProps extends Omit<FieldProps, 'name' | 'isOptional'> {
  id: string
  isOptional: boolean | undefined
  children: ReactNode
}

function FieldFrame({ id, label, hint, fault, isOptional, children }: FieldFrameProps) {
  const { forms } = useTexts()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {isOptional ? <span className="field-hint">{forms.optional}</span> : null}
      </label>
      {hint ? (
        <p className="field-hint" id={hintId(id)}>
          {hint}
        </p>
      ) : null}
      <FieldFault id={id} fault={fault} />
      {children}
    </div>
  )
}

function hintId(id: string): string {
  return `${id}-hinweis`
}

function faultId(id: string): string {
  return `${id}-fehler`
}
