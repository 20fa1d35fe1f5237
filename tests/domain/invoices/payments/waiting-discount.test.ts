import { expect, test } from 'vitest'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import { findLetter } from '~/domain/outbox/letter.server'
import { asItHolds } from '~/domain/overviews/mail-as-it-holds.server'
import { makeCustomer, makeMandate } from '../../../factories/customers'
import { makeInvoice } from '../../../factories/invoices'
import { makeTenant } from '../../../factories/tenants'
import { freshDatabase } from '../../../support/database'

const SKONTO = { discount_percent: '2', discount_days: 10 }

// Issued on 2 March 2026: 2.38 € less until the 12th.
test.each(['invoice_sent', 'mandate_ended'] as const)(
  'a mail that waited offers a discount to the last day of it, and none after that: %s',
  async (kind) => {
    const { db, house } = freshDatabase()
    const scope = await makeTenant(house)
    const { id: customerId } = await makeCustomer(house, scope)
    if (kind === 'invoice_sent') {
      const { id } = await makeInvoice(house, scope, customerId, { options: SKONTO })
      await sendInvoice(house, scope, id)
    } else {
      const { id: mandateId } = await makeMandate(house, scope, customerId)
      const payment = { method: 'direct_debit', mandateId } as const
      await makeInvoice(house, scope, customerId, { options: SKONTO, payment })
      await revokeMandate(house, scope, mandateId, 'active')
    }
    const { id: mailId } = await db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    const letter = await findLetter(house.reader, house.vault, { tenantId: scope.tenantId, mailId })
    const on = async (today: string) =>
      JSON.stringify(letter && (await asItHolds(house.reader, letter, today)).data)
    expect(await on('2026-03-12')).toContain('"discount":{"cents":238,"until":"2026-03-12"}')
    expect(await on('2026-03-13')).not.toContain('discount')
    expect(await on('2026-03-13')).toContain('"amountCents":11900')
  },
)
