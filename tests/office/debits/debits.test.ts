import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteDispute } from '~/domain/holds/note.server'
import { settleFromCredit } from '~/domain/invoices/credits/credit.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import type { Scope } from '~/domain/kernel/scope'
import type { NewMandate } from '~/domain/mandates/mandates.server'
import { makeCareful } from '../../account/careful'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { ask, post } from '../../support/app'
import { figuresOf } from '../../support/debit-figures'
import { formsIn } from '../../support/forms-in'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, read } from '../owner'

const PAGE = '/buero/bank/lastschriften'
const FILES = `${PAGE}/dateien`

type Headers = { Cookie: string }

async function owed(scope: Scope, changes: Partial<NewMandate> = {}) {
  const { id: customerId } = await makeCustomer(house, scope)
  const { id: mandateId } = await makeMandate(house, scope, customerId, changes)
  return makeInvoice(house, scope, customerId, { payment: { method: 'direct_debit', mandateId } })
}

const tick = ({ id }: { id: string }, cents = '11900') => ({ [`rechnung_${id}`]: cents })

/** Where the run of these ticks is. */
async function made(headers: Headers, fields: Record<string, string>): Promise<string> {
  const answer = await post(FILES, { form_key: randomUUID(), grund: '', ...fields }, headers)
  expect(answer.status).toBe(303)
  return (answer.headers.get('location') ?? '').replace(/\?.*/, '')
}

test('from what is due to the file for the bank, and what happened to it', async () => {
  const owner = await makeOwner()
  const invoice = await owed(owner.scope)
  await owed(owner.scope, { holder: '山田太郎' })
  const page = textOf(await read(owner, PAGE))
  expect(page).toMatch(/1 Lastschrift, 119,00 €.*Hafenkontor Bruegge KG Kunde: Hafenkontor Brügge KG/)
  expect(page).toMatch(/1 Rechnung kann nicht.*im Namen „山田太郎“ nicht schreiben: 山 田 太 郎/)
  const form = formsIn(await read(owner, PAGE)).find(({ action }) => action.includes('dateien'))
  expect(form?.values).toMatchObject(tick(invoice))

  const run = await made(owner.headers, tick(invoice))
  expect(textOf(await read(owner, run))).toMatch(/Summe 119,00 € .*Wird abgebucht/)
  const file = await ask(`${run}/datei`, { headers: owner.headers })
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="LS-\d{8}-CORE-[0-9a-f]{8}\.xml"$/,
  )
  const xml = await file.text()
  expect(figuresOf(xml)).toMatchObject({ count: 1, sum: '119.00', endToEndIds: [`${invoice.number}-1`] })
  expect(xml).toContain(`<Ustrd>Rechnung ${invoice.number}</Ustrd>`)
  expect(await (await ask(`${run}/datei`, { headers: owner.headers })).text()).toBe(xml)
  expect(textOf(await read(owner, PAGE))).toContain('1 Lastschrift über 119,00 € ist schon in einer Datei.')

  const shown = textOf(await read(owner, `/buero/rechnungen/${invoice.id}`))
  expect(shown).toMatch(/Abbuchung läuft .*Lastschrift-Datei Wird abgebucht, \d\d\.\d\d\.\d{4}/)
  expect(textOf(await read(owner, '/buero/rechnungen'))).toContain('Abbuchung läuft')

  const twice = await post(FILES, { form_key: randomUUID(), grund: 'x', ...tick(invoice) }, owner.headers)
  expect(textOf(await twice.text())).toContain('Inzwischen hat sich etwas geändert')

  const noted = await post(`${run}/fehlschlag`, { ...tick(invoice, 'on'), grund: 'Abgelehnt' }, owner.headers)
  expect(noted.status).toBe(303)
  expect(textOf(await read(owner, run))).toContain('Nicht ausgeführt Abgelehnt')
  const [again] = formsIn(await read(owner, PAGE)).filter(({ action }) => action.includes('dateien'))
  expect(again?.values).not.toMatchObject(tick(invoice))
  const unsaid = await post(FILES, { form_key: randomUUID(), grund: '', ...tick(invoice) }, owner.headers)
  expect(textOf(await unsaid.text())).toContain('Bitte schreiben Sie, warum.')
  const second = await made(owner.headers, { ...tick(invoice), grund: 'Jetzt gedeckt' })
  expect(textOf(await read(owner, second))).toContain('2. Versuch: Jetzt gedeckt')
})

