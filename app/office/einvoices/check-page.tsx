import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { UploadForm } from '~/kit/upload-form'
import { paths } from '~/paths'
import type { CheckPageData } from './check.server'
import { Findings } from './findings'
import { ReadInvoice } from './read-invoice'

export function CheckPage({ checked, isGone }: CheckPageData) {
  const { einvoices: texts, invoices } = useTexts()
  const actionOf = useFormAction()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead back={{ to: paths.invoices(), label: invoices.back }} title={texts.title} />
      {isGone ? <Notice title={texts.gone} /> : null}
      {checked ? <Findings {...checked} /> : <p>{texts.text}</p>}
      {checked ? <ReadInvoice {...checked} /> : null}
      {checked ? <h2>{texts.another}</h2> : null}
      <UploadForm
        action={actionOf(paths.einvoiceCheck())}
        label={texts.choose}
        hint={texts.hint}
        button={texts.button}
        accept=".pdf,.xml,application/pdf,application/xml,text/xml"
      />
      <p className="soft">{texts.kept}</p>
    </>
  )
}
