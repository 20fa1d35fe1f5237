import type { Args, RouteHandle } from '~/auth/access'
import { reader } from '~/db.server'
import { findDocument } from '~/domain/documents/documents.server'
import { download } from '~/http/download.server'
import { vault } from '~/keys.server'

export const handle = { access: 'link', purpose: 'rechnung' } satisfies RouteHandle

/** The invoice's frozen PDF, byte for byte as it was issued. */
export async function loader({ request, scope }: Args<typeof handle>) {
  const invoice = { invoiceId: scope.subjectId }
  return download(request, await findDocument(reader, vault, scope, invoice, 'application/pdf'))
}
