import { correctionNotes } from '~/domain/payslips/correction-notes'
import { isNothing } from '~/domain/payslips/pay-amounts'
import { formatDecimal, formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { CorrectionNotes } from '~/kit/correction-notes'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { PayDifference } from '~/kit/pay-difference'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { DifferenceLine } from '../payslips/difference-line'
import { MissingFields } from '../payslips/missing-fields'
import { ExtrasForm } from './extras-fields'
import { FiguresChanged } from './figures-changed'
import { NewPayout } from './new-payout'
import type { PayrollSlip } from './run.server'
import { stateOf } from './run-state'
import { useSlipActs } from './slip-acts'
import { SlipLines } from './slip-lines'
import { ToDo } from './to-do'

export function PayrollSlipPage(slip: PayrollSlip) {
  const { payrollRun: texts } = useTexts()
  const language = useLanguage()
  const { month, employee, sections, missingFields } = slip
  const { state, shape } = stateOf(slip, sections.length > 0)
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.payrollRun(month), label: texts.slip.back }}
        title={texts.slip.titleOf(employee.name, formatMonth(month, language))}
        status={<StatusMark shape={shape}>{texts.states[state]}</StatusMark>}
        {...useSlipActs(slip)}
      />
      {state === 'year' ? <p className="soft">{texts.slip.yearOnly}</p> : null}
      {slip.otherFigures ? (
        <FiguresChanged figures={slip.otherFigures} isReleased={state !== 'stale'} />
      ) : null}
      {slip.missing.length + slip.issues.length + slip.remarks.length > 0 ? (
        <Notice title={texts.slip.issues}>
          <ToDo item={slip} month={month} />
        </Notice>
      ) : null}
      {slip.isClosed ? null : <p className="soft">{texts.open}</p>}
      <SlipFacts slip={slip} />
      {sections.length > 0 && missingFields.length > 0 ? (
        <MissingFields employeeId={employee.id} missing={missingFields} />
      ) : null}
      <DifferenceParts slip={slip} />
      <div className="columns">
        {sections.length > 0 ? <SlipLines slip={slip} /> : null}
        <ExtrasForm slip={slip} />
      </div>
    </>
  )
}

/** What a correction would change, or has changed, against what was paid before. */
function DifferenceParts({ slip: { parts, month, countsIn } }: { slip: PayrollSlip }) {
  const { difference, earlier } = useTexts().payrollClosing
  const language = useLanguage()
  if (!parts || isNothing(parts)) return null
  return (
    <section className="stack-tight" aria-labelledby="unterschied">
      <h2 id="unterschied">{difference.title}</h2>
      <PayDifference difference={parts} caption={difference.title} />
      {countsIn === null ? null : (
        <>
          <p>{earlier.countsIn(formatMonth(countsIn, language))}</p>
          <CorrectionNotes notes={correctionNotes({ month, countsIn, difference: parts })} />
        </>
      )}
    </section>
  )
}

function SlipFacts({ slip }: { slip: PayrollSlip }) {
  const { payrollRun: texts, employees } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { employee, payoutCents, newPayoutCents, difference, holiday } = slip
  const days = (text: string) => formatDecimal(text, language)
  return (
    <Facts
      isStrip
      facts={[
        {
          label: texts.columns.payout,
          value: payoutCents !== null && (
            <>
              <Money cents={payoutCents} />
              <NewPayout cents={newPayoutCents} />
            </>
          ),
          isMain: true,
        },
        { label: texts.slip.before, value: difference && <DifferenceLine difference={difference} /> },
        {
          label: employees.columns.name,
          value: <a href={href(paths.employee(employee.id))}>{employee.name}</a>,
        },
        {
          label: texts.slip.leave,
          value: holiday && texts.slip.holiday(days(holiday.all), days(holiday.taken), days(holiday.left)),
        },
      ]}
    />
  )
}
