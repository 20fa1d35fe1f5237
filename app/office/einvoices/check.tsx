import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { EInvoiceConflict } from '~/domain/einvoices/conflict'
import { seeOther } from '~/http/redirect.server'
import { carryOutUpload } from '~/kit/forms/upload.server'
import { paths } from '~/paths'
import { checkFile, checkPageData } from './check.server'
import { CheckPage } from './check-page'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.einvoices.title,
  // 10 MB plus the form around the file.
  bodyLimit: 10 * 1024 * 1024 + 8192,
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return checkPageData(request, scope)
}

/** Changes nothing, so the right to see invoices is enough. */
export function action({ request, scope }: Args<typeof handle>) {
  const faults = { missing: 'einvoice_missing', tooLarge: 'einvoice_too_large' } as const
  return carryOutUpload({ request, scope, conflict: EInvoiceConflict, faults }, async (bytes) =>
    seeOther(request, paths.einvoiceCheck(await checkFile(scope, bytes))),
  )
}

export default function EInvoiceCheck() {
  return <CheckPage {...useLoaderData<typeof loader>()} />
}
