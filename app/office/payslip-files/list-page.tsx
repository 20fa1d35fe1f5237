import type { MonthText } from '~/domain/values/calendar'
import { formatMonth } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FileField, PDF_ONLY } from '~/kit/file-field'
import { SLIP_MONTH_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { Pagination } from '~/kit/pagination'
import { ExampleOf } from '~/kit/records/example-row'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { DoubtfulSlips } from './doubtful-slips'
import type { Incoming } from './list-page.server'
import { PayslipFiles } from './payslip-files'
import { ReadySlips } from './ready-slips'
import { ReleaseAll } from './release-all'
import { ReleaseProgress } from './release-progress'
import { isNarrowed, releaseListPath } from './release-query'
import { ReleaseSearch } from './release-search'

const WORTH_A_SEARCH = 10

export function IncomingPage(incoming: Incoming) {
  const { slips, files, usualMonth, counts, all, shown, query, progress } = incoming
  const texts = useTexts().incoming
  const doubtful = slips.filter(({ doubt }) => doubt !== null)
  const ready = slips.filter(({ doubt }) => doubt === null)
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      {progress ? <ReleaseProgress progress={progress} page={paths.incomingPayslips()} /> : null}
      <PageHead back={{ to: paths.payslips(), label: texts.back }} title={texts.title} />
      <p className="soft">{texts.text}</p>
      <Upload usualMonth={usualMonth} isQuiet={shown.total > 0} />
      {all > WORTH_A_SEARCH || isNarrowed(query) ? <ReleaseSearch incoming={incoming} /> : null}
      {shown.total === 0 ? <p className="empty">{all > 0 ? texts.noneFound : texts.none}</p> : null}
      <CalculatedSlips months={incoming.calculated} />
      {all === 0 ? <ExampleOf list="incoming" /> : null}
      <ReleaseAll incoming={incoming} />
      {doubtful.length > 0 ? <DoubtfulSlips slips={doubtful} count={counts.doubtful} /> : null}
      {ready.length > 0 ? <ReadySlips slips={ready} count={counts.delivered} /> : null}
      <Pagination list={texts.title} shown={shown} pathOf={(place) => releaseListPath({ ...query, place })} />
      {files.length > 0 ? <PayslipFiles files={files} /> : null}
    </>
  )
}

/** What is calculated here waits elsewhere. */
function CalculatedSlips({ months }: { months: Incoming['calculated'] }) {
  const { calculated } = useTexts().incoming
  const language = useLanguage()
  const href = useHref()
  return months.map(({ month, count }) => (
    <p key={month}>
      <a className="target" href={href(paths.payrollRun(month))}>
        {calculated(count, formatMonth(month, language))}
      </a>
    </p>
  ))
}

/** Less prominent if payslips are waiting: then the page is for releasing them. */
function Upload({ usualMonth, isQuiet }: { usualMonth: MonthText; isQuiet: boolean }) {
  const { upload } = useTexts().incoming
  const actionOf = useFormAction()
  const refusal = useRefusal()
  return (
    <form
      className="form"
      method="post"
      encType="multipart/form-data"
      action={actionOf(paths.incomingPayslips())}
      noValidate
    >
      <TextField
        {...fieldOf(refusal, SLIP_MONTH_FIELD, usualMonth)}
        label={upload.month}
        hint={upload.monthHint}
        type="month"
        autoComplete="off"
      />
      <FileField label={upload.file} hint={upload.fileHint} accept={PDF_ONLY} multiple />
      <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
        {upload.button}
      </button>
    </form>
  )
}
