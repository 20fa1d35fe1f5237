import { HOUR_FIELDS } from '~/domain/hours/amounts'
import type { HoursCell } from '~/domain/hours/cell.server'
import { contradictionIn } from '~/domain/hours/contradiction'
import { amountsOf } from '~/domain/hours/paste-finding'
import { formatDayOf, formatDecimal, formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { monthPath } from '~/kit/forms/month-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { HoursDecision } from './decision-form'
import { HoursHistory } from './history'

/** One employee's month: current hours, open decision and history. */
export function HoursCellPage(page: HoursCell) {
  const {
    faults,
    hours,
    hours: { cell: texts, month: monthTexts, saved },
  } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { month, employee, closed } = page
  const contradiction = contradictionIn(month, amountsOf(page))
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={saved} />
      <PageHead
        back={{ to: monthPath('hours', { month }), label: texts.back }}
        title={texts.titleOf(employee.name, formatMonth(month, language))}
      />
      <p>
        {`${hours.columns.number}: ${employee.number} · `}
        <a href={href(paths.employee(employee.id))}>{texts.employee}</a>
      </p>
      {closed ? <p>{monthTexts.closed(formatDayOf(closed.at, language), closed.by)}</p> : null}
      {contradiction ? <Notice title={faults[contradiction.code]} /> : null}
      {page.hours?.correction ? (
        <HoursDecision {...page} correction={page.hours.correction} current={page.hours.current} />
      ) : null}
      <RecordBody aside={<HoursHistory history={page.history} />}>
        <EnterHours {...page} />
      </RecordBody>
    </>
  )
}

function EnterHours({ month, employee, closed, hours, kinds, revision }: HoursCell) {
  const { cell: texts, fields } = useTexts().hours
  const language = useLanguage()
  const refusal = useRefusal()
  const stored = amountsOf({ hours, kinds })
  const isFirst = revision === 0 && !closed
  return (
    <section className="stack-tight" aria-labelledby="eintragen">
      <h2 id="eintragen">{texts.enter}</h2>
      {closed ? <p className="soft">{texts.enterClosed}</p> : null}
      <p className="soft">{texts.hint}</p>
      <OfficeForm action={paths.hoursCell(month, employee.id)} button={texts.save}>
        <input type="hidden" name={REVISION_FIELD} value={revision} />
        {HOUR_FIELDS.map((field) => (
          <TextField
            key={field}
            {...fieldOf(refusal, field, stored[field] && formatDecimal(stored[field], language))}
            label={fields[field]}
            isOptional={field !== 'hours'}
            inputMode={field === 'overtime' ? 'text' : 'decimal'}
            autoComplete="off"
          />
        ))}
        <TextField
          {...fieldOf(refusal, 'reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          isOptional={isFirst}
          autoComplete="off"
        />
      </OfficeForm>
    </section>
  )
}
