import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { accountOf } from '~/domain/bank/account-of-statement.server'
import { payableOf } from '~/domain/invoices/payments/payable.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import { readPayee } from '~/domain/tenants/contact.server'
import { startOutbox } from '~/jobs/outbox.server'
import { makeCareful } from '../../account/careful'
import { OWN_IBAN } from '../../factories/bank'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { remind } from '../../factories/dunning'
import { makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { ask, orGivenBack, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { openLetterbox } from '../../support/letterbox'
import { readPdf } from '../../support/pdf'
import { signedInAs } from '../../support/session'
import { dataOf } from '../../support/unsealed'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

vi.setSystemTime('2026-03-05T09:00:00Z')

const ON_INVOICES = 'DE02120300000000202051'
const SHOWN = { [ON_INVOICES]: 'DE02 1203 0000 0000 2020 51', [OWN_IBAN]: 'DE88 1009 0000 1234 5678 92' }

let owner: Owner
let account: string

beforeEach(async () => {
  owner = await makeOwner()
  account = await addAccount(owner)
})

type Headers = { Cookie: string }

async function addAccount({ headers }: { headers: Headers }): Promise<string> {
  await post(
    '/buero/bank/konten/neu',
    { name: 'Zweitkonto', bank_name: 'Volksbank', iban: OWN_IBAN },
    headers,
  )
  const page = await (await ask('/buero/bank', { headers })).text()
  return /href="(\/buero\/bank\/konten\/[\w-]{36})[^"]*"[^>]*>\s*Zweitkonto/.exec(page)?.[1] ?? ''
}

const ibanOf = async (tenantId = owner.scope.tenantId) => (await readPayee(db, tenantId)).iban
const given = async (path: string, fields: Record<string, string>, { headers } = owner) =>
  textOf(await (await orGivenBack(await post(path, fields, headers), headers)).text())
const mails = async () => {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('kind', '=', 'account_changed')
    .execute()
  return rows.map((row) => ({ to: row.recipient, ...JSON.parse(dataOf(row)) }))
}

describe.each([
  ['on its page', () => `${account}/rechnungen`, {}],
  [
    'in the firm’s settings',
    () => `/buero/mandanten/${owner.scope.tenantId}/bank`,
    { iban: OWN_IBAN, creditor_id: 'DE98ZZZ09999999999' },
  ],
])('the account on invoices, changed %s', (_, path, fields) => {
  test('is looked at twice, side by side, and the other owners are told', async () => {
    await signedInAs(house, owner.scope, 'owner')
    const first = await given(path(), fields)
    expect(first).toContain('Bitte vergleichen Sie die neue IBAN')
    for (const shown of Object.values(SHOWN)) expect(first).toContain(shown)
    expect(first).toContain('Förde Glanz GmbH')
    expect(first).toContain('Rechnungen, die schon verschickt sind, nennen weiter das alte')
    expect(await ibanOf()).toBe(ON_INVOICES)
    // What was confirmed is another one than would be used.
    expect(await given(path(), { ...fields, zweiter_blick: ON_INVOICES })).toContain('Bitte vergleichen')
    expect(await ibanOf()).toBe(ON_INVOICES)
    const done = await post(path(), { ...fields, zweiter_blick: OWN_IBAN }, owner.headers)
    expect(done.status).toBe(303)
    expect(await ibanOf()).toBe(OWN_IBAN)
    const told = await mails()
    expect(told.length).toBeGreaterThan(0)
    for (const mail of told)
      expect(mail).toMatchObject({ use: 'invoices', before: 'DE** **** … 2051', after: 'DE** **** … 7892' })
    const entries = await db
      .selectFrom('audit_entries')
      .select('action')
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('action', '=', 'tenant.bank_changed')
      .execute()
    expect(entries).toHaveLength(1)
    // Issued before, an invoice still names the old one; a draft does not.
    expect(textOf(await read(owner, '/buero/bank'))).toMatch(/Zweitkonto.*Rechnungen/)
  })

  test('asks whoever has a second factor for a code', async () => {
    const careful = await makeCareful()
    const own = { ...fields, zweiter_blick: OWN_IBAN }
    const mine = path().startsWith('/buero/bank')
      ? `${await addAccount(careful)}/rechnungen`
      : `/buero/mandanten/${careful.scope.tenantId}/bank`
    expect(await given(mine, own, careful as never)).toContain('Code')
    expect(await ibanOf(careful.scope.tenantId)).toBe(ON_INVOICES)
    await post(mine, { ...own, code: careful.recovery[0] ?? '' }, careful.headers)
    expect(await ibanOf(careful.scope.tenantId)).toBe(OWN_IBAN)
  })
})

test('what is no other account needs no second look: the bank’s name, or the first account', async () => {
  const settings = `/buero/mandanten/${owner.scope.tenantId}/bank`
  await post(settings, { iban: ON_INVOICES, bank_name: 'Förde Sparkasse' }, owner.headers)
  expect(await readPayee(db, owner.scope.tenantId)).toMatchObject({ bankName: 'Förde Sparkasse' })
  await post(settings, { iban: '', zweiter_blick: 'keine' }, owner.headers)
  expect(await ibanOf()).toBeNull()
  await post(settings, { iban: OWN_IBAN }, owner.headers)
  expect(await ibanOf()).toBe(OWN_IBAN)
})

test('only owners say where customers pay', async () => {
  const headers = await signedInAs(house, owner.scope, 'invoicing')
  const pressed = await post(`${account}/rechnungen`, { zweiter_blick: OWN_IBAN }, headers)
  expect([pressed.status, await ibanOf()]).toEqual([403, ON_INVOICES])
})

test('debits are collected for the account that was chosen, the first marked where its bank wants it', async () => {
  const headers = await signedInAs(house, owner.scope, 'invoicing')
  const customer = await makeCustomer(house, owner.scope)
  const fresh = await makeMandate(house, owner.scope, customer.id, { signedOn: '2026-01-05' })
  const used = await makeMandate(house, owner.scope, customer.id, {
    signedOn: '2026-01-05',
    lastUsedOn: '2026-02-02',
  })
  const owed = []
  for (const { id: mandateId } of [fresh, used])
    owed.push(
      await makeInvoice(house, owner.scope, customer.id, { payment: { method: 'direct_debit', mandateId } }),
    )
  expect(textOf(await (await ask(`${account}/lastschriften`, { headers })).text())).toContain(
    SHOWN[ON_INVOICES],
  )
  await post(`${account}/lastschriften`, {}, headers)
  expect(textOf(await read(owner, account))).toContain('auf ein anderes Konto eingezogen')
  await post(`${account}/lastschriften`, { zweiter_blick: OWN_IBAN }, headers)
  expect(textOf(await read(owner, account))).toContain('auf dieses Konto eingezogen')
  expect(await mails()).toMatchObject([
    { use: 'debits', before: 'DE** **** … 2051', after: 'DE** **** … 7892' },
  ])
  await post(`${account}/erste-lastschrift`, { kennung: 'FRST' }, headers)

  const ticks = Object.fromEntries(owed.map(({ id }) => [`rechnung_${id}`, '11900']))
  await post('/buero/bank/lastschriften/dateien', { form_key: randomUUID(), grund: '', ...ticks }, headers)
  const page = await read(owner, '/buero/bank/lastschriften')
  const runs = [...new Set(page.match(/\/buero\/bank\/lastschriften\/[\w-]{36}/g))]
  const files = await Promise.all(runs.map(async (run) => (await ask(`${run}/datei`, { headers })).text()))
  // One block a sequence, one file a block.
  const said = files.map((xml) => [
    /<SeqTp>(\w+)</.exec(xml)?.[1],
    /<MndtId>([^<]+)</.exec(xml)?.[1],
    /<CdtrAcct>\s*<Id>\s*<IBAN>(\w+)</.exec(xml)?.[1],
  ])
  expect(said.sort()).toEqual([
    ['FRST', fresh.reference, OWN_IBAN],
    ['RCUR', used.reference, OWN_IBAN],
  ])
})

test('an account is renamed by a press, which its history says', async () => {
  const named = { name: 'Rücklagen für Steuern', bank_name: 'Förde Sparkasse' }
  expect((await post(`${account}/bezeichnung`, named, owner.headers)).status).toBe(303)
  const page = textOf(await read(owner, account))
  expect(page).toMatch(/Rücklagen für Steuern.*Förde Sparkasse.*Umbenannt.*Zweitkonto/)
  expect(textOf(await read(owner, '/buero/bank'))).toContain('Rücklagen für Steuern')
  expect(await given(`${account}/bezeichnung`, { name: ' ', bank_name: '' })).toContain(
    'Bitte geben Sie dem Konto einen Namen',
  )
})

describe('an account that is no longer used', () => {
  const close = (one = account) => post(`${one}/schliessung`, { geschlossen: 'ja' }, owner.headers)

  test('is closed, keeps what is known of it, and is offered nowhere', async () => {
    expect((await close()).status).toBe(303)
    const page = await read(owner, account)
    expect(textOf(page)).toMatch(/Geschlossen .*Wieder öffnen .*DE88 1009/)
    for (const act of ['rechnungen', 'lastschriften', 'erste-lastschrift'])
      expect(page).not.toContain(`${account}/${act}`)
    expect(page).not.toContain('/buero/bank/auszuege')
    expect(textOf(await read(owner, '/buero/bank'))).toMatch(/Zweitkonto.*Geschlossen/)
    for (const use of ['rechnungen', 'lastschriften'])
      expect(await given(`${account}/${use}`, { zweiter_blick: OWN_IBAN })).toContain(
        'es ist aber geschlossen',
      )
    const again = { name: 'Noch einmal', bank_name: '', iban: OWN_IBAN }
    expect(await given('/buero/bank/konten/neu', again)).toContain('es ist aber geschlossen')

    await post(`${account}/schliessung`, { geschlossen: 'nein' }, owner.headers)
    expect(await read(owner, account)).toContain(`${account}/rechnungen`)
    expect(textOf(await read(owner, account))).toMatch(/Wieder geöffnet.*Geschlossen/)
  })

  describe('and that open invoices name', () => {
    let old: string, iban: string
    beforeEach(async () => {
      iban = (await ibanOf()) ?? ''
      const { id } = await db
        .selectFrom('bank_accounts')
        .select('id')
        .where('tenant_id', '=', owner.scope.tenantId)
        .where('iban', '=', iban)
        .executeTakeFirstOrThrow()
      old = `/buero/bank/konten/${id}`
    })
    const spaced = (of: string) => of.replace(/(.{4})(?=.)/g, '$1 ')

    test('says so before it is closed; pages and new mails then ask for money to today’s', async () => {
      const { id: customerId } = await makeCustomer(house, owner.scope)
      const invoice = await makeInvoice(house, owner.scope, customerId)
      const page = `/rechnung/${await tokenFor(house, owner.scope, 'rechnung', invoice.id)}`
      const shown = async () => textOf(await (await ask(page)).text())
      await post(`${account}/rechnungen`, { zweiter_blick: OWN_IBAN }, owner.headers)
      expect(await shown()).toContain(spaced(iban))
      expect(textOf(await read(owner, old))).toContain('1 offene Rechnung nennt dieses Konto.')
      expect(textOf(await read(owner, `/buero/rechnungen/${invoice.id}`))).not.toContain('ist geschlossen')
      expect((await close(old)).status).toBe(303)
      expect(await shown()).toContain('Das Konto auf der Rechnung ist inzwischen geschlossen')
      expect(await shown()).toContain(spaced(OWN_IBAN))
      expect(await shown()).not.toContain(spaced(iban))
      expect(textOf(await read(owner, `/buero/rechnungen/${invoice.id}`))).toContain(
        `Das Konto auf der Rechnung ist geschlossen. Gezahlt wird auf ${spaced(OWN_IBAN)}.`,
      )
      expect(await payableOf(house.reader, owner.scope, invoice.id)).toMatchObject({
        way: { method: 'transfer', iban: OWN_IBAN, isMoved: true },
      })
    })

    test('is in no mail that waited meanwhile, nor in its paper', async () => {
      const to = `kasse-${randomUUID()}@bruegge.example`
      const { id: customerId } = await makeCustomer(house, owner.scope, { email: to })
      const { id } = await makeInvoice(house, owner.scope, customerId)
      await sendInvoice(house, owner.scope, id)
      await remind(house, { ...owner.scope, today: '2026-06-01' }, customerId)
      await post(`${account}/rechnungen`, { zweiter_blick: OWN_IBAN }, owner.headers)
      await close(old)
      const waiting = await db
        .selectFrom('outbox')
        .select(['id', 'kind'])
        .where('tenant_id', '=', owner.scope.tenantId)
        .where('recipient', '=', to)
        .execute()
      expect(waiting.map(({ kind }) => kind).sort()).toEqual(['dunning_notice', 'invoice_sent'])
      for (const { id: mail, kind } of waiting) {
        const page = textOf(await read(owner, `/buero/postausgang/${mail}`))
        expect(page).toContain(spaced(OWN_IBAN))
        expect(page).not.toContain(spaced(iban))
        if (kind === 'invoice_sent') continue
        const eml = await (await ask(`/buero/postausgang/${mail}/eml`, { headers: owner.headers })).text()
        const [, pdf = ''] = /application\/pdf.*?\r\n\r\n(.*?)\r\n--/s.exec(eml) ?? []
        const { text } = await readPdf(new Uint8Array(Buffer.from(pdf, 'base64')))
        expect(text.replaceAll(/\s/g, '')).toContain(OWN_IBAN)
        expect(text.replaceAll(/\s/g, '')).not.toContain(iban)
      }
      const letterbox = await openLetterbox()
      onTestFinished(() => letterbox.stop())
      const outbox = startOutbox(letterbox.url)
      onTestFinished(() => outbox.stop())
      await outbox.sendDue()
      const { text } = await letterbox.take(to)
      expect(text).toContain('Das Konto auf dem Dokument ist geschlossen')
      expect(text).toContain(spaced(OWN_IBAN))
      expect(text).not.toContain(spaced(iban))
    })

    test('is open again once the firm’s settings name it, and its history says so', async () => {
      await post(`${account}/rechnungen`, { zweiter_blick: OWN_IBAN }, owner.headers)
      await close(old)
      const settings = { iban, creditor_id: 'DE98ZZZ09999999999', zweiter_blick: iban }
      await post(`/buero/mandanten/${owner.scope.tenantId}/bank`, settings, owner.headers)
      expect(await ibanOf()).toBe(iban)
      await post(`${account}/rechnungen`, { zweiter_blick: OWN_IBAN }, owner.headers)
      expect(textOf(await read(owner, old))).toMatch(/Schließen.*Wieder geöffnet.*Geschlossen/)
    })

    test('is asked for where a file says no account', async () => {
      await post(`${account}/rechnungen`, { zweiter_blick: OWN_IBAN }, owner.headers)
      await close(old)
      const nameless = { account: { iban: null, bankCode: null, number: null, currency: 'EUR' } }
      await expect(accountOf(house.reader, owner.scope, nameless, {})).rejects.toMatchObject({
        code: 'bank_account_needed',
      })
    })
  })

  test.each([
    ['rechnungen', 'steht auf neuen Rechnungen'],
    ['lastschriften', 'werden Lastschriften eingezogen'],
  ])('but is in use for %s: it stays open, and what to do first is said', async (use, why) => {
    await post(`${account}/${use}`, { zweiter_blick: OWN_IBAN }, owner.headers)
    expect(await given(`${account}/schliessung`, { geschlossen: 'ja' })).toContain(why)
    expect(textOf(await read(owner, account))).not.toContain('Wieder öffnen')
  })
})

test('statements are paged through, and a gap at the end of a page is seen', async () => {
  const day = (at: number) =>
    new Date(Date.UTC(2025, 10, 1 + at)).toISOString().slice(2, 10).replaceAll('-', '')
  // 70 days of nothing: MT940 by hand. Between the 9th and the 10th, 5 € are missing.
  const file = Array.from({ length: 70 }, (_, at) => {
    const balance = at < 10 ? '100,00' : '105,00'
    return [
      ':20:X',
      ':25:10090000/1234567892',
      ':28C:0',
      `:60F:C${day(at)}EUR${balance}`,
      `:62F:C${day(at)}EUR${balance}`,
      '-',
    ].join('\r\n')
  })
  expect((await uploadAs(owner, `${file.join('\r\n')}\r\n`)).status).toBe(303)
  const first = await read(owner, '/buero/bank')
  expect(textOf(first).includes('In den Auszügen fehlt etwas')).toBe(true)
  const next = /href="(\/buero\/bank\?[^"]*seite=2[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(textOf(await read(owner, next)).includes('01.11.2025')).toBe(true)
  expect(textOf(first).includes('01.11.2025')).toBe(false)
})
