import type { OfficeVisitor } from './access'
import { askForCode } from './ask-again.server'
import { type FactorPurpose, needsFreshFactor, noteFreshFactor } from './fresh-factor.server'

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
  return proveFreshFactor({ user, scope }, 'account', code)
}

/** Checks the code if one is due. @returns its fault, if any */
export async function proveFreshFactor(
  { user, scope }: OfficeVisitor,
  purpose: FactorPurpose,
  code: string,
): Promise<Awaited<ReturnType<typeof askForCode>>> {
  if (!(await needsFreshFactor({ user, scope }, purpose))) return undefined
  const refused = await askForCode(scope, code)
  if (!refused) noteFreshFactor({ user, scope }, purpose)
  return refused
}
