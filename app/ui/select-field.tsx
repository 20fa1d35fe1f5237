import type { FaultKey } from '~/i18n/faults'
import { described, FieldFault } from './field-frame'

interface SelectFieldProps {
  name: string
  label: string
  value: string
  fault?: FaultKey | undefined
  options: { value: string; label: string }[]
}

export function SelectField({ name, label, value, fault, options }: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <FieldFault id={name} fault={fault} />
      <select
        className="input"
        id={name}
        name={name}
        defaultValue={value}
        {...described(name, undefined, fault)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
