import { formatDecimal, formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { SLIP_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { DifferenceLine } from '../payslips/difference-line'
import { MissingFields } from '../payslips/missing-fields'
import { ExtrasForm } from './extras-fields'
import type { PayrollSlip } from './run.server'
import { EMPLOYEE_FIELD } from './run-query'
import { stateOf } from './run-state'
import { SlipLines } from './slip-lines'
import { ToDo } from './to-do'

export function PayrollSlipPage(slip: PayrollSlip) {
  const { payrollRun: texts, hours } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { month, employee, sections, missingFields } = slip
  const { state, shape } = stateOf(slip, sections.length > 0)
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.payrollRun(month)} label={texts.slip.back} />
      <h1>{texts.slip.titleOf(employee.name, formatMonth(month, language))}</h1>
      <p>
        <StatusMark shape={shape}>{texts.states[state]}</StatusMark>
      </p>
      {state === 'year' ? <p className="soft">{texts.slip.yearOnly}</p> : null}
      {slip.difference ? (
        <p>
          <strong>
            <DifferenceLine difference={slip.difference} />
          </strong>
        </p>
      ) : null}
      {slip.missing.length + slip.issues.length + slip.remarks.length > 0 ? (
        <Notice title={texts.slip.issues}>
          <ToDo item={slip} month={month} />
        </Notice>
      ) : null}
      {slip.isClosed ? null : <p className="soft">{texts.open}</p>}
      <p className="actions screen-only">
        {sections.length > 0 ? (
          <a className="button button-quiet" href={href(paths.payrollSlipPreview(month, employee.id))}>
            {texts.slip.pdf}
          </a>
        ) : null}
        <a className="target" href={href(paths.hoursCell(month, employee.id))}>
          {hours.title}
        </a>
        <a className="target" href={href(paths.employeePayrollFacts(employee.id))}>
          {texts.facts.title}
        </a>
        <a className="target" href={href(paths.employee(employee.id))}>
          {hours.cell.employee}
        </a>
      </p>
      <Calculate slip={slip} />
      {slip.holiday ? <HolidayLine {...slip.holiday} /> : null}
      {sections.length > 0 ? <SlipLines slip={slip} /> : null}
      {sections.length > 0 && missingFields.length > 0 ? (
        <MissingFields employeeId={employee.id} missing={missingFields} />
      ) : null}
      <ExtrasForm slip={slip} />
      <Drop slip={slip} />
    </>
  )
}

function HolidayLine({ all, taken, left }: NonNullable<PayrollSlip['holiday']>) {
  const texts = useTexts().payrollRun.slip
  const language = useLanguage()
  const days = (text: string) => formatDecimal(text, language)
  return <p>{texts.holiday(days(all), days(taken), days(left))}</p>
}

function Calculate({ slip: { month, employee, sections, waiting, released } }: { slip: PayrollSlip }) {
  const texts = useTexts().payrollRun.slip
  if (sections.length === 0 || (waiting ? waiting.isSame : released?.change === 'none')) return null
  return (
    <OfficeForm
      action={paths.payrollRun(month)}
      button={waiting ? texts.again : released ? texts.correct : texts.calculate}
    >
      <input type="hidden" name={EMPLOYEE_FIELD} value={employee.id} />
    </OfficeForm>
  )
}

function Drop({ slip: { month, employee, waiting } }: { slip: PayrollSlip }) {
  const texts = useTexts().payrollRun.slip
  if (!waiting) return null
  return (
    <OfficeForm action={paths.payrollSlipDrop(month, employee.id)} button={texts.drop} isQuiet>
      <input type="hidden" name={SLIP_FIELD} value={waiting.id} />
    </OfficeForm>
  )
}
