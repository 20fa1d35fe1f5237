import type { ConfidentialData } from '~/domain/employees/confidential.server'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { useHref, useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

const NUMBERS = [
  { name: 'social_insurance_number', stored: 'socialInsuranceNumber' },
  { name: 'tax_id', stored: 'taxId' },
  { name: 'iban', stored: 'iban' },
] as const

export const CONFIDENTIAL_NAMES = [
  ...['birth_date', 'tax_class', 'health_fund'],
  ...NUMBERS.map(({ name }) => name),
]

interface Props {
  stored?: ConfidentialData
  /** Employee whose tax class and health fund are part of the payroll data. */
  payrollOf?: string
}

/** Stored numbers are masked, and kept if their field is left empty. */
export function ConfidentialFields({ stored, payrollOf }: Props) {
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
      {payrollOf === undefined ? <TaxAndFund stored={stored} /> : <KeptByPayroll id={payrollOf} />}
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

/** Used until payroll is calculated here. */
function TaxAndFund({ stored }: { stored: ConfidentialData | undefined }) {
  const { fields, confidential } = useTexts().employees
  const refusal = useRefusal()
  return (
    <>
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
    </>
  )
}

function KeptByPayroll({ id }: { id: string }) {
  const { employees, payrollRun } = useTexts()
  return (
    <p>
      {employees.confidential.keptByPayroll}{' '}
      <a href={useHref()(paths.employeePayrollFacts(id))}>{payrollRun.facts.link}</a>
    </p>
  )
}
