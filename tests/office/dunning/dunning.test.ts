import { expect, test, vi } from 'vitest'
import { addDays } from '~/domain/values/calendar'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { download, formOn, makeOwner, type Owner, read } from '../owner'

const TODAY = '2026-05-04'
vi.setSystemTime(`${TODAY}T09:00:00Z`)

const PAGE = '/buero/bank/mahnungen'

/** An invoice of 119,00 € that has been late for so many days. */
function late(owner: Owner, customerId: string, days: number) {
  return makeInvoice(house, officeOn(owner.scope.tenantId, addDays(TODAY, -14 - days)), customerId)
}

test('a late customer is proposed, looked at, reminded once by mail, and the notice is kept', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  const invoice = await late(owner, id, 10)
  expect(textOf(await read(owner, PAGE))).toMatch(
    /Hafenkontor Brügge KG Zahlungserinnerung 2026-0001 seit 10 Tagen .*119,00 €/,
  )
  const look = `${PAGE}/kunden/${id}`
  expect(textOf(await read(owner, look))).toContain('Zahlungserinnerung an Hafenkontor Brügge KG')
  const mail = textOf(await read(owner, `${look}/vorschau`))
  expect(mail).toContain('vielleicht ist es Ihnen entgangen')
  const { text } = await readPdf(await download(owner, `${look}/brief`))
  expect(text).toContain(invoice.number)

  const form = await formOn(owner, PAGE, '/versand')
  const answer = await post(form.action, form.values, owner.headers)
  expect(answer.status).toBe(303)
  const notice = (answer.headers.get('location') ?? '').replace(/\?.*/, '')
  expect(textOf(await read(owner, notice))).toMatch(/Zu zahlen 119,00 €.*E-Mail, rechnung@bruegge.example/)
  const frozen = await readPdf(await download(owner, `${notice}/pdf`))
  expect(frozen.text).toContain('vielleicht ist es Ihnen entgangen')

  const twice = await post(form.action, form.values, owner.headers)
  expect(textOf(await twice.text())).toContain('Inzwischen hat sich etwas geändert')
  const mails = db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('tenant_id', '=', owner.scope.tenantId)
  expect(await mails.execute()).toEqual([{ kind: 'dunning_notice', recipient: 'rechnung@bruegge.example' }])
  expect(textOf(await read(owner, `${PAGE}?ansicht=zurueckgestellt`))).toMatch(
    /Erst ab .*Zahlungserinnerung am/,
  )
  expect(textOf(await read(owner, `${PAGE}/verschickt`))).toContain('Hafenkontor Brügge KG')
  expect((await ask(PAGE, { headers: owner.headers })).status).toBe(200)
})
