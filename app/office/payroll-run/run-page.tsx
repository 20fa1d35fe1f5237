import { formatDate, formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { monthPath } from '~/kit/forms/month-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MonthTabs } from '~/kit/months/month-switch'
import { useFormAction } from '~/kit/office/form-action'
import { Pagination } from '~/kit/pagination'
import { ExampleOf } from '~/kit/records/example-row'
import { PageHead } from '~/kit/records/page-head'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { PayrollChecks } from '../payroll-checks/checks'
import { ReleaseProgress } from '../payslip-files/release-progress'
import { CHOSEN_FIELD, releaseAllPath, UNTIL_FIELD } from '../payslip-files/release-query'
import { CalculationProgress } from './calculation-progress'
import type { PayrollRun } from './run.server'
import { calculatedIn, useRunActs } from './run-acts'
import { runPath } from './run-query'
import { Sums } from './run-sums'
import { RunTable } from './run-table'

export function PayrollRunPage(run: PayrollRun) {
  const { payrollRun: texts, incoming, employees, payrollClosing } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { month, isClosed, list, counts, waiting } = run
  return (
    <>
      <SavedBanner saved={{ ...incoming.saved, ...texts.saved }} />
      <Queues run={run} />
      <PageHead
        back={{ to: monthPath('payslips', { month }), label: texts.back }}
        title={texts.titleOf(formatMonth(month, language))}
        {...useRunActs(run)}
      />
      <MonthTabs label={texts.months} month={month} pathOf={paths.payrollRun} />
      {waiting > 0 ? <p className="soft screen-only">{texts.releaseText}</p> : null}
      {run.hasFirm ? null : (
        <Notice title={texts.noFirm}>
          <p>
            <a className="target" href={href(paths.payrollFirm())}>
              {texts.missing.firm}
            </a>
          </p>
        </Notice>
      )}
      {isClosed || list.total === 0 ? null : <p className="soft">{texts.open}</p>}
      {run.isPayrollClosed ? <p className="soft">{payrollClosing.closedRun}</p> : null}
      {list.items.length === 0 ? (
        <>
          <div className="empty">
            <p>{texts.none}</p>
            <a className="target screen-only" href={href(paths.newEmployee())}>
              {employees.addFirst}
            </a>
          </div>
          <ExampleOf list="payrollRun" />
        </>
      ) : (
        <section className="stack-tight" aria-labelledby="liste">
          <h2 id="liste">{texts.counts(counts.there, counts.employees)}</h2>
          <Calculation run={run} />
          <Pagination list={texts.title} shown={list} pathOf={(place) => runPath(month, { place })} />
          {run.sums.cost === 0 ? null : (
            <>
              <Sums sums={run.sums} isPart={list.items.length < list.total} />
              <p className="soft small">{texts.sums.text}</p>
            </>
          )}
        </section>
      )}
      {list.items.length > 0 ? <PayrollChecks month={month} people={run.checked} /> : null}
      <Leavers run={run} />
      <p className="soft small">{texts.text}</p>
    </>
  )
}

function Queues({ run: { month, place, ticked, calculation, release } }: { run: PayrollRun }) {
  const page = runPath(month, { place, ticked })
  if (calculation && (calculation.open > 0 || !release))
    return <CalculationProgress progress={calculation} page={page} />
  return release ? <ReleaseProgress progress={release} page={page} /> : null
}

function Calculation({ run }: { run: PayrollRun }) {
  const { month, place, waiting, seenAt, isCalculating } = run
  const texts = useTexts().payrollRun
  const actionOf = useFormAction()
  return (
    <form className="stack-tight ticked" method="post" action={actionOf(runPath(month, { place }))}>
      <input type="hidden" name={UNTIL_FIELD} value={seenAt} />
      <RunTable run={run} />
      {isCalculating ? null : (
        <p className="actions screen-only">
          <button type="submit" className="button button-quiet">
            {texts.some}
          </button>
          {waiting > 0 ? (
            <button
              type="submit"
              className="button button-quiet"
              formAction={actionOf(releaseAllPath(calculatedIn(month)))}
              name={CHOSEN_FIELD}
              value="ja"
            >
              {texts.releaseSome}
            </button>
          ) : null}
        </p>
      )}
    </form>
  )
}

/** Leavers may still get one-time pay. */
function Leavers({ run: { month, leavers } }: { run: PayrollRun }) {
  const texts = useTexts().payrollRun.leavers
  const language = useLanguage()
  const href = useHref()
  if (leavers.length === 0) return null
  return (
    <details className="help screen-only">
      <summary>{texts.title}</summary>
      <p>{texts.text}</p>
      <ul>
        {leavers.map(({ id, listName, exitOn }) => (
          <li key={id}>
            <a className="target" href={href(paths.payrollSlip(month, id))}>
              {listName}
            </a>{' '}
            <span className="soft small">{texts.left(formatDate(exitOn, language))}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
