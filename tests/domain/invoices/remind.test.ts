import { expect, test } from 'vitest'
import { announceTransfer } from '~/domain/invoices/payments/transfer-notices.server'
import { listRemindable, remindOfInvoice } from '~/domain/invoices/remind.server'
import { addDays } from '~/domain/values/calendar'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { createMandate } from '../../factories/mandates'
import { officeOn, visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

/** Issued on 2 March, due on the 16th, to be reminded of from the 11th. */
test('an open transfer is reminded of once, some days before it is due, and nothing else is', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const reminded = async (email: string | null, days: number | null) => {
    const { id } = await makeCustomer(house, scope, { email })
    await db.updateTable('customers').set({ reminder_days: days }).where('id', '=', id).execute()
    return id
  }
  const customerId = await reminded('a@hafen.example', 5)
  const open = await makeInvoice(house, scope, customerId)
  await makeInvoice(house, scope, await reminded('aus@hafen.example', null))
  await makeInvoice(house, scope, await reminded('sofort@hafen.example', 14))
  await makeInvoice(house, scope, await reminded(null, 5))
  const paid = await makeInvoice(house, scope, customerId)
  await announceTransfer(
    house,
    visitorOn({ ...scope, ...officeOn(scope.tenantId, '2026-03-10') }, 'rechnung', paid.id),
  )
  const mandate = await createMandate(house, scope, {
    customerId,
    holder: 'Hafenkontor',
    iban: 'DE89370400440532013000',
    signedOn: '2026-01-15',
  })
  await makeInvoice(house, scope, customerId, {
    payment: { method: 'direct_debit', mandateId: mandate.id },
  })

  const sent: string[] = []
  for (let day = scope.today; day <= '2026-03-25'; day = addDays(day, 1))
    for (const { tenantId, invoiceId } of await listRemindable(house.reader, day))
      if (await remindOfInvoice(house, officeOn(tenantId, day), invoiceId)) sent.push(`${day} ${invoiceId}`)
  // The announced transfer counts for a week, and the due day has passed by then.
  expect(sent).toEqual([`2026-03-11 ${open.id}`])
  const mails = db.selectFrom('outbox').select(['kind', 'recipient']).where('kind', '=', 'payment_reminder')
  expect(await mails.execute()).toEqual([{ kind: 'payment_reminder', recipient: 'a@hafen.example' }])
})

test('after an outage it is sent late, but never once the invoice is due', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const { id } = await makeCustomer(house, scope, { email: 'a@hafen.example' })
  await db.updateTable('customers').set({ reminder_days: 5 }).execute()
  const { id: invoiceId } = await makeInvoice(house, scope, id)
  expect(await listRemindable(house.reader, '2026-03-10')).toEqual([])
  expect(await listRemindable(house.reader, '2026-03-16')).toEqual([{ tenantId: scope.tenantId, invoiceId }])
  expect(await listRemindable(house.reader, '2026-03-17')).toEqual([])
})
