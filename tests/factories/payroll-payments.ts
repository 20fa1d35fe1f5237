import { paymentFile } from '~/documents/payments/pain-001'
import type { Scope } from '~/domain/kernel/scope'
import { readPaymentList } from '~/domain/payroll-payments/list.server'
import { makePaymentFile } from '~/domain/payroll-payments/make.server'
import { textsOf } from '~/i18n/texts'
import type { TestHouse } from '../support/test-house'

/** Notes that somebody's pay was transferred by hand. @returns what the list of payments calls it */
export async function notePay(
  house: TestHouse,
  scope: Scope,
  { id, employeeId, month }: { id: string; employeeId: string; month: string },
): Promise<string> {
  const { groups } = await readPaymentList(house, scope, month)
  const payments = groups.find(({ group }) => group === 'pay')?.payments ?? []
  const payment = payments.find(({ employee }) => employee?.id === employeeId)
  if (!payment) throw new Error(`nobody is paid in ${month}`)
  await makePaymentFile(house, scope, {
    ...{ id, month, group: 'pay', executeOn: scope.today, isByHand: true },
    seen: [{ id: payment.id, cents: payment.openCents }],
    words: textsOf('de').payrollPayments.purposes,
    nameless: textsOf('de').payrollPayments.recipients,
    render: paymentFile,
  })
  return payment.id
}
