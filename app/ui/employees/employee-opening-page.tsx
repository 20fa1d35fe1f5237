import type { KeptOpening } from '~/domain/payslips/openings.server'
import { YEAR_SUMS } from '~/domain/payslips/year-sums'
import { REVISION_FIELD } from '~/forms/form-fields'
import { formatAmount } from '~/i18n/format'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useLanguage, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { fieldOf, useRefusal } from '../refusal'
import { EmployeeFormPage } from './employee-form-page'

interface Props {
  employee: { id: string; name: string }
  opening: KeptOpening | null
}

/** What was paid this year before the first payslip here, off the last payslip of the former program. */
export function EmployeeOpeningPage({ employee, opening }: Props) {
  const texts = useTexts().employees.opening
  const language = useLanguage()
  const refusal = useRefusal()
  return (
    <EmployeeFormPage employee={employee} title={texts.title} text={texts.text}>
      <OfficeForm action={paths.employeeOpening(employee.id)} button={texts.save}>
        <input type="hidden" name={REVISION_FIELD} value={opening?.revision ?? 0} />
        <TextField
          {...fieldOf(refusal, 'until', opening?.until)}
          label={texts.until}
          hint={texts.untilHint}
          type="month"
          autoComplete="off"
        />
        {YEAR_SUMS.map((name) => (
          <TextField
            key={name}
            {...fieldOf(refusal, name, opening && formatAmount(opening.sums[name], language))}
            label={texts.sums[name]}
            inputMode="decimal"
            autoComplete="off"
            isOptional
          />
        ))}
      </OfficeForm>
    </EmployeeFormPage>
  )
}
