import { sql } from 'kysely'
import type { Executor } from '../../kernel/house'
import { prepared } from '../../kernel/prepared.server'
import type { Within } from '../../kernel/scope'
import type { DateText } from '../../values/calendar'
import type { Cents } from '../../values/money'
import type { Decision } from './decision'

interface CameBack {
  id: string
  cents: Cents
  valueOn: DateText
  isBack: boolean
  ibanFingerprint: string | null
}

/**
 * Money that the bank gave back, as much as a refund to the account that it comes from: what each would be, by its id. Each
 * refund comes back once. The bank's own forms give refunds no id of ours, so a person has the last word.
 */
export async function proposeRefundsBack(
  executor: Executor,
  { tenantId }: Within,
  items: readonly CameBack[],
): Promise<Map<string, Decision>> {
  const back = items.filter(({ cents, isBack, ibanFingerprint }) => cents > 0 && isBack && ibanFingerprint)
  if (back.length === 0) return new Map()
  const away = await readAway(
    executor,
    tenantId,
    back.map(({ ibanFingerprint }) => ibanFingerprint),
  )
  return new Map(
    back.flatMap((item): [string, Decision][] => {
      const fitting = away.filter((one) => isOf(one, item) && one.valueOn <= item.valueOn)
      const [first] = fitting
      if (!first || fitting.some(({ customerId }) => customerId !== first.customerId)) return []
      away.splice(away.indexOf(first), 1)
      const reasons: Decision['reasons'] = [{ mark: 'refund_back' }, { mark: 'amount' }, { mark: 'account' }]
      return [[item.id, { kind: 'proposal', customerId: first.customerId, claims: [], reasons }]]
    }),
  )
}

/** Whether a refund to the customer, of that much and to that account, has still not come back. */
export async function isRefundAway(
  executor: Executor,
  { tenantId }: Within,
  { itemId, customerId }: { itemId: string; customerId: string },
): Promise<boolean> {
  const item = await executor
    .selectFrom('bank_items')
    .select(['open_cents as cents', 'iban_fingerprint as ibanFingerprint'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (!item) return false
  const away = await readAway(executor, tenantId, [item.ibanFingerprint])
  return away.some((one) => one.customerId === customerId && isOf(one, item))
}

type OfItem = Pick<CameBack, 'cents' | 'ibanFingerprint'>

function isOf({ fingerprint, cents }: Moved, item: OfItem): boolean {
  return cents === item.cents && fingerprint === item.ibanFingerprint
}

/** Refunds to these accounts, the oldest first, less what a person has already taken as one that came back. */
async function readAway(
  executor: Executor,
  tenantId: string,
  accounts: readonly (string | null)[],
): Promise<Moved[]> {
  const moved = await listMoved(executor, { tenantId, fingerprints: JSON.stringify(accounts) })
  const away = moved.filter(({ kind }) => kind === 'refund')
  for (const back of moved.filter(({ kind }) => kind === 'customer')) {
    const at = away.findIndex((one) => {
      const isSame = one.fingerprint === back.fingerprint && one.cents === back.cents
      return isSame && one.customerId === back.customerId
    })
    if (at !== -1) away.splice(at, 1)
  }
  return away
}

interface Moved {
  kind: 'refund' | 'customer'
  fingerprint: string
  customerId: string
  cents: Cents
  valueOn: DateText
}

/**
 * Refunds, and what came back and was a customer's. `fingerprints`: a list as JSON. Cross joins begin with the accounts, and
 * not with all that was ever assigned.
 */
const listMoved = prepared(
  (_: Executor, { tenantId, fingerprints }: Within & { fingerprints: string }) => sql<Moved>`
    select a.kind, i.iban_fingerprint as fingerprint, r.customer_id as customerId, abs(a.amount_cents) as cents,
      i.value_on as valueOn
    from bank_items i
    cross join bank_entries e on e.tenant_id = i.tenant_id and e.id = i.entry_id
    cross join bank_assignments a on a.tenant_id = i.tenant_id and a.item_id = i.id
    cross join receipts r on r.tenant_id = a.tenant_id and r.id = a.receipt_id
    where i.tenant_id = ${tenantId} and i.iban_fingerprint in (select value from json_each(${fingerprints}))
      and a.reverses_id is null
      and (a.kind = 'refund' or a.kind = 'customer' and a.amount_cents > 0
        and (i.returned_text is not null or e.is_reversal = 1))
      and not exists (select 1 from bank_assignments u where u.tenant_id = i.tenant_id and u.reverses_id = a.id)
    order by i.value_on, i.id`,
)
