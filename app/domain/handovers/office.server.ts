import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { readSettings } from '../tenants/settings.server'
import type { PayrollOffice } from './findings'
import { WAGE_KINDS, type WageKind } from './lines'

/** @throws NotFound */
export async function readOffice(executor: Executor, scope: Within): Promise<PayrollOffice> {
  const settings = await readSettings(executor, scope)
  const types = WAGE_KINDS.map((kind) => [kind, settings[`wage_type_${kind}`]])
  return {
    consultant: settings.payroll_consultant,
    client: settings.payroll_client,
    wageTypes: Object.fromEntries(types) as Record<WageKind, string | null>,
  }
}
