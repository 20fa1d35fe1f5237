import { described, FieldFault } from '~/kit/field-frame'
import { useRefusal } from '~/kit/refusal'

export interface Column {
  heading: string
  samples: string[]
  field: string | null
}

interface Props {
  field: string | null
  name: string
  label: string
  options: { value: string; label: string }[]
}

export function FieldOfColumn({ field, name, label, options }: Props) {
  const refusal = useRefusal()
  const fault = refusal.faults[name]
  return (
    <>
      <FieldFault id={name} fault={fault} />
      <select
        className="input"
        id={name}
        name={name}
        aria-label={label}
        defaultValue={refusal.values[name] ?? field ?? ''}
        {...described(name, undefined, fault)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  )
}
