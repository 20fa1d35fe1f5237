import { randomUUID } from 'node:crypto'
import { NotFound } from '~/domain/kernel/errors'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { payableOn } from '~/domain/payroll-month/due-days'
import { type Payment, readPaymentList } from '~/domain/payroll-payments/list.server'
import { isMonth, type MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { paths } from '~/paths'

export type PaymentsData = Awaited<ReturnType<typeof paymentsData>>

export type ShownPayment = ReturnType<typeof shownOf>

export async function paymentsData(scope: OfficeScope, monthText: string) {
  const { groups, files, firm, ...list } = await readPaymentList(house, scope, monthIn(monthText))
  return {
    ...list,
    groups: groups.map(({ payments, ...group }) => ({
      ...group,
      payments: payments.map(shownOf),
      executeOn: payableOn(group.transferBy, scope.today),
      formKey: randomUUID(),
    })),
    files: files.map(({ content: _, sha256: __, ...file }) => file),
    hasAccount: firm.iban !== null,
    firmPath: may(scope.role, 'manage_firm') ? paths.tenantBank(scope.tenantId) : null,
  }
}

export function monthIn(text: string): MonthText {
  if (!isMonth(text)) throw new NotFound()
  return text
}

/** Account numbers are masked on pages. */
export function shownOf({ iban: _, ...payment }: Payment) {
  return payment
}

/** A payment of the month by what a page calls it. @throws NotFound */
export async function findPayment(
  scope: OfficeScope,
  month: MonthText,
  isMeant: (payment: Payment) => boolean,
) {
  const list = await readPaymentList(house, scope, month)
  for (const group of list.groups) {
    const payment = group.payments.find(isMeant)
    if (payment) return { payment, group, firm: list.firm }
  }
  throw new NotFound()
}
