import { sql } from 'kysely'
import type { Executor } from '../../kernel/house'
import { prepared } from '../../kernel/prepared.server'
import type { Within } from '../../kernel/scope'
import type { Cents } from '../../values/money'
import type { Decision } from './decision'

interface CameBack {
  id: string
  cents: Cents
  isBack: boolean
  ibanFingerprint: string | null
}

/**
 * Money that the bank gave back, as much as a refund to the account that it comes from: what each would be, by its id. The
 * bank's own forms give refunds no id of ours, so a person has the last word.
 */
export async function proposeRefundsBack(
  executor: Executor,
  { tenantId }: Within,
  items: readonly CameBack[],
): Promise<Map<string, Decision>> {
  const back = items.filter(({ cents, isBack, ibanFingerprint }) => cents > 0 && isBack && ibanFingerprint)
  if (back.length === 0) return new Map()
  const fingerprints = JSON.stringify(back.map(({ ibanFingerprint }) => ibanFingerprint))
  const refunds = await listRefunds(executor, { tenantId, fingerprints })
  return new Map(
    back.flatMap(({ id, cents, ibanFingerprint }): [string, Decision][] => {
      const fitting = refunds.filter((one) => one.cents === cents && one.fingerprint === ibanFingerprint)
      const [customerId, ...others] = new Set(fitting.map((one) => one.customerId))
      if (customerId === undefined || others.length > 0) return []
      const reasons: Decision['reasons'] = [{ mark: 'refund_back' }, { mark: 'amount' }, { mark: 'account' }]
      return [[id, { kind: 'proposal', customerId, claims: [], reasons }]]
    }),
  )
}

/** `fingerprints`: a list as JSON. Cross joins begin with the accounts, and not with all that was ever assigned. */
const listRefunds = prepared(
  (_: Executor, { tenantId, fingerprints }: Within & { fingerprints: string }) => sql<{
    fingerprint: string
    customerId: string
    cents: Cents
  }>`
    select i.iban_fingerprint as fingerprint, r.customer_id as customerId, -a.amount_cents as cents
    from bank_items i
    cross join bank_assignments a on a.tenant_id = i.tenant_id and a.item_id = i.id
    cross join receipts r on r.tenant_id = a.tenant_id and r.id = a.receipt_id
    where i.tenant_id = ${tenantId} and i.iban_fingerprint in (select value from json_each(${fingerprints}))
      and a.kind = 'refund' and a.reverses_id is null
      and not exists (select 1 from bank_assignments u where u.tenant_id = i.tenant_id and u.reverses_id = a.id)`,
)
