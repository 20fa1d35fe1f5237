import { randomUUID } from 'node:crypto'
import type { OfficeVisitor } from '~/auth/access'
import { refuseUnlessSensitive } from '~/auth/office-guard.server'
import { NotFound } from '~/domain/kernel/errors'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { seesSensitive } from '~/domain/kernel/sensitive'
import { payableOn } from '~/domain/payroll-month/due-days'
import { getFile, type KeptFile } from '~/domain/payroll-payments/files.server'
import type { PaymentGroup } from '~/domain/payroll-payments/group'
import { type Payment, type PaymentList, readPaymentList } from '~/domain/payroll-payments/list.server'
import { isMonth, type MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { paths } from '~/paths'

export type PaymentsData = Awaited<ReturnType<typeof paymentsData>>

export type ShownPayment = ReturnType<typeof shownOf>

export async function paymentsData(scope: OfficeScope, monthText: string) {
  const { groups, files, firm, ...list } = await visiblePayments(scope, monthIn(monthText))
  return {
    ...list,
    groups: groups.map(({ payments, ...group }) => ({
      ...group,
      payments: payments.map(shownOf),
      executeOn: payableOn(group.transferBy, scope.today),
      formKey: randomUUID(),
    })),
    files: files.map(({ content: _, sha256: __, cameBack: ___, ...file }) => file),
    hasAccount: firm.iban !== null,
    firmPath: may(scope.role, 'manage_firm') ? paths.tenantBank(scope.tenantId) : null,
  }
}

/** The month's payments without garnishments, for whoever may not see whose pay is garnished (decision 501). */
export async function visiblePayments(
  scope: OfficeScope,
  month: MonthText,
): Promise<PaymentList & { isWhole: boolean }> {
  const list = await readPaymentList(house, scope, month)
  if (seesSensitive(scope)) return { ...list, isWhole: true }
  const isShown = ({ group }: { group: PaymentGroup }) => group !== 'garnishment'
  const { groups, files, vain } = list
  return {
    ...list,
    groups: groups.filter(isShown),
    files: files.filter(isShown),
    vain: vain.filter(isShown),
    isWhole: groups.every(isShown) && files.every(isShown),
  }
}

/** @throws NotFound; 403 for garnishments, as above */
export async function getVisibleFile(visitor: OfficeVisitor, id: string): Promise<KeptFile> {
  const file = await getFile(house.reader, house.vault, visitor.scope, id)
  if (file.group === 'garnishment') await refuseUnlessSensitive(visitor)
  return file
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
  const list = await visiblePayments(scope, month)
  for (const group of list.groups) {
    const payment = group.payments.find(isMeant)
    if (payment) return { payment, group, firm: list.firm }
  }
  throw new NotFound()
}
