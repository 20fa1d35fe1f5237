import type { ReactNode } from 'react'
import { type Fault, faultWords } from '~/i18n/fault-words'
import { fieldClass } from './input-class'
import { useTexts } from './language'

export interface FieldProps {
  name: string
  label: string
  /** Defaults to the name; needed if two forms on a page share a name. */
  id?: string | undefined
  hint?: string | undefined
  fault?: Fault | undefined
  isOptional?: boolean
  /** Replaces "optional" in the label. */
  note?: string | undefined
}

export function FieldFault({ id, fault }: { id: string; fault: Fault | undefined }) {
  const { faults } = useTexts()
  if (!fault) return null
  return (
    <p className="field-fault" id={faultId(id)}>
      {faultWords(faults, fault)}
    </p>
  )
}

export function described(id: string, hint: string | undefined, fault: Fault | undefined) {
  const ids = [hint ? hintId(id) : '', fault ? faultId(id) : ''].filter(Boolean).join(' ')
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(fault ? { 'aria-invalid': true as const } : {}),
  }
}

interface FieldFrameProps extends Omit<FieldProps, 'isOptional'> {
  id: string
  isOptional: boolean | undefined
  note?: string | undefined
  children: ReactNode
}

export function FieldFrame({ name, id, label, hint, fault, isOptional, note, children }: FieldFrameProps) {
  const { forms } = useTexts()
  const remark = note ?? (isOptional ? forms.optional : undefined)
  return (
    <div className={fieldClass(name)}>
      <label htmlFor={id}>
        {label} {remark ? <span className="field-hint">{remark}</span> : null}
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

export function hintId(id: string): string {
  return `${id}-hinweis`
}

function faultId(id: string): string {
  return `${id}-fehler`
}
