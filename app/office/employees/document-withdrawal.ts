import * as z from 'zod'
import type { Args, RouteHandle } from '~/auth/access'
import { EmployeeDocumentConflict } from '~/domain/employee-documents/conflict'
import { withdrawEmployeeDocument } from '~/domain/employee-documents/keep.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

/** Withdraws a document that the employee has not downloaded. */
export function action({ request, scope, params }: Args<typeof handle, 'employeeId' | 'documentId'>) {
  const { employeeId, documentId } = params
  const page = paths.employeeDocuments(employeeId)
  const conflict = { of: EmployeeDocumentConflict, at: 'unterlagen' }
  return carryOutForm({ request, schema: z.object({}), conflict, page }, async () => {
    await withdrawEmployeeDocument(house, scope, {
      employeeId,
      documentId,
    })
    return saved<'employees'>(request, page, 'unterlage_weg')
  })
}
