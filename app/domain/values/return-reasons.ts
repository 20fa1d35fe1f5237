/** Why a debit came back, as a person would say it. */
export type ReturnReason = keyof typeof REASONS

/** One more try by press; no further debit with this mandate; or nothing until a person has looked. */
export type Consequence = 'retry' | 'stop' | 'look'

/**
 * Codes of ISO 20022 (ExternalStatusReason1Code, ExternalReturnReason1Code) as the SEPA Direct Debit Rulebooks use them,
 * 4.3.2.2. German banks say MS03 for AM04 and MD07 too, for the payer's privacy.
 */
const REASONS = {
  no_money: { codes: ['AM04'], leads: 'retry' },
  unsaid: { codes: ['MS03'], leads: 'retry' },
  account_wrong: { codes: ['AC01', 'DNOR'], leads: 'stop' },
  account_closed: { codes: ['AC04'], leads: 'stop' },
  account_blocked: { codes: ['AC06'], leads: 'stop' },
  not_allowed: { codes: ['AG01'], leads: 'stop' },
  consumer: { codes: ['AC13'], leads: 'stop' },
  no_mandate: { codes: ['MD01', 'MD02'], leads: 'stop' },
  reclaimed: { codes: ['MD06'], leads: 'stop' },
  deceased: { codes: ['MD07'], leads: 'stop' },
  refused: { codes: ['MS02'], leads: 'stop' },
  limits: { codes: ['SL01', 'SL11', 'SL12', 'SL13', 'SL14'], leads: 'stop' },
  duplicate: { codes: ['AM05', 'DUPL'], leads: 'look' },
  file: {
    codes: ['AG02', 'BE05', 'CNOR', 'DT01', 'ED05', 'FF01', 'FF05', 'RC01', 'RR01', 'RR02', 'RR03', 'RR04'],
    leads: 'look',
  },
  other: { codes: [], leads: 'look' },
} as const satisfies Record<string, { codes: readonly string[]; leads: Consequence }>

const BY_CODE: ReadonlyMap<string, ReturnReason> = new Map(
  (Object.keys(REASONS) as ReturnReason[]).flatMap((reason) =>
    REASONS[reason].codes.map((code) => [code, reason] as const),
  ),
)

/** The codes that a person may choose, as a bank's page writes them. */
export const RETURN_CODES: readonly string[] = [...BY_CODE.keys()].sort()

export function reasonOf(code: string | null): ReturnReason {
  return BY_CODE.get(code ?? '') ?? 'other'
}

const OF_THE_ACCOUNT: readonly ReturnReason[] = [
  'account_wrong',
  'account_closed',
  'account_blocked',
  'not_allowed',
]

interface Circumstances {
  attempt: number
  isOtherAccount: boolean
  /** The invoice did not need the money that came back. */
  isPaidTwice?: boolean
}

/** What a payer decides, or what a balance does: neither says anything of the mandate where nothing was owed. */
const OF_THE_DEBIT: readonly ReturnReason[] = ['reclaimed', 'refused', 'no_money', 'unsaid']

/**
 * What comes back a second time is not tried a third time. What is wrong with an account that the mandate has left since
 * says nothing of its new one. Who takes back what was not owed, or paid twice, has not withdrawn the mandate.
 */
export function consequenceOf(
  code: string | null,
  { attempt, isOtherAccount, isPaidTwice = false }: Circumstances,
): Consequence {
  const reason = reasonOf(code)
  if (isOtherAccount && OF_THE_ACCOUNT.includes(reason)) return 'look'
  if (isPaidTwice && OF_THE_DEBIT.includes(reason)) return 'look'
  const { leads } = REASONS[reason]
  return leads === 'retry' && attempt > 1 ? 'stop' : leads
}
