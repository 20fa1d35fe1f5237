import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import { parseContent } from './content'
import type { Due } from './due'
import { filePlace } from './files.server'
import { groupOf } from './group'
import { paymentId } from './ids'

/** Says of a payment the month of which its recipient was last paid by file, if that went to another account. */
export type OtherAccount = (due: Due, iban: () => string | null) => MonthText | null

/**
 * Compares with the files of the newest payroll month before this one in which payments of the group were made by file.
 * Whoever was not in them is not compared: a first payment, or one by hand.
 */
export async function readLastAccounts(
  executor: Executor,
  vault: Vault,
  scope: Within,
  month: MonthText,
): Promise<OtherAccount> {
  const made = executor
    .selectFrom('payroll_payment_files')
    .where('tenant_id', '=', scope.tenantId)
    .where('is_by_hand', '=', 0)
    .where('dropped_at', 'is', null)
    .where('month', '<', month)
  const newest = made
    .select(['payment_group', ({ fn }) => fn.max('month').as('month')])
    .groupBy('payment_group')
  const rows = await made
    .select(['id', 'payment_group', 'month', 'content_sealed'])
    .where(
      ({ refTuple }) => refTuple('payment_group', 'month'),
      'in',
      newest.$asTuple('payment_group', 'month'),
    )
    .orderBy('made_at')
    .execute()
  const lastOf = new Map(rows.map((row) => [row.payment_group, row.month]))
  const ibans = new Map(
    rows.flatMap(({ id, content_sealed }) => {
      const { payments } = parseContent(vault.open(filePlace(scope, id), content_sealed))
      return payments.map((payment) => [payment.id, payment.iban] as const)
    }),
  )
  return (due, iban) => {
    const last = lastOf.get(groupOf(due))
    if (last === undefined) return null
    const before = ibans.get(paymentId(vault, scope, { ...due, month: last }))
    return before === undefined || before === (iban() ?? before) ? null : last
  }
}
