import type { MissingField } from '~/domain/payslips/certificate'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'

interface Props {
  employeeId: string
  missing: readonly MissingField[]
  isReleased?: boolean
}

const OF_PERSON: readonly MissingField[] = ['employee_address']
const CONFIDENTIAL: readonly MissingField[] = [
  'birth_date',
  'insurance_number',
  'tax_class',
  'tax_id',
  'health_fund',
]

export function MissingFields({ employeeId, missing, isReleased = false }: Props) {
  const texts = useTexts().payslips.missingFields
  const href = useHref()
  const pageOf = (field: MissingField) => {
    if (OF_PERSON.includes(field)) return paths.employeeDetails(employeeId)
    if (CONFIDENTIAL.includes(field)) return paths.employeeConfidential(employeeId)
    return field === 'employer_address' ? paths.tenants() : null
  }
  return (
    <div className="stack-tight">
      <p>{isReleased ? texts.released : texts.waiting}</p>
      <ul>
        {missing.map((field) => {
          const page = pageOf(field)
          return (
            <li key={field}>
              {page ? (
                <a className="target" href={href(page)}>
                  {texts.fields[field]}
                </a>
              ) : (
                texts.fields[field]
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
