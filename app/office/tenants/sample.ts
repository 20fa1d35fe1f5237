import type { Args, RouteHandle } from '~/auth/access'
import { renderInvoicePdf } from '~/documents/invoice-pdf.server'
import { composeSample } from '~/domain/invoices/drafts/sample.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { sample } = textsOf(languageOf(request)).tenants
  const view = await composeSample(house.reader, scope, sample.words)
  const file = await renderInvoicePdf(view, await readLetterhead(house.reader, scope))
  return madeFile(request, { ...file, fileName: sample.fileName })
}
