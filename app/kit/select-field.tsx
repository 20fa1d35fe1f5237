import type { Fault } from '~/i18n/fault-words'
import { described, FieldFault, hintId } from './field-frame'
import { fieldClass } from './input-class'

interface Option {
  value: string
  label: string
}

interface SelectFieldProps {
  name: string
  label: string
  value: string
  hint?: string
  fault?: Fault | undefined
  options?: Option[]
  /** Further options in groups; a group without a label is listed without one. */
  groups?: { label: string | undefined; options: Option[] }[]
}

export function SelectField({
  name,
  label,
  value,
  hint,
  fault,
  options = [],
  groups = [],
}: SelectFieldProps) {
  return (
    <div className={fieldClass(name)}>
      <label htmlFor={name}>{label}</label>
      {hint ? (
        <p className="field-hint" id={hintId(name)}>
          {hint}
        </p>
      ) : null}
      <FieldFault id={name} fault={fault} />
      <select className="input" id={name} name={name} defaultValue={value} {...described(name, hint, fault)}>
        <Options options={options} />
        {groups.map((group) =>
          group.label === undefined ? (
            <Options key="" options={group.options} />
          ) : (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ),
        )}
      </select>
    </div>
  )
}

function Options({ options }: { options: Option[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
}
