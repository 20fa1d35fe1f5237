interface SelectFieldProps {
  name: string
  label: string
  value: string
  options: { value: string; label: string }[]
}

export function SelectField({ name, label, value, options }: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select className="input" id={name} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
