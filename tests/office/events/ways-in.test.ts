import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { config } from '~/config.server'
import { EVENT_TYPES } from '~/domain/events/types'
import { keepFile } from '~/domain/payslip-files/keep.server'
import { startEvents } from '~/jobs/events.server'
import { fieldOfType } from '~/office/events/form'
import { assertTold } from '../../api/contract/described'
import { OWN_IBAN } from '../../factories/bank'
import { camtOf } from '../../factories/camt'
import { makeCustomer } from '../../factories/customers'
import { timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { makeDraft } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { EMPTY_PDF } from '../../factories/payslip-files'
import { changeFirm } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { startReceiver } from '../../support/event-receiver'
import { db, house } from '../../support/house'
import { formOn, makeOwner, type Owner, read } from '../owner'

const NOW = '2026-03-05T09:00:00Z'
/** Every field that a receiver may find, by hand. */
const OF_INVOICE = ['invoice_id', 'number', 'customer_id']
const OF_MONEY = [
  'receipt_id',
  'reverses',
  'customer_id',
  'amount',
  'currency',
  'paid_on',
  'method',
  'invoices',
]
const OF_MANDATE = ['mandate_id', 'reference', 'customer_id']
const ALLOWED: Record<string, string[]> = {
  'invoice.issued': [...OF_INVOICE, 'kind', 'total', 'currency', 'due_on'],
  'invoice.paid': [...OF_INVOICE, 'total', 'currency'],
  'invoice.reopened': [...OF_INVOICE, 'total', 'currency'],
  'invoice.cancelled': [...OF_INVOICE, 'cancelled_by'],
  'payment.received': OF_MONEY,
  'payment.returned': [...OF_MONEY, 'reason', 'code'],
  'mandate.requested': OF_MANDATE,
  'mandate.approved': OF_MANDATE,
  'mandate.ended': [...OF_MANDATE, 'reason'],
  'message.received': ['message_id', 'customer_id', 'invoice_id'],
  'hours.corrected': ['month'],
  'payslips.released': ['month', 'people'],
  'customer.changed': ['customer_id', 'number', 'name', 'fields'],
}
const ACCOUNT = 'DE02120300000000202051'
const WRITTEN = 'Bitte rufen Sie mich zurück.'

beforeEach(() => {
  vi.setSystemTime(NOW)
  Object.assign(config(), { sendsToPrivate: true })
})
afterEach(async () => {
  Object.assign(config(), { sendsToPrivate: false })
  for (const table of ['event_attempts', 'event_deliveries', 'events', 'event_endpoints'] as const)
    await db.deleteFrom(table).execute()
})

/** An owner, and a receiver that is told of everything that happens in the firm. */
async function makeTold() {
  const owner = await makeOwner()
  const receiver = await startReceiver()
  const every = Object.fromEntries(EVENT_TYPES.map((type) => [fieldOfType(type), 'ja']))
  const answer = await post(`${owner.path}/ereignisse/neu`, { url: receiver.url, ...every }, owner.headers)
  const page = await read(owner, answer.headers.get('location') ?? '')
  return { owner, receiver, secret: /whsec_[\w+/]+=*/.exec(page)?.[0] ?? '' }
}

async function press(owner: Owner, path: string, fields: Record<string, string> = {}): Promise<void> {
  const answer = await post(path, fields, owner.headers)
  expect([path, answer.status]).toEqual([path, 303])
}

async function upload(owner: Owner, file: string): Promise<void> {
  const body = new FormData()
  body.set('file', new File([file], 'auszug.xml'))
  expect((await ask('/buero/bank/auszuege', { method: 'POST', body, headers: owner.headers })).status).toBe(
    303,
  )
}

async function postHours(owner: Owner, employeeId: string, hours: number): Promise<void> {
  const body = JSON.stringify(timeRecording(owner.scope.tenantId, '2026-02', { [employeeId]: [hours, 0] }))
  const headers = { 'Content-Type': 'application/json', 'X-Webhook-Secret': config().webhookSecrets[0] }
  expect((await ask('/api/intern/webhook', { method: 'POST', body, headers })).status).toBe(200)
}

const itemPath = async (owner: Owner) =>
  /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(await read(owner, '/buero/bank/umsaetze?stand=offen'))?.[0] ?? ''

test('whatever happens in a firm by its own way in is told there, signed, in its order, and says no more than it may', async () => {
  const { owner, receiver, secret } = await makeTold()
  const other = await makeTold()
  const { scope } = owner
  await changeFirm(house, scope, { creditor_id: 'DE98ZZZ09999999999' })
  const { id: customerId } = await makeCustomer(house, scope)

  const details = `/buero/kunden/${customerId}/stammdaten`
  await press(owner, details, {
    ...(await formOn(owner, details, '/stammdaten')).values,
    phone: '0431 5550170',
  })

  const bill = async () => {
    const { id } = await makeDraft(house, scope, customerId)
    await press(owner, `/buero/rechnungen/${id}/ausstellung`, { revision: '1' })
    const { number } = await db
      .selectFrom('invoices')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { id, number: number ?? '', link: `/rechnung/${await tokenFor(house, scope, 'rechnung', id)}` }
  }
  const invoice = await bill()
  const cancelled = await bill()

  await press(owner, `${invoice.link}/nachricht`, { message: WRITTEN })
  const wish = { choice: 'new', iban: ACCOUNT, holder: 'Käthe Öhler', consent: 'ja' }
  await press(owner, `${invoice.link}/zahlungswahl`, wish)
  const mandate = await db
    .selectFrom('mandates')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  await press(owner, `/buero/mandate/${mandate.id}/bestaetigung`)
  await press(owner, `/buero/mandate/${mandate.id}/widerruf`, { stand: 'active' })

  await press(owner, '/buero/bank/konten/neu', { name: 'Geschäftskonto', iban: OWN_IBAN })
  await upload(owner, camtOf([{ cents: 11_900, text: `Rechnung ${invoice.number}` }]))
  await upload(owner, camtOf([{ cents: -11_900, text: 'Rückgabe' }], { day: '2026-03-05' }))
  await press(owner, `${await itemPath(owner)}/rueckgabe`, { rechnung: invoice.id, stand: '-11900' })

  const cancelPath = `/buero/rechnungen/${cancelled.id}/stornierung`
  const { values } = await formOn(owner, cancelPath, '/stornierung')
  await press(owner, cancelPath, { ...values, reason: 'Falsche Menge' })

  const { id: employeeId } = await makeEmployee(house, scope)
  await postHours(owner, employeeId, 160)
  await press(owner, '/buero/stunden/2026-02/abschluss', { abgeschlossen: 'ja' })
  await postHours(owner, employeeId, 150)
  const slip = {
    id: randomUUID(),
    firstPage: 0,
    pageCount: 1,
    employeeId,
    month: '2026-02',
    doubt: null,
    bytes: EMPTY_PDF,
  }
  await keepFile(house, scope, {
    month: '2026-02',
    fileName: 'lohn.pdf',
    sha256: 'lohn',
    pageCount: 1,
    slips: [slip],
  })
  await press(owner, '/buero/lohnzettel/freigabe', { lohnzettel: slip.id })

  vi.setSystemTime(Date.parse(NOW) + 61_000)
  const worker = startEvents(true)
  onTestFinished(() => worker.stop())
  await worker.sendDue()

  const told = receiver.received.map(
    ({ headers, body }) =>
      new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string; data: object },
  )
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(EVENT_TYPES))
  for (const { type, data } of told)
    expect([type, Object.keys(data).sort()]).toEqual([type, ALLOWED[type]?.sort()])
  for (const event of told) assertTold(event)
  expect(told.filter(({ data }) => 'customer_id' in data).map(({ type }) => type)).toEqual([
    'customer.changed',
    'invoice.issued',
    'invoice.issued',
    'message.received',
    'mandate.requested',
    'mandate.approved',
    'mandate.ended',
    'payment.received',
    'invoice.paid',
    'payment.returned',
    'invoice.reopened',
    'invoice.cancelled',
  ])
  const bodies = receiver.received.map(({ body }) => body).join()
  for (const unsaid of [WRITTEN, ACCOUNT, 'Öhler', '5550170', 'Falsche Menge', employeeId])
    expect(bodies).not.toContain(unsaid)
  expect(other.receiver.received).toEqual([])
})
