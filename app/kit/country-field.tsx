import { countryNames } from '~/i18n/country-names'
import { formatCountry } from '~/i18n/format'
import { described, FieldFault } from './field-frame'
import { ELSEWHERE, SEATS } from './forms/countries'
import type { Fault } from './forms/faults'
import { fieldClass } from './input-class'
import { useLanguage, useTexts } from './language'

interface Props {
  name: string
  label: string
  defaultValue?: string | undefined
  fault?: Fault | undefined
  /** For the firm's own address: European countries only. */
  isSeat?: boolean
}

export function CountryField({ name, label, defaultValue = 'DE', fault, isSeat = false }: Props) {
  const language = useLanguage()
  const { otherCountries } = useTexts().common
  const nameOf = (code: string) => formatCountry(code, language)
  const others = Object.keys(countryNames[language]).filter((code) => ELSEWHERE.includes(code))
  const option = (code: string) => (
    <option key={code} value={code}>
      {nameOf(code)}
    </option>
  )
  return (
    <div className={fieldClass(name)}>
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
        {SEATS.map(option)}
        {isSeat ? null : <optgroup label={otherCountries}>{others.map(option)}</optgroup>}
      </select>
    </div>
  )
}
