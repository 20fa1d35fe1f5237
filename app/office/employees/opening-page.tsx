import type { KeptOpening } from '~/domain/payslips/openings.server'
import { YEAR_SUMS } from '~/domain/payslips/year-sums'
import { formatAmount } from '~/i18n/format'
import { TextField } from '~/kit/field'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { YEAR_PARAMETER } from '~/kit/forms/opening-form'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { EmployeeFormPage } from './form-page'

interface Props {
  employee: { id: string; name: string }
  opening: KeptOpening | null
  year: string
  thisYear: string
}

/** This year's totals before the first payslip here, from the last payslip of the former program. */
export function EmployeeOpeningPage({ employee, opening, year, thisYear }: Props) {
  const texts = useTexts().employees.opening
  const href = useHref()
  const other = year === thisYear ? String(Number(year) - 1) : thisYear
  const language = useLanguage()
  const refusal = useRefusal()
  const amountOf = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? null : formatAmount(cents, language)
  return (
    <EmployeeFormPage employee={employee} title={texts.title} text={texts.text}>
      <OfficeForm
        action={`${paths.employeeOpening(employee.id)}?${YEAR_PARAMETER}=${year}`}
        button={texts.save}
      >
        <input type="hidden" name={REVISION_FIELD} value={opening?.revision ?? 0} />
        <TextField
          {...fieldOf(refusal, 'until', opening?.until ?? (year === thisYear ? null : `${year}-12`))}
          label={texts.until}
          hint={texts.untilHint}
          type="month"
          autoComplete="off"
        />
        <div className="form-part">
          {YEAR_SUMS.map((name) => (
            <TextField
              key={name}
              {...fieldOf(refusal, name, amountOf(opening?.sums[name]))}
              label={texts.sums[name]}
              inputMode="decimal"
              autoComplete="off"
              isOptional
            />
          ))}
        </div>
        <TextField
          {...fieldOf(refusal, 'insured_days', opening?.insuredDays?.toString())}
          label={texts.insuredDays}
          hint={texts.daysHint}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
        <TextField
          {...fieldOf(refusal, 'tax_days', opening?.taxDays?.toString())}
          label={texts.taxDays}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
      </OfficeForm>
      <p>
        {texts.yearBeforeText}{' '}
        <a className="target" href={href(`${paths.employeeOpening(employee.id)}?${YEAR_PARAMETER}=${other}`)}>
          {texts.ofYear(other)}
        </a>
      </p>
    </EmployeeFormPage>
  )
}
