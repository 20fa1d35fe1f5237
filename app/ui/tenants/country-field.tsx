import { COUNTRIES } from '~/forms/countries'
import type { Fault } from '~/forms/faults'
import { formatCountry } from '~/i18n/format'
import { described, FieldFault } from '../field-frame'
import { useLanguage } from '../language'

interface Props {
  name: string
  label: string
  defaultValue?: string | undefined
  fault?: Fault | undefined
}

export function CountryField({ name, label, defaultValue = 'DE', fault }: Props) {
  const language = useLanguage()
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <FieldFault id={name} fault={fault} />
      <select
        className="input"
        id={name}
        name={name}
        defaultValue={defaultValue}
        autoComplete="country"
        {...described(name, undefined, fault)}
      >
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {formatCountry(code, language)}
          </option>
        ))}
      </select>
    </div>
  )
}
