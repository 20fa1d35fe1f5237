import type { Args, RouteHandle } from '~/auth/access'
import { BankConflict } from '~/domain/bank/conflict'
import { matchItems } from '~/domain/bank/matching/run.server'
import { takeBackFile } from '~/domain/bank/take-back.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { bankFileId } }: Args<typeof handle, 'bankFileId'>) {
  try {
    const reason = textsOf(languageOf(request)).bank.statements.takenBack
    await takeBackFile(house, scope, bankFileId, reason)
  } catch (error) {
    if (error instanceof BankConflict) return saved<'bank'>(request, paths.bank(), 'bleibt')
    throw error
  }
  // What was perhaps the same as something of the file is certain now.
  await matchItems(house, scope)
  return saved<'bank'>(request, paths.bank(), 'zurueck')
}
