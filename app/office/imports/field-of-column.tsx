import { described, FieldFault } from '~/kit/field-frame'
import { useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'
import { columnField } from './mapping-form'

export interface Column {
  heading: string
  samples: string[]
  field: string | null
}

interface Props {
  column: Column
  index: number
  options: { value: string; label: string }[]
}

export function ColumnRow({ column: { heading, samples, field }, index, options }: Props) {
  const { mapping } = useTexts().imports
  const refusal = useRefusal()
  const name = columnField(index)
  const fault = refusal.faults[name]
  const title = heading || mapping.unnamed(index + 1)
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className="soft">{samples.join(' · ') || mapping.none}</td>
      <td>
        <FieldFault id={name} fault={fault} />
        <select
          className="input"
          id={name}
          name={name}
          aria-label={mapping.fieldOf(title)}
          defaultValue={refusal.values[name] ?? field ?? ''}
          {...described(name, undefined, fault)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </td>
    </tr>
  )
}
