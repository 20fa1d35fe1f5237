import * as z from 'zod'
import type { Args, RouteHandle } from '~/auth/access'
import { IncomingConflict } from '~/domain/incoming-payslips/conflict'
import { discardFile } from '~/domain/incoming-payslips/keep.server'
import { FILE_FIELD } from '~/forms/form-fields'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Throws a whole file away of which nothing is released. */
export function action({ request, scope, params: { fileId } }: Args<typeof handle, 'fileId'>) {
  const page = paths.incomingPayslips()
  const conflict = { of: IncomingConflict, at: FILE_FIELD }
  return carryOutForm({ request, schema: z.object({}), conflict, page }, async () => {
    await discardFile(house, scope, fileId)
    return saved<'incoming'>(request, page, 'datei_verworfen')
  })
}
