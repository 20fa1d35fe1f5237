import { COUNTRIES } from '~/forms/countries'
import type { FaultKey } from '~/forms/faults'
import { formatCountry } from '~/i18n/format'
import { described, FieldFault } from '../field'
import { useLanguage, useTexts } from '../language'

interface Props {
  name: string
  defaultValue?: string | undefined
  fault?: FaultKey | undefined
}

export function CountryField({ name, defaultValue = 'DE', fault }: Props) {
  const texts = useTexts().tenants
  const language = useLanguage()
  return (
    <div className="field">
      <label htmlFor={name}>{texts.country}</label>
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
