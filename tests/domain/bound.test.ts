import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openMandateIban } from '~/domain/mandates/mandates.server'
import { log } from '~/log.server'
import { makeCustomer } from '../factories/customers'
import { makeEmployee, makePayslip } from '../factories/employees'
import { makeInvoice } from '../factories/invoices'
import { tokenFor } from '../factories/links'
import { createMandate } from '../factories/mandates'
import { makeTenant } from '../factories/tenants'
import { ask } from '../support/app'
import { db, house } from '../support/house'
import { unfrozen } from '../support/unfrozen'

vi.setSystemTime('2026-03-02T12:00:00.000Z')

// Somebody who can write the file but has no key exchanges what is stored.

test('an IBAN opens in its own row alone', async () => {
  const scope = await makeTenant(house)
  const { id: customerId } = await makeCustomer(house, scope)
  const mandate = { customerId, holder: 'Bruegge', signedOn: '2026-01-01' }
  const one = await createMandate(house, scope, { ...mandate, iban: 'DE02120300000000202051' })
  const other = await createMandate(house, scope, { ...mandate, iban: 'DE02500105170137075030' })
  const { iban_sealed } = await db
    .selectFrom('mandates')
    .select('iban_sealed')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow()
  await db.updateTable('mandates').set({ iban_sealed }).where('id', '=', one.id).execute()
  await expect(openMandateIban(house.reader, house.vault, scope, one.id)).rejects.toThrow()
  expect(await openMandateIban(house.reader, house.vault, scope, other.id)).toBe('DE02500105170137075030')
})

test('a payslip under another person’s name, and an invoice with other bytes, are not served', async () => {
  const logged = vi.spyOn(log, 'error')
  const scope = await makeTenant(house)
  const [jorg, maren] = [await makeEmployee(house, scope), await makeEmployee(house, scope)]
  const theirs = await makePayslip(house, scope, maren.id, '2026-01')
  const own = await makePayslip(house, scope, jorg.id, '2026-01')
  const customer = await makeCustomer(house, scope)
  const invoice = await makeInvoice(house, scope, customer.id)
  const bytes = () => db.selectFrom('documents').select('kept_sha256').where('payslip_id', '=', theirs.id)
  const [foreign] = await bytes().execute()
  await unfrozen(db, 'documents', async () => {
    await db
      .updateTable('documents')
      .set({ kept_sha256: foreign?.kept_sha256 ?? '' })
      .where('payslip_id', '=', own.id)
      .execute()
    const mine = await house.documents.put(Buffer.from('{"mine":true}'))
    await sql`pragma ignore_check_constraints = on`.execute(db)
    await db
      .updateTable('documents')
      .set({ kept_sha256: mine })
      .where('invoice_id', '=', invoice.id)
      .execute()
    await sql`pragma ignore_check_constraints = off`.execute(db)
  })
  const links = [
    `/mitarbeiter-portal/${await tokenFor(house, scope, 'mitarbeiter-portal', jorg.id)}/lohnzettel/2026-01.pdf`,
    `/rechnung/${await tokenFor(house, scope, 'rechnung', invoice.id)}/pdf`,
  ]
  for (const path of links) {
    const answer = await ask(path)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('mine')
  }
  const lines = logged.mock.calls.map(([line]) => line)
  expect(lines).toMatchObject([{ event: 'document damaged' }, { event: 'document damaged' }])
  expect(Object.keys(lines[0] ?? {})).toEqual(['event', 'routeId', 'documentId'])
})
