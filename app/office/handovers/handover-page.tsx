import { formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { monthPath } from '~/kit/forms/month-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
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
      <PageHead
        back={{ to: monthPath('hours', { month }), label: hours.cell.back }}
        title={texts.titleOf(formatMonth(month, language))}
        others={[settings !== null && settings !== '' && { label: texts.settings, to: settings }]}
      />
      <p className="soft">{texts.text}</p>
      {page.isClosed ? null : <p>{texts.stillOpen}</p>}
      {page.openCorrections > 0 ? <p>{texts.undecided(page.openCorrections)}</p> : null}
      <Formats month={month} format={format} />
      {format === 'lug' ? (
        <p>
          {texts.description} <a href={href(paths.handoverDescription())}>{texts.descriptionFile}</a>
        </p>
      ) : null}
      {isComplete ? null : <Notice title={texts.numbersMissing} />}
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
  const tabs = HANDOVER_FORMATS.map((one) => ({
    label: nameOf(one),
    to: `${paths.handover(month)}?${FORMAT_PARAMETER}=${one}`,
    isCurrent: one === format,
  }))
  return <Tabs label={texts.format} tabs={tabs} />
}
