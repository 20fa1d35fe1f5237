import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireLink } from '~/auth/guards.server'
import { reader } from '~/db.server'
import { findDocument } from '~/domain/documents/documents.server'
import { download } from '~/http/download.server'
import { vault } from '~/keys.server'

/** The invoice's frozen PDF, byte for byte as it was issued. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return download(request, async () => {
    const { scope } = await requireLink(request, 'rechnung', params.token)
    return findDocument(reader, vault, scope, { invoiceId: scope.subjectId }, 'application/pdf')
  })
}
