import { expect, test } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { announceTransfer } from '~/domain/invoices/payments/transfer-notices.server'
import { writeOffRest } from '~/domain/invoices/payments/waivers.server'
import { makeCustomer } from '../../../factories/customers'
import { makeInvoice } from '../../../factories/invoices'
import { visitorOn } from '../../../factories/scopes'
import { changeFirm, makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'

async function announced(options = {}) {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await changeFirm(house, scope, { write_off_limit_cents: 500 })
  const { id: customerId } = await makeCustomer(house, scope)
  const { id: invoiceId } = await makeInvoice(house, scope, customerId, { options })
  await announceTransfer(house, visitorOn(scope, 'portal', customerId), invoiceId)
  const pay = (amountCents: number) =>
    recordPayment(house, scope, { invoiceId, amountCents, paidOn: scope.today, method: 'transfer' })
  const isOpen = async () =>
    (
      await db
        .selectFrom('tasks')
        .select('id')
        .where('kind', '=', 'transfer')
        .where('done_at', 'is', null)
        .execute()
    ).length === 1
  return { house, scope, customerId, invoiceId, pay, isOpen }
}

test('an announced transfer waits for the office until nothing is owed any more', async () => {
  const { pay, isOpen } = await announced()
  await pay(11_800)
  expect(await isOpen()).toBe(true)
  await pay(100)
  expect(await isOpen()).toBe(false)
})

test('so does one whose invoice is paid less a discount, written off or cancelled', async () => {
  const discounted = await announced({ discount_percent: '2', discount_days: 10 })
  const { customerId, invoiceId, house, scope } = discounted
  const paidOn = scope.today
  const claims = [{ invoiceId, withDiscount: true }]
  await receiveMoney(house, scope, { customerId, amountCents: 11_662, paidOn, method: 'transfer', claims })
  expect(await discounted.isOpen()).toBe(false)

  const short = await announced()
  await short.pay(11_600)
  await writeOffRest(short.house, short.scope, { invoiceId: short.invoiceId, reason: 'Bankgebühr' })
  expect(await short.isOpen()).toBe(false)

  const cancelled = await announced()
  await cancelInvoice(cancelled.house, cancelled.scope, cancelled.invoiceId)
  expect(await cancelled.isOpen()).toBe(false)
})
