import { shiftMonth } from '~/domain/values/calendar'
import { formatDate, formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { monthPath } from '~/kit/forms/month-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { Pagination } from '~/kit/pagination'
import { BackLink } from '~/kit/records/back-link'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { ReleaseProgress } from '../payslip-files/release-progress'
import { releaseAllPath, UNTIL_FIELD } from '../payslip-files/release-query'
import type { PayrollRun } from './run.server'
import { EVERYBODY_FIELD, runPath } from './run-query'
import { Sums } from './run-sums'
import { RunTable } from './run-table'

export function PayrollRunPage(run: PayrollRun) {
  const { payrollRun: texts, incoming } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { month, isClosed, list, counts, waiting } = run
  return (
    <>
      <SavedBanner saved={{ ...incoming.saved, ...texts.saved }} />
      {run.progress ? <ReleaseProgress progress={run.progress} page={paths.payrollRun(run.month)} /> : null}
      <BackLink to={monthPath('payslips', { month })} label={texts.back} />
      <h1>{texts.titleOf(formatMonth(month, language))}</h1>
      <p>{texts.text}</p>
      <Months month={month} />
      {waiting > 0 ? <Release run={run} /> : null}
      {run.hasFirm ? null : (
        <Notice title={texts.noFirm}>
          <p>
            <a className="target" href={href(paths.payrollFirm())}>
              {texts.missing.firm}
            </a>
          </p>
        </Notice>
      )}
      {isClosed || list.total === 0 ? null : (
        <Notice title={texts.open}>
          <p>
            <a className="target" href={href(monthPath('hours', { month }))}>
              {texts.toHours}
            </a>
          </p>
        </Notice>
      )}
      {list.items.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <section className="stack-tight" aria-labelledby="liste">
          <h2 id="liste">{texts.counts(counts.there, counts.employees)}</h2>
          <Calculation run={run} />
          <Sums sums={run.sums} isPart={list.items.length < list.total} />
          <p className="soft small">{texts.sums.text}</p>
          <Pagination list={texts.title} shown={list} pathOf={(place) => runPath(month, place)} />
        </section>
      )}
      <Leavers run={run} />
      <p className="actions screen-only">
        <a className="target" href={href(paths.payrollFirm())}>
          {texts.firm.title}
        </a>
        <a className="target" href={href(paths.payrollFunds())}>
          {texts.funds.title}
        </a>
      </p>
    </>
  )
}

function Calculation({ run }: { run: PayrollRun }) {
  const texts = useTexts().payrollRun
  const actionOf = useFormAction()
  const isAllOut = run.counts.there >= run.counts.employees
  return (
    <form className="stack-tight" method="post" action={actionOf(paths.payrollRun(run.month))}>
      <RunTable run={run} />
      <p className="actions screen-only">
        <button
          type="submit"
          className={run.waiting > 0 || isAllOut ? 'button button-quiet' : 'button'}
          name={EVERYBODY_FIELD}
          value="ja"
        >
          {texts.all}
        </button>
        <button type="submit" className="button button-quiet">
          {texts.some}
        </button>
      </p>
    </form>
  )
}

/** Releases the month's calculated payslips, except those whose data has changed since. */
function Release({ run: { month, waiting, seenAt } }: { run: PayrollRun }) {
  const texts = useTexts().payrollRun
  const actionOf = useFormAction()
  const filter = { month, search: '', stand: 'calculated', place: { page: 1 } } as const
  return (
    <form className="stack-tight" method="post" action={actionOf(releaseAllPath(filter))}>
      <input type="hidden" name={UNTIL_FIELD} value={seenAt} />
      <p className="actions screen-only">
        <button type="submit" className="button">
          {texts.release(waiting)}
        </button>
      </p>
      <p className="soft">{texts.releaseText}</p>
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

function Months({ month }: { month: string }) {
  const label = useTexts().payrollRun.months
  const language = useLanguage()
  const href = useHref()
  const months = [-1, 1].map((offset) => shiftMonth(month, offset))
  return (
    <nav aria-label={label} className="screen-only">
      <ul className="links-in-line">
        {months.map((other) => (
          <li key={other}>
            <a className="target" href={href(paths.payrollRun(other))}>
              {formatMonth(other, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
