import type { ConfidentialData } from '~/domain/employees/confidential.server'
import { Checkbox } from '../choice'
import { TextField } from '../field'
import { useTexts } from '../language'
import { fieldOf, useRefusal } from '../refusal'

const NUMBERS = [
  { name: 'social_insurance_number', stored: 'socialInsuranceNumber' },
  { name: 'tax_id', stored: 'taxId' },
  { name: 'iban', stored: 'iban' },
] as const

/** Birth date, tax class, health fund, numbers and account. What is stored of the numbers is shown masked, and stays where nothing is entered. */
export function ConfidentialFields({ stored }: { stored?: ConfidentialData }) {
  const { fields, confidential } = useTexts().employees
  const refusal = useRefusal()
  return (
    <>
      <TextField
        {...fieldOf(refusal, 'birth_date', stored?.birthDate ?? null)}
        label={fields.birth_date}
        type="date"
        autoComplete="off"
        isOptional
      />
      <TextField
        {...fieldOf(refusal, 'tax_class', stored?.taxClass?.toString() ?? null)}
        label={fields.tax_class}
        hint={confidential.taxClassHint}
        autoComplete="off"
        isOptional
      />
      <TextField
        {...fieldOf(refusal, 'health_fund', stored?.healthFund ?? null)}
        label={fields.health_fund}
        autoComplete="off"
        isOptional
      />
      {NUMBERS.map(({ name, stored: key }) => {
        const masked = stored?.[key] ?? null
        return (
          <div className="stack-tight" key={name}>
            <TextField
              {...fieldOf(refusal, name)}
              label={fields[name]}
              hint={masked === null ? confidential.hints[name] : confidential.stays(masked)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              isOptional
            />
            {masked === null ? null : (
              <Checkbox
                id={`${name}_loeschen`}
                name={`${name}_loeschen`}
                label={confidential.remove(fields[name])}
                isChecked={refusal.values[`${name}_loeschen`] === 'ja'}
              />
            )}
          </div>
        )
      })}
    </>
  )
}
