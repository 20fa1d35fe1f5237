import type { CheckPageData } from '~/pages/einvoice-check.server'
import { paths } from '~/paths'
import { Notice } from '../banner'
import { ErrorSummary } from '../error-summary'
import { useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'
import { UploadForm } from '../upload-form'
import { Findings } from './findings'
import { ReadInvoice } from './read-invoice'

export function CheckPage({ checked, isGone }: CheckPageData) {
  const { einvoices: texts, invoices } = useTexts()
  const actionOf = useFormAction()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.invoices()} label={invoices.back} />
      <h1>{texts.title}</h1>
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
