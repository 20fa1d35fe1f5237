import type { SlipEvent } from '~/domain/payslips/timeline.server'
import { formatDayOf, formatMoment, formatMonth } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { Money } from '~/kit/figures'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { monthPath } from '~/kit/forms/month-query'
import { PRINTED_PARAMETER, REVISION_PARAMETER } from '~/kit/forms/slip-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PayDifference } from '~/kit/pay-difference'
import type { Act, Acts } from '~/kit/records/acts'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { Paper } from '~/kit/records/paper'
import { useRefusal } from '~/kit/refusal'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { DifferenceLine } from './difference-line'
import { MissingFields } from './missing-fields'
import type { SlipPage } from './page.server'

export function OfficeSlipPage(page: SlipPage) {
  const { payslips: texts, payrollRun } = useTexts()
  const language = useLanguage()
  const { employee, month, missing, versions } = page
  const current = versions.find(({ state }) => state === 'current')
  const title = texts.slip.title(formatMonth(month, language), employee.name)
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        back={{ to: monthPath('payslips', { month }), label: payrollRun.back }}
        title={title}
        status={
          <StatusMark shape={current ? 'done' : 'cancelled'}>
            {current ? texts.slip.events.released : texts.slip.events.recalled}
          </StatusMark>
        }
        {...useActs(page)}
      />
      {missing && missing.length > 0 ? (
        <MissingFields employeeId={employee.id} missing={missing} isReleased />
      ) : null}
      <SlipFacts {...page} />
      <RecordBody
        aside={
          current ? (
            <Paper
              to={paths.officePayslipPdf(employee.id, month)}
              picture={paths.officePayslipPicture(employee.id, month)}
              alt={title}
            />
          ) : null
        }
      >
        {employee.hasMail ? null : (
          <section className="stack-tight screen-only">
            <p>{texts.slip.noMail}</p>
            <OfficeForm action={paths.officeEmployeeLink(employee.id)} button={texts.slip.letter} isQuiet />
          </section>
        )}
        <DifferenceParts {...page} />
        <Versions {...page} />
        <Timeline timeline={page.timeline} />
      </RecordBody>
    </>
  )
}

function useActs({ employee, month, versions, mayRecall }: SlipPage): { next: Act | null; others: Acts } {
  const { slip, recall } = useTexts().payslips
  const current = versions.find(({ state }) => state === 'current')
  if (!current) return { next: null, others: [] }
  const pdf = paths.officePayslipPdf(employee.id, month)
  return {
    next: { label: slip.open, to: pdf },
    others: [
      { label: slip.print, to: `${pdf}?${PRINTED_PARAMETER}=1` },
      mayRecall && {
        label: recall,
        action: paths.payslipRecall(employee.id, month),
        fields: { [REVISION_FIELD]: String(current.revision) },
        confirm: slip.recallText,
        isEnd: true,
      },
    ],
  }
}

function SlipFacts({ employee, month, versions, payoutCents, difference, countsIn }: SlipPage) {
  const { payslips, payrollClosing } = useTexts()
  const { slip, columns } = payslips
  const { columns: words } = useTexts().employees
  const language = useLanguage()
  const href = useHref()
  const current = versions.find(({ state }) => state === 'current')
  return (
    <Facts
      isStrip
      facts={[
        {
          label: columns.payout,
          value: payoutCents !== null && <Money cents={payoutCents} />,
          isMain: true,
        },
        { label: words.name, value: <a href={href(paths.employee(employee.id))}>{employee.name}</a> },
        { label: slip.month, value: formatMonth(month, language) },
        { label: columns.publishedAt, value: current && formatDayOf(current.publishedAt, language) },
        {
          label: payrollClosing.earlier.countedIn,
          value: countsIn && (
            <a href={href(paths.payrollClosing(countsIn))}>{formatMonth(countsIn, language)}</a>
          ),
        },
        {
          label: slip.versions,
          value: difference && <DifferenceLine difference={difference} />,
        },
      ]}
    />
  )
}

function DifferenceParts({ parts }: SlipPage) {
  const { difference } = useTexts().payrollClosing
  if (!parts) return null
  return (
    <section className="stack-tight" aria-labelledby="unterschied">
      <h2 id="unterschied">{difference.title}</h2>
      <PayDifference difference={parts} caption={difference.title} />
    </section>
  )
}

function Timeline({ timeline }: Pick<SlipPage, 'timeline'>) {
  const { slip } = useTexts().payslips
  const language = useLanguage()
  return (
    <section className="stack-tight" aria-labelledby="verlauf">
      <h2 id="verlauf">{slip.timeline}</h2>
      <ol className="past">
        {timeline.filter(isNews).map(({ at, what, revision, by }) => (
          <li key={`${at} ${what} ${revision}`}>
            <time dateTime={at}>{formatMoment(at, language)}</time>
            <div className="value">
              {[slip.events[what], revision !== null && revision > 1 ? slip.version(revision) : null, by]
                .filter(Boolean)
                .join(', ')}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Looking at the same paper again on the same day says nothing new. */
function isNews({ at, what, by, revision }: SlipEvent, index: number, all: readonly SlipEvent[]): boolean {
  const newer = all[index - 1]
  const isSame = newer?.what === what && newer.by === by && newer.revision === revision
  return !(what === 'fetched' && isSame && newer.at.slice(0, 10) === at.slice(0, 10))
}

function Versions({ employee, month, versions }: SlipPage) {
  const { slip } = useTexts().payslips
  const language = useLanguage()
  const href = useHref()
  if (versions.length < 2) return null
  return (
    <section className="stack-tight" aria-labelledby="fassungen">
      <h2 id="fassungen">{slip.versions}</h2>
      <ul>
        {versions.map(({ revision, publishedAt, state }) => (
          <li key={revision}>
            <a
              className="target"
              href={href(`${paths.officePayslipPdf(employee.id, month)}?${REVISION_PARAMETER}=${revision}`)}
            >
              {slip.version(revision)}
            </a>
            {`, ${formatDayOf(publishedAt, language)}, ${slip.states[state]}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
