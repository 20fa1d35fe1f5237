import type { ClosingPage as Closing } from '~/domain/payroll-closing/read.server'
import { formatDate, formatDayOf, formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { ANYWAY_FIELD, SEEN_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MonthTabs } from '~/kit/months/month-switch'
import { type Act, ActButton, type Acts } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { WorkProgress } from '~/kit/work-progress'
import { paths } from '~/paths'
import { type CheckedPerson, PayrollChecks } from '../payroll-checks/checks'
import { EarlierPart } from './earlier-part'
import { SUMS_PARAMETER } from './forms'
import { PeoplePart } from './people-part'
import { SumsPart } from './sums-part'

interface Props extends Closing {
  /** Null where payslips are not opened. */
  checked: CheckedPerson[] | null
}

export function ClosingPage({ checked, ...page }: Props) {
  const { payrollClosing: texts } = useTexts()
  const language = useLanguage()
  const { month, turn, sums, names } = page
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <Outcome page={page} />
      <PageHead
        back={{ to: paths.payrollRun(month), label: texts.back }}
        title={texts.titleOf(formatMonth(month, language))}
        status={<StatusMark shape={turn === 'closed' ? 'done' : 'open'}>{texts.turns[turn]}</StatusMark>}
        next={useCloseAct(page)}
        others={useWays(page)}
      />
      <MonthTabs label={texts.months} month={month} pathOf={paths.payrollClosing} />
      <div id="abschluss" className="stack-tight">
        <Words page={page} />
      </div>
      <Waiting page={page} />
      {turn === 'none' ? null : (
        <>
          <PeoplePart {...page} />
          {checked ? <PayrollChecks month={month} people={checked} /> : null}
          {sums && sums.people > 0 ? <SumsPart sums={sums} names={names} /> : null}
          {sums ? null : <AskForSums page={page} />}
          {sums ? <EarlierPart month={month} earlier={sums.earlier} names={names} /> : null}
        </>
      )}
    </>
  )
}

/** One button: this month, or all that are open before it and it. */
function useCloseAct({ month, turn, isReady, seen, atWork }: Closing): Act | null {
  const texts = useTexts().payrollClosing
  const language = useLanguage()
  if (atWork || !isReady || (turn !== 'next' && turn !== 'later')) return null
  const label = turn === 'next' ? texts.close : texts.closeAll
  return {
    label: label(formatMonth(month, language)),
    action: paths.payrollClosing(month),
    fields: { [SEEN_FIELD]: seen },
  }
}

/** To what comes out of the month. */
function useWays({ month, turn }: Closing): Acts {
  const { payrollPayments, payrollReports, payrollChecks } = useTexts()
  if (turn === 'none') return []
  return [
    { label: payrollPayments.title, to: paths.payrollPayments(month) },
    { label: payrollReports.link, to: paths.payrollReports(month) },
    { label: payrollChecks.comparison.link, to: paths.payrollComparison(month) },
  ]
}

function Words({ page: { month, turn, turns, closed } }: { page: Closing }) {
  const { text, firstOpen } = useTexts().payrollClosing
  const language = useLanguage()
  const href = useHref()
  const next = turns.next && formatMonth(turns.next, language)
  if (closed)
    return (
      <>
        <p>{text.closed(formatDayOf(closed.at, language), closed.by)}</p>
        <p className="soft small">
          {text.proof}: <span className="hash">{closed.sha256}</span>
        </p>
      </>
    )
  function turnText() {
    if (turn === 'next') return text.next
    if (turn === 'later' && next) return text.later(next)
    return turn === 'ahead' ? text.ahead(formatDate(`${month}-01`, language)) : text.none
  }
  return (
    <>
      <p>{turnText()}</p>
      {next && turn !== 'next' ? (
        <p>
          <a className="target" href={href(paths.payrollClosing(turns.next ?? ''))}>
            {firstOpen(next)}
          </a>
        </p>
      ) : null}
    </>
  )
}

/** Corrections of closed months that would count in the next month if this one is closed now. */
function Waiting({ page: { waiting } }: { page: Closing }) {
  const { waiting: words } = useTexts().payrollClosing.earlier
  const language = useLanguage()
  const href = useHref()
  if (waiting.length === 0) return null
  return (
    <Notice title={words}>
      <ul>
        {waiting.map(({ id, name, month }) => (
          <li key={`${id} ${month}`}>
            <a className="target" href={href(paths.payrollSlip(month, id))}>
              {`${name}, ${formatMonth(month, language)}`}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** How far the closing is, or what stood in its way. */
function Outcome({ page: { month, request, atWork, people, seen } }: { page: Closing }) {
  const { working, outcomes, anyway, firstOpen } = useTexts().payrollClosing
  const language = useLanguage()
  const href = useHref()
  if (atWork)
    return (
      <WorkProgress
        id="fortschritt"
        progress={atWork}
        words={working}
        over={working.done}
        page={paths.payrollClosing(month)}
      >
        {atWork.month === month ? null : <p>{working.of(formatMonth(atWork.month, language))}</p>}
      </WorkProgress>
    )
  if (!request?.outcome) return null
  const { title, text } = outcomes[request.outcome]
  if (request.month !== month)
    return (
      <Notice id="ausgang" role="status" title={title}>
        <p>
          <a className="target" href={href(paths.payrollClosing(request.month))}>
            {firstOpen(formatMonth(request.month, language))}
          </a>
        </p>
      </Notice>
    )
  const changed = people.filter(({ id }) => request.changedIds.includes(id))
  return (
    <Notice id="ausgang" role="status" title={title}>
      <p>{text}</p>
      {changed.length > 0 ? (
        <>
          <ul>
            {changed.map(({ id, name }) => (
              <li key={id}>
                <a className="target" href={href(paths.payrollSlip(month, id))}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <ActButton
            act={{
              label: anyway,
              action: paths.payrollClosing(month),
              fields: { [SEEN_FIELD]: seen, [ANYWAY_FIELD]: 'ja' },
            }}
            className="button button-quiet"
          />
        </>
      ) : null}
    </Notice>
  )
}

function AskForSums({ page: { month, people } }: { page: Closing }) {
  const { sums } = useTexts().payrollClosing
  const href = useHref()
  const count = people.filter(({ standing }) => standing === 'released').length
  if (count === 0) return null
  return (
    <p>
      <a className="target" href={href(`${paths.payrollClosing(month)}?${SUMS_PARAMETER}=ja`)}>
        {sums.ask(count)}
      </a>
    </p>
  )
}
