import * as z from 'zod'
import type { Args, RouteHandle } from '~/auth/access'
import { EmployeeDocumentConflict } from '~/domain/employee-documents/conflict'
import { sendLeaverLink } from '~/domain/employee-documents/leaver.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'

export const handle = { access: 'share_payslip_links' } satisfies RouteHandle

export function action({ request, scope, params: { employeeId } }: Args<typeof handle, 'employeeId'>) {
  const page = paths.employee(employeeId)
  const conflict = { of: EmployeeDocumentConflict, at: 'abschied' }
  return carryOutForm({ request, schema: z.object({}), conflict, page }, async () => {
    await sendLeaverLink(house, scope, employeeId)
    return saved<'employees'>(request, page, 'abschied')
  })
}
