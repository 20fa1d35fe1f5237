import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getMandate } from '~/domain/mandates/mandates.server'
import { describeScan, keepScan, ScanConflict } from '~/domain/mandates/scan.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { ErrorSummary } from '~/kit/error-summary'
import { carryOutUpload } from '~/kit/forms/upload.server'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { titleAbout } from '~/kit/title'
import { UploadForm } from '~/kit/upload-form'
import { paths } from '~/paths'

export const handle = {
  access: 'keep_customers',
  title: (texts, data) => titleAbout(texts.mandates.scan.title, data, 'mandate', 'reference'),
  // 4 MB plus the form around the file.
  bodyLimit: 4 * 1024 * 1024 + 4096,
} satisfies RouteHandle

export async function loader({ scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  const { id, reference } = await getMandate(house.reader, scope, mandateId)
  const scan = await describeScan(house.reader, scope, mandateId)
  return { mandate: { id, reference }, hasScan: scan !== undefined }
}

export async function action({ request, scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  await getMandate(house.reader, scope, mandateId)
  const faults = { missing: 'scan_missing', tooLarge: 'scan_too_large' } as const
  return carryOutUpload({ request, scope, conflict: ScanConflict, faults }, async (bytes) => {
    await keepScan(house, scope, mandateId, bytes)
    return saved<'mandates'>(request, paths.mandate(mandateId), 'scan')
  })
}

export default function MandateScan() {
  const { mandate, hasScan } = useLoaderData<typeof loader>()
  const { mandates: texts } = useTexts()
  const { scan } = texts
  const actionOf = useFormAction()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.mandate(mandate.id)} label={texts.backToOne(mandate.reference)} />
      <h1>{scan.title}</h1>
      <p>{hasScan ? scan.replaceText : scan.text}</p>
      <UploadForm
        action={actionOf(paths.mandateScan(mandate.id))}
        label={scan.choose}
        hint={scan.hint}
        button={scan.upload}
        accept="application/pdf,image/png,image/jpeg"
      />
    </>
  )
}
