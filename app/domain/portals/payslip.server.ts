import { findEmployee } from '../employees/find.server'
import type { Executor } from '../kernel/house'
import type { LinkScope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { listDifferences } from '../payslips/before.server'
import type { Difference } from '../payslips/difference'
import { findPayslip } from '../payslips/list.server'
import { employeesPart, type PayAmounts } from '../payslips/pay-amounts'
import { findPayslipView } from '../payslips/seals.server'
import type { PayslipTotals } from '../payslips/totals'
import { listVersions } from '../payslips/versions.server'
import type { PayslipView } from '../payslips/view'
import { type TenantContact, tenantContact } from '../tenants/contact.server'
import { readSettings } from '../tenants/settings.server'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { fullName } from '../values/person-name'

/** A payslip's main sums; the PDF has the rest. */
export interface PayslipPage {
  id: string
  firm: TenantContact
  name: string
  month: MonthText
  isCorrected: boolean
  replaced: number[]
  /** Against the version before; null for the first one. */
  difference: Difference | null
  /** Part by part; null if either was not calculated here. */
  parts: PayAmounts | null
  /** Null for a payslip that is only a PDF. */
  sums: PayslipSums | null
  /** The hours it was calculated with; null if none were reported, or the firm does not show them. */
  hours: PayslipView['hours']
  /** Codes of its lines, without duplicates; null for a payslip that is only a PDF. */
  codes: string[] | null
}

export interface PayslipSums {
  grossCents: Cents
  /** Tax and social insurance. */
  deductionsCents: Cents
  netCents: Cents
  /** Added or deducted after tax, such as a company car. */
  besidesCents: Cents
  payoutCents: Cents
}

/** The payslip of a month of the link's employee. */
export async function findPayslipPage(
  executor: Executor,
  vault: Vault,
  scope: LinkScope,
  month: MonthText,
): Promise<PayslipPage | undefined> {
  const employee = await findEmployee(executor, scope, scope.subjectId)
  const payslip = employee && (await findPayslip(executor, vault, scope, { employeeId: employee.id, month }))
  if (!payslip) return undefined
  const versions = await listVersions(executor, scope, { employeeId: employee.id, month })
  const view = await findPayslipView(executor, vault, scope, payslip.id)
  return {
    id: payslip.id,
    firm: await tenantContact(executor, scope.tenantId),
    name: fullName(employee.firstName, employee.lastName),
    month,
    isCorrected: payslip.revision > 1,
    replaced: versions.filter(({ state }) => state === 'replaced').map(({ revision }) => revision),
    difference: (await listDifferences(executor, vault, scope, [payslip])).get(payslip.id) ?? null,
    parts: view?.corrects?.difference ? employeesPart(view.corrects.difference) : null,
    sums: payslip.totals && sumsOf(payslip.totals),
    hours: (await readSettings(executor, scope)).is_hours_shown ? (view?.hours ?? null) : null,
    codes: view ? [...new Set(view.lines.map(({ code }) => code))] : null,
  }
}

function sumsOf({ grossCents, netCents, payoutCents }: PayslipTotals): PayslipSums {
  return {
    grossCents,
    deductionsCents: grossCents - netCents,
    netCents,
    besidesCents: payoutCents - netCents,
    payoutCents,
  }
}
