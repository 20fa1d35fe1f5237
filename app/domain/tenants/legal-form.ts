/** Legal forms of small firms; a sole trader is an owner, not a managing director. */
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

/** Led by a board (§ 80 AktG, § 25a GenG, § 26 BGB) or by partners; limited companies have managing directors. */
const HEADED: Partial<Record<string, Head>> = {
  gbr: 'partners',
  ohg: 'partners',
  kg: 'partners',
  ag: 'board',
  association: 'board',
  cooperative: 'board',
} satisfies Partial<Record<LegalForm, Head>>

export type Head = 'board' | 'partners'

/** Whether the head of the firm is called "Inhaber/in" on letters. */
export function isOwned(form: string | null): boolean {
  return form !== null && OWNED.includes(form)
}

/** Undefined for an owner and for managing directors. */
export function headOf(form: string | null): Head | undefined {
  return form === null ? undefined : HEADED[form]
}
