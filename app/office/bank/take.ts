import type { Decision } from '~/domain/bank/matching/decide'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import type { Act } from '~/kit/records/acts'
import { paths } from '~/paths'

interface Proposed {
  id: string
  openCents: number
  proposal: Decision | null
}

/** The one press that books what is suggested; null where a person has to choose. */
export function takeOf(
  { id, openCents, proposal }: Proposed,
  label: (numbers: string) => string,
): Act | null {
  if (!proposal || proposal.claims.length === 0) return null
  return {
    label: label(proposal.claims.map(({ number }) => number).join(', ')),
    action: paths.bankProposal(id),
    fields: { [SEEN_FIELD]: String(openCents) },
  }
}
