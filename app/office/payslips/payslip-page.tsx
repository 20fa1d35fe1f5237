import { formatDayOf, formatMoment, formatMonth } from '~/i18n/format'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { PRINTED_PARAMETER, REVISION_PARAMETER } from '~/kit/forms/slip-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { paths } from '~/paths'
import { DifferenceLine } from './difference-line'
import { MissingFields } from './missing-fields'
import type { SlipPage } from './page.server'

export function OfficeSlipPage(page: SlipPage) {
  const { payslips: texts, employees } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { employee, month, missing, mayRecall, versions } = page
  const current = versions.find(({ state }) => state === 'current')
  const pdf = paths.officePayslipPdf(employee.id, month)
  return (
    <>
      <BackLink to={paths.employee(employee.id)} label={employees.backToOne(employee.name)} />
      <h1>{texts.slip.title(formatMonth(month, language), employee.name)}</h1>
      {missing && missing.length > 0 ? (
        <MissingFields employeeId={employee.id} missing={missing} isReleased />
      ) : null}
      {page.difference ? (
        <p>
          <strong>
            <DifferenceLine difference={page.difference} />
          </strong>
        </p>
      ) : null}
      {current ? (
        <p className="actions screen-only">
          <a className="button" href={href(pdf)}>
            {texts.slip.open}
          </a>
          <a className="target" href={href(`${pdf}?${PRINTED_PARAMETER}=1`)}>
            {texts.slip.print}
          </a>
        </p>
      ) : null}
      {employee.hasMail ? null : (
        <section className="sheet stack-tight">
          <p>{texts.slip.noMail}</p>
          <OfficeForm action={paths.officeEmployeeLink(employee.id)} button={texts.slip.letter} isQuiet />
        </section>
      )}
      <Timeline timeline={page.timeline} />
      <Versions {...page} />
      {mayRecall ? <Recall page={page} /> : null}
    </>
  )
}

function Timeline({ timeline }: Pick<SlipPage, 'timeline'>) {
  const { slip } = useTexts().payslips
  const language = useLanguage()
  return (
    <section className="stack-tight" aria-labelledby="verlauf">
      <h2 id="verlauf">{slip.timeline}</h2>
      <ol className="past">
        {timeline.map(({ at, what, revision, by }) => (
          <li key={`${at} ${what} ${revision}`}>
            <time className="soft small amount" dateTime={at}>
              {formatMoment(at, language)}
            </time>
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

function Recall({ page: { employee, month, versions } }: { page: SlipPage }) {
  const { recall, slip } = useTexts().payslips
  const actionOf = useFormAction()
  const current = versions.find(({ state }) => state === 'current')
  return (
    <form className="form" method="post" action={actionOf(paths.payslipRecall(employee.id, month))}>
      <p className="soft">{slip.recallText}</p>
      <input type="hidden" name={REVISION_FIELD} value={current?.revision} />
      <button type="submit" className="button button-quiet">
        {recall}
      </button>
    </form>
  )
}
