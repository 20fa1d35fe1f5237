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

/** A board (§ 80 AktG, § 25a GenG, § 26 BGB), or partners who act for the firm; a limited company has managing directors. */
const HEADED: Partial<Record<string, Head>> = {
  gbr: 'partners',
  ohg: 'partners',
  kg: 'partners',
  ag: 'board',
  association: 'board',
  cooperative: 'board',
} satisfies Partial<Record<LegalForm, Head>>

export type Head = 'board' | 'partners'

/** Whether the person at the head is called "Inhaber/in" on letters. */
export function isOwned(form: string | null): boolean {
  return form !== null && OWNED.includes(form)
}

/** Who is at the head of a firm that is neither owned by one person nor led by managing directors. */
export function headOf(form: string | null): Head | undefined {
  return form === null ? undefined : HEADED[form]
}
