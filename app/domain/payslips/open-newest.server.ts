import type { Executor } from '../kernel/house'
import type { Vault } from '../kernel/vault'
import { openTotals } from './seals.server'

/** Whether the newest payslip of all firms opens with the vault's keys; undefined if there is none. */
export async function openNewestPayslip(executor: Executor, vault: Vault): Promise<boolean | undefined> {
  const row = await executor
    .selectFrom('payslips')
    .select(['id', 'tenant_id', 'totals_sealed'])
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  try {
    openTotals(vault, { tenantId: row.tenant_id }, row)
    return true
  } catch {
    return false
  }
}
