import type { Args, RouteHandle } from '~/auth/access'
import { getAssignment, undoAssignment } from '~/domain/bank/undo-assignment.server'
import { Conflict } from '~/domain/kernel/errors'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({
  request,
  scope,
  params: { assignmentId },
}: Args<typeof handle, 'assignmentId'>) {
  const { itemId } = await getAssignment(house.reader, scope, assignmentId)
  const page = paths.bankItem(itemId)
  try {
    await undoAssignment(house, scope, {
      id: assignmentId,
      reason: textsOf(languageOf(request)).bank.item.undone,
    })
  } catch (error) {
    if (error instanceof Conflict) return saved<'bank'>(request, page, 'nichts')
    throw error
  }
  return saved<'bank'>(request, page, 'aufgehoben')
}
