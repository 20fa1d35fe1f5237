import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readBillingRun } from '~/domain/billing/runs.server'
import { house } from '~/house.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { invoicesPath } from '../invoices/query'
import { ResultTable } from './result-table'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.billing.one,
} satisfies RouteHandle

export function loader({ scope, params }: Args<typeof handle, 'runId'>) {
  return readBillingRun(house.reader, scope, params.runId)
}

export default function Run() {
  const { run, results } = useLoaderData<typeof loader>()
  const texts = useTexts().billing
  const language = useLanguage()
  const { report } = texts
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.billing(), label: texts.back }}
        title={texts.one}
        next={run.open === 0 ? null : { label: report.toDrafts, to: invoicesPath({ state: 'draft' }) }}
      />
      <p>{report.meta(formatMoment(run.at, language), run.byName ?? texts.runs.byItself)}</p>
      <p>{run.open === 0 ? report.done : report.open(run.open)}</p>
      <ResultTable results={results} />
    </>
  )
}
