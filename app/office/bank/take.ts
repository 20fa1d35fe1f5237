import type { Decision } from '~/domain/bank/matching/decision'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import type { Act } from '~/kit/records/acts'
import { paths } from '~/paths'

interface Proposed {
  id: string
  openCents: number
  proposal: Decision | null
  proposedName?: string | null
}

interface Words {
  take: (numbers: string) => string
  /** Nothing is open that it could pay. */
  asCredit: (name: string) => string
  asCharges: string
}

/** The one press that books what is suggested; null where a person has to choose. */
export function takeOf({ id, openCents, proposal, proposedName }: Proposed, words: Words): Act | null {
  if (!proposal || !isSure(proposal, openCents)) return null
  return {
    label: labelOf(proposal, words, proposedName ?? ''),
    action: paths.bankProposal(id),
    fields: { [SEEN_FIELD]: String(openCents) },
  }
}

/** Open invoices, one that is paid already, or a refund that came back. */
function isSure({ claims, reasons }: Decision, openCents: number): boolean {
  const isCredit = reasons.some(({ mark }) => mark === 'paid' || mark === 'refund_back')
  return claims.length > 0 || (openCents > 0 && isCredit)
}

function labelOf({ claims, reasons }: Decision, words: Words, name: string): string {
  if (claims.length > 0) return words.take(claims.map(({ number }) => number).join(', '))
  return reasons.some(({ mark }) => mark === 'charges') ? words.asCharges : words.asCredit(name)
}
