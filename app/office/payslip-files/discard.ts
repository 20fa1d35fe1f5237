import type { Args, RouteHandle } from '~/auth/access'
import { IncomingConflict } from '~/domain/payslip-files/conflict'
import { discardFile } from '~/domain/payslip-files/keep.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { FILE_FIELD, REVISION_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { revisionForm } from './forms'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Deletes a whole file from which nothing was released. */
export function action({ request, scope, params: { fileId } }: Args<typeof handle, 'fileId'>) {
  const page = paths.incomingPayslips()
  const conflict = { of: IncomingConflict, at: FILE_FIELD }
  return carryOutForm({ request, schema: revisionForm, conflict, page }, async (values) => {
    await discardFile(house, scope, { fileId, waiting: values[REVISION_FIELD] })
    return saved<'incoming'>(request, page, 'datei_verworfen')
  })
}
