import type { Args, RouteHandle } from '~/auth/access'
import { findDocument } from '~/domain/documents/stored-documents.server'
import { house } from '~/house.server'
import { download } from '~/http/download.server'

export const handle = { access: 'link', purpose: 'rechnung' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const wanted = { invoiceId: scope.subjectId, mediaType: 'application/pdf' }
  return download(request, await findDocument(house.reader, house.vault, scope, wanted))
}
