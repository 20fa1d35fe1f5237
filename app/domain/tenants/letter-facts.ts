import type { LegalForm } from './legal-form'

/** What letters say of a firm beside its name and address. */
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

/** § 37a, § 125, § 177a HGB; § 35a GmbHG; § 80 AktG; § 25a GenG. Other forms owe nothing but their name and address. */
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

/** What a business letter has to say of the firm by its legal form, and cannot yet. */
export function missingOnLetters(firm: Record<LetterFact, string | null>): LetterFact[] {
  const owed = firm.legal_form === null ? undefined : OWED[firm.legal_form]
  return (owed ?? []).filter((fact) => firm[fact] === null)
}
