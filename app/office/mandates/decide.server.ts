import type { OfficeScope } from '~/domain/kernel/scope'
import { MandateConflict } from '~/domain/mandates/conflict'
import { getMandate } from '~/domain/mandates/mandates.server'
import type { MandateState } from '~/domain/mandates/state'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import type { SavedKey } from '~/i18n/texts'
import { paths } from '~/paths'

interface Decision {
  request: Request
  scope: OfficeScope
  mandateId: string
  decide: (...args: [typeof house, OfficeScope, string]) => Promise<void>
  /** States that count as done, so that a second press succeeds. */
  becomes: readonly MandateState[]
  savedAs: SavedKey<'mandates'>
}

/** Carries out a decision on a mandate and redirects to its page, which shows the state if another user was faster. */
export async function decideMandate({ request, scope, mandateId, decide, becomes, savedAs }: Decision) {
  try {
    await decide(house, scope, mandateId)
  } catch (error) {
    if (!(error instanceof MandateConflict)) throw error
    const { status } = await getMandate(house.reader, scope, mandateId)
    if (!becomes.includes(status)) return seeOther(request, paths.mandate(mandateId))
  }
  return saved<'mandates'>(request, paths.mandate(mandateId), savedAs)
}
