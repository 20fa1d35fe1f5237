import { cpuUsage } from 'node:process'
import type { House } from '~/domain/kernel/house'
import { PAID_MONTH, type PayrollFirm } from './grow-payroll'

const ROUNDS = 20

/**
 * The least that a page of a month's payslips can do: read the rows, open what is sealed, parse it and add up one figure.
 * Milliseconds of CPU.
 */
export async function payrollFloorMs({ reader, vault }: House, { tenantId }: PayrollFirm): Promise<number> {
  await readMonth()
  const before = cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) await readMonth()
  const { user, system } = cpuUsage(before)
  return (user + system) / 1_000 / ROUNDS

  async function readMonth(): Promise<number> {
    const rows = await reader
      .selectFrom('payslips')
      .select(['id', 'calculation_sealed'])
      .where('tenant_id', '=', tenantId)
      .where('month', '=', PAID_MONTH)
      .execute()
    let cents = 0
    for (const { id: rowId, calculation_sealed } of rows) {
      const text = vault.open({ tenantId, purpose: 'payslip.calculation', rowId }, calculation_sealed ?? '')
      cents += JSON.parse(text).result.payout.cents
    }
    return cents
  }
}
