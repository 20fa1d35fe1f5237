import { getEmployee } from '~/domain/employees/find.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Vault } from '~/domain/kernel/vault'
import { findClosingOf } from '~/domain/payroll-closing/closed.server'
import { listDifferences } from '~/domain/payslips/before.server'
import { type MissingField, missingOfCertificate } from '~/domain/payslips/certificate'
import type { Difference } from '~/domain/payslips/difference'
import { findPayslip } from '~/domain/payslips/list.server'
import type { PayAmounts } from '~/domain/payslips/pay-amounts'
import { findPayslipView } from '~/domain/payslips/seals.server'
import { readSlipTimeline, type SlipEvent } from '~/domain/payslips/timeline.server'
import { listVersions, type PayslipVersion } from '~/domain/payslips/versions.server'
import type { MonthText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { fullName } from '~/domain/values/person-name'

export interface SlipPage {
  employee: { id: string; name: string; hasMail: boolean }
  month: MonthText
  /** Newest first. */
  versions: PayslipVersion[]
  /** Null if only the PDF has the payslip's data. */
  missing: MissingField[] | null
  timeline: SlipEvent[]
  /** Between the current version and the one before; null for the first. */
  difference: Difference | null
  /** Null if only the PDF has it. */
  payoutCents: Cents | null
  /** Part by part; null for a first one, and if either was not calculated here. */
  parts: PayAmounts | null
  /** The closed payroll month in which it counts. */
  countsIn: MonthText | null
  mayRecall: boolean
}

/** @throws NotFound */
export async function readSlipPage(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, month }: { employeeId: string; month: MonthText },
): Promise<SlipPage> {
  const { id, firstName, lastName, email } = await getEmployee(executor, scope, employeeId)
  const versions = await listVersions(executor, scope, { employeeId: id, month })
  if (versions.length === 0) throw new NotFound()
  const current = versions.find(({ state }) => state === 'current')
  const view = current && (await findPayslipView(executor, vault, scope, current.id))
  const timeline = await readSlipTimeline(executor, scope, { employeeId: id, month, versions })
  const payslip = await findPayslip(executor, vault, scope, { employeeId: id, month })
  const countsIn = current ? await findClosingOf(executor, scope, current.id) : null
  const isGot = timeline.some(({ what, revision }) => what === 'downloaded' && revision === current?.revision)
  return {
    employee: { id, name: fullName(firstName, lastName), hasMail: email !== null },
    month,
    versions,
    missing: view ? missingOfCertificate(view) : null,
    timeline,
    payoutCents: payslip?.totals?.payoutCents ?? null,
    difference: payslip
      ? ((await listDifferences(executor, vault, scope, [payslip])).get(payslip.id) ?? null)
      : null,
    parts: view?.corrects?.difference ?? null,
    countsIn,
    mayRecall: current !== undefined && !isGot && countsIn === null,
  }
}
