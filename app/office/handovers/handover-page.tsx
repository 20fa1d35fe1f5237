import { formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { monthPath } from '~/kit/forms/month-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import type { HandoverFormat } from '~db/schema'
import { useFormatName } from '../hours/format-name'
import { HandoverFiles } from './files'
import { FORMAT_PARAMETER, HANDOVER_FORMATS, WHOLE_FIELD } from './form'
import type { handoverPageData } from './handover.server'
import { BlockedTable, ReadyTable } from './tables'

type Props = Awaited<ReturnType<typeof handoverPageData>>

export function HandoverPage(page: Props) {
  const { handover: texts, hours } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { month, format, ready, blocked, isComplete, settings } = page
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <BackLink to={monthPath('hours', { month })} label={hours.cell.back} />
      <h1>{texts.titleOf(formatMonth(month, language))}</h1>
      <p>{texts.text}</p>
      {page.isClosed ? null : <p>{texts.stillOpen}</p>}
      {page.openCorrections > 0 ? <p>{texts.undecided(page.openCorrections)}</p> : null}
      <Formats month={month} format={format} />
      {format === 'lug' ? (
        <p>
          {texts.description} <a href={href(paths.handoverDescription())}>{texts.descriptionFile}</a>
        </p>
      ) : null}
      {isComplete ? null : <Notice title={texts.numbersMissing} />}
      {settings ? (
        <p>
          <a className="target" href={href(settings)}>
            {texts.settings}
          </a>
        </p>
      ) : null}
      {blocked.length > 0 ? <BlockedTable blocked={blocked} /> : null}
      <section className="stack-tight" aria-labelledby="neu">
        <h2 id="neu">
          {ready.length > 0
            ? texts.ready(ready.length)
            : blocked.length > 0
              ? texts.nothingYet
              : texts.nothing}
        </h2>
        {ready.length === 0 ? null : <ReadyTable ready={ready} />}
        {isComplete ? (
          <OfficeForm action={paths.handover(month)} button={texts.make}>
            <input type="hidden" name={FORM_KEY_FIELD} value={page.formKey} />
            <input type="hidden" name={FORMAT_PARAMETER} value={format} />
            {page.handovers.length > 0 ? (
              <Checkbox id={WHOLE_FIELD} name={WHOLE_FIELD} label={texts.whole} />
            ) : null}
          </OfficeForm>
        ) : null}
      </section>
      {page.handovers.length > 0 ? <HandoverFiles handovers={page.handovers} /> : null}
    </>
  )
}

function Formats({ month, format }: { month: string; format: HandoverFormat }) {
  const texts = useTexts().handover
  const nameOf = useFormatName()
  const href = useHref()
  return (
    <nav className="screen-only" aria-label={texts.format}>
      <ul className="links-in-line">
        {HANDOVER_FORMATS.map((one) => (
          <li key={one}>
            <a
              className="target"
              href={href(`${paths.handover(month)}?${FORMAT_PARAMETER}=${one}`)}
              aria-current={one === format ? 'page' : undefined}
            >
              {nameOf(one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
