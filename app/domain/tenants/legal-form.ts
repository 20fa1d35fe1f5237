/** Legal forms of small firms; a sole trader is its owner, not a managing director. */
export const LEGAL_FORMS = [
  'sole_trader',
  'freelancer',
  'registered_merchant',
  'gbr',
  'ohg',
  'kg',
  'gmbh',
  'ug',
  'gmbh_co_kg',
  'ag',
  'association',
  'cooperative',
] as const

export type LegalForm = (typeof LEGAL_FORMS)[number]

const OWNED: readonly string[] = ['sole_trader', 'freelancer', 'registered_merchant'] satisfies LegalForm[]

/** Whether the person at the head is called "Inhaber/in" on letters. */
export function isOwned(form: string | null): boolean {
  return form !== null && OWNED.includes(form)
}
