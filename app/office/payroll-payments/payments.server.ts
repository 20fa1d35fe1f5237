import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type Payment, readPaymentList } from '~/domain/payroll-payments/list.server'
import { isMonth, type MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'

export type PaymentsData = Awaited<ReturnType<typeof paymentsData>>

export type ShownPayment = ReturnType<typeof shownOf>

export async function paymentsData(scope: OfficeScope, monthText: string) {
  const list = await readPaymentList(house, scope, monthIn(monthText))
  return {
    ...list,
    groups: list.groups.map(({ payments, ...group }) => ({ ...group, payments: payments.map(shownOf) })),
  }
}

export function monthIn(text: string): MonthText {
  if (!isMonth(text)) throw new NotFound()
  return text
}

/** Account numbers are masked on pages. */
function shownOf({ account, ...due }: Payment) {
  return { ...due, ibanMasked: account?.ibanMasked ?? null }
}