test('what may no longer be collected is said before the download, and what was marked is in no file', async () => {
  const owner = await makeOwner()
  const [disputed, marked, left] = [await owed(owner.scope), await owed(owner.scope), await owed(owner.scope)]
  const ticks = Object.assign({}, ...[disputed, marked, left].map((one) => tick(one)))
  const run = await made(owner.headers, ticks)
  await post(`${run}/fehlschlag`, { ...tick(marked, 'on'), grund: 'Falscher Tag' }, owner.headers)
  await noteDispute(house, owner.scope, {
    id: '',
    invoiceId: disputed.id,
    reason: 'Mangel',
    fromOn: owner.scope.today,
  })
  const refused = await ask(`${run}/datei`, { headers: owner.headers })
  expect(refused.status).toBe(303)
  const page = textOf(await read(owner, refused.headers.get('location') ?? ''))
  expect(page).toMatch(/Noch nicht heruntergeladen: Die Datei hat sich geändert .*Summe 119,00 €/)
  expect(page).toMatch(/Nicht in der Datei Die Rechnung ist in Klärung.*Nicht in der Datei Falscher Tag/)
  const file = await ask(`${run}/datei`, { headers: owner.headers })
  expect(figuresOf(await file.text())).toMatchObject({ count: 1, endToEndIds: [`${left.number}-1`] })
})

test('a credit of the customer that could pay is named, and nothing of it is ticked by itself', async () => {
  const owner = await makeOwner()
  const [covered, other] = [await owed(owner.scope), await owed(owner.scope)]
  const { customer_id: customerId } = await db
    .selectFrom('invoices')
    .select('customer_id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('id', '=', covered.id)
    .executeTakeFirstOrThrow()
  const money = { customerId, amountCents: 3000, paidOn: owner.scope.today, method: 'transfer' } as const
  await receiveMoney(house, owner.scope, { ...money, claims: [] })
  const html = await read(owner, PAGE)
  expect(textOf(html)).toMatch(/Guthaben des Kunden deckt 30,00\s€/)
  const form = formsIn(html).find(({ action }) => action.includes('dateien'))
  expect(form?.values).toMatchObject(tick(other))
  expect(form?.values).not.toMatchObject(tick(covered))
  const use = { customerId, invoiceIds: [covered.id], seenCents: 3000 }
  await settleFromCredit(house, owner.scope, use)
  const after = await read(owner, PAGE)
  expect(textOf(after)).not.toContain('Guthaben')
  const values = formsIn(after).find(({ action }) => action.includes('dateien'))?.values
  expect(values).toMatchObject(tick(covered, '8900'))
})

test('a double click leads to the same file', async () => {
  const owner = await makeOwner()
  const invoice = await owed(owner.scope)
  const fields = { form_key: randomUUID(), ...tick(invoice) }
  const [first, second] = await Promise.all([made(owner.headers, fields), made(owner.headers, fields)])
  expect(second).toBe(first)
})

test('several schemes are several files', async () => {
  const owner = await makeOwner()
  const both = [await owed(owner.scope), await owed(owner.scope, { type: 'B2B' })]
  const ticks = Object.assign({}, ...both.map((one) => tick(one)))
  expect(await made(owner.headers, ticks)).toBe(PAGE)
  expect(textOf(await read(owner, PAGE))).toMatch(
    /LS-\d{8}-CORE-.*LS-\d{8}-B2B-|LS-\d{8}-B2B-.*LS-\d{8}-CORE-/,
  )
})

describe('a file with whole account numbers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('asks whoever has a second factor for a code, every five minutes', async () => {
    const { scope, headers, recovery } = await makeCareful()
    const run = await made(headers, tick(await owed(scope)))
    const fetched = () => ask(`${run}/datei`, { headers })
    expect((await fetched()).headers.get('location')).toBe(`${run}/freigabe`)
    expect((await ask(`${run}/freigabe`, { headers })).status).toBe(200)

    const wrong = await post(`${run}/freigabe`, { code: '000000' }, headers)
    expect(wrong.status).toBe(422)
    expect((await fetched()).status).toBe(303)

    const right = await post(`${run}/freigabe`, { code: recovery[0] ?? '' }, headers)
    expect(right.headers.get('location')).toMatch(new RegExp(`^${run}\\?gespeichert=freigegeben`))
    expect((await fetched()).status).toBe(200)
    vi.setSystemTime(Date.now() + 5 * 60_000)
    expect((await fetched()).status).toBe(303)
  })
})
