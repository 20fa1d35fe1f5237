import type { OfficeVisitor } from './access'
import { askForCode } from './ask-again.server'
import { needsFreshFactor, noteFreshFactor } from './fresh-factor.server'

interface Looked {
  /** The account that money would go to from now on. */
  iban: string | null
  /** What was confirmed on the page, beside the old one. */
  confirmed: string
  code: string
}

/**
 * Required before money goes to another account: it was confirmed as shown, and a user with a second factor has entered a code.
 * @returns what is missing; undefined if nothing is
 */
export async function lookTwice(
  { user, scope }: OfficeVisitor,
  { iban, confirmed, code }: Looked,
): Promise<Awaited<ReturnType<typeof askForCode>>> {
  if (confirmed !== (iban ?? 'keine')) return { faults: { zweiter_blick: 'iban_second_look' } }
  if (!(await needsFreshFactor({ user, scope }, 'account'))) return undefined
  const refused = await askForCode(scope, code)
  if (!refused) noteFreshFactor({ user, scope }, 'account')
  return refused
}
