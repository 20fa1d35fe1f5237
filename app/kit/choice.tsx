import type { ReactNode } from 'react'
import { described, FieldFault } from './field-frame'
import type { Fault } from './forms/faults'

interface ChoiceProps {
  id: string
  name: string
  value: string
  label: ReactNode
  hint?: string | undefined
  isChecked?: boolean
  /** Shown only while this choice is selected, by CSS alone. */
  children?: ReactNode
}

export function RadioChoice({ id, name, value, label, hint, isChecked, children }: ChoiceProps) {
  return (
    <div className="choice">
      <input type="radio" id={id} name={name} value={value} defaultChecked={isChecked} />
      <ChoiceLabel {...{ id, label, hint }} />
      {children ? <div className="choice-more">{children}</div> : null}
    </div>
  )
}

export function Checkbox({
  id,
  name,
  label,
  value = 'ja',
  hint,
  isChecked,
  fault,
}: Omit<ChoiceProps, 'value'> & { value?: string; fault?: Fault | undefined }) {
  return (
    <div className="field">
      <FieldFault id={id} fault={fault} />
      <div className="choice choice-bare">
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={isChecked}
          {...described(id, undefined, fault)}
        />
        <ChoiceLabel {...{ id, label, hint }} />
      </div>
    </div>
  )
}

function ChoiceLabel({ id, label, hint }: { id: string; label: ReactNode; hint?: string | undefined }) {
  return (
    <label htmlFor={id}>
      {label}
      {hint ? <span className="field-hint">{hint}</span> : null}
    </label>
  )
}
