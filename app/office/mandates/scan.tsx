import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getMandate } from '~/domain/mandates/mandates.server'
import { describeScan, keepScan, ScanConflict } from '~/domain/mandates/scan.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutUpload } from '~/kit/forms/upload.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { MandateScanPage } from './scan-page'

export const handle = {
  access: 'keep_customers',
  title: (texts, data) => titleAbout(texts.mandates.scan.title, data, 'mandate', 'reference'),
  // The file plus the form around it.
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
  return <MandateScanPage {...useLoaderData<typeof loader>()} />
}
