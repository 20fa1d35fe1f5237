import type { Args, RouteHandle } from '~/auth/access'
import { bestEffort } from '~/auth/best-effort.server'
import { recordDocumentDownload } from '~/domain/employee-documents/list.server'
import { house } from '~/house.server'
import { download, isHandedOver } from '~/http/download.server'
import { findEmployeeFile } from '~/kit/employee-file.server'

export const handle = { access: 'payslips', isDownload: true } satisfies RouteHandle

/** `…/unterlagen/<id>` */
export async function loader({ request, params, scope }: Args<typeof handle, 'documentId'>) {
  const documentId = params.documentId
  const found = await findEmployeeFile(house, scope, { employeeId: scope.subjectId, documentId })
  const response = download(request, found)
  if (isHandedOver(request, response)) void bestEffort(recordDocumentDownload(house, scope, [documentId]))
  return response
}
