import type { LegalForm } from './legal-form'

export const LETTER_FACTS = [
  'legal_form',
  'managing_director',
  'supervisory_chair',
  'seat',
  'register_court',
  'register_number',
] as const

type LetterFact = (typeof LETTER_FACTS)[number]

const REGISTERED: readonly LetterFact[] = ['seat', 'register_court', 'register_number']

/** § 37a, § 125, § 177a HGB; § 35a GmbHG; § 80 AktG; § 25a GenG. Other legal forms owe only name and address. */
const OWED: Partial<Record<string, readonly LetterFact[]>> = {
  registered_merchant: REGISTERED,
  ohg: REGISTERED,
  kg: REGISTERED,
  gmbh: ['managing_director', ...REGISTERED],
  ug: ['managing_director', ...REGISTERED],
  gmbh_co_kg: ['managing_director', ...REGISTERED],
  ag: ['managing_director', 'supervisory_chair', ...REGISTERED],
  cooperative: ['managing_director', ...REGISTERED],
} satisfies Partial<Record<LegalForm, readonly LetterFact[]>>

/** Facts that the firm's legal form requires on business letters and that are missing. */
export function missingOnLetters(firm: Record<LetterFact, string | null>): LetterFact[] {
  const owed = firm.legal_form === null ? undefined : OWED[firm.legal_form]
  return (owed ?? []).filter((fact) => firm[fact] === null)
}
