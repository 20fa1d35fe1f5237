import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { writing } from '~/domain/kernel/writing.server'
import { rgbPng } from '~/domain/letterhead/png.server'
import { changeAccount } from '~/domain/mandates/account.server'
import { readMandateList } from '~/domain/mandates/list.server'
import type { Role } from '~db/schema'
import { makeCustomer, makeMandate, OTHER_IBAN } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { COLOR_JPEG } from '../../factories/logos'
import { createMandate } from '../../factories/mandates'
import { visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { ask, orGivenBack, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { queryPlans } from '../../support/query-plans'
import { signedInAs } from '../../support/session'
import { audit, makeOwner, type Owner, read } from '../owner'

const MANDATE = {
  holder: 'Käthe Öhler',
  iban: 'de89 3704 0044 0532 0130 00',
  signed_on: '2026-01-15',
  type: 'CORE',
  reference: 'ALT/2019 7',
  last_used_on: '',
}
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>> endobj\n%%EOF\n')

async function setting(kind: 'business' | 'consumer' = 'business') {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope, { kind })
  const path = `/buero/kunden/${customerId}/neues-mandat`
  const enter = (changes: Record<string, string> = {}) =>
    post(path, { form_key: randomUUID(), ...MANDATE, ...changes }, owner.headers)
  return { owner, customerId, path, enter }
}

const mandatesOf = ({ scope }: Owner) =>
  db.selectFrom('mandates').selectAll().where('tenant_id', '=', scope.tenantId).execute()

describe('a mandate on paper', () => {
  test('counts at once, and hides its account', async () => {
    const { owner, enter } = await setting()
    const answer = await enter()
    expect(answer.status).toBe(303)
    const text = textOf(await read(owner, answer.headers.get('location') ?? ''))
    expect(text).toContain('gilt ab sofort')
    expect(text).toMatch(
      /Lastschrift-Mandat ALT\/2019 7 Gültig .*Käthe Öhler .*3000 .*Gilt ohne Abbuchung bis 15\. Januar 2029/,
    )
    const [row] = await mandatesOf(owner)
    expect(row).toMatchObject({ status: 'active', source: 'office', reference: 'ALT/2019 7' })
    expect(JSON.stringify([row, await audit(owner.scope.tenantId)])).not.toContain('37040044')
  })

  test('takes the next reference where none is given, and says when another program has used it', async () => {
    const { owner, enter } = await setting()
    await enter({ reference: '', signed_on: '2016-05-01', last_used_on: '2026-03-01' })
    expect(await mandatesOf(owner)).toMatchObject([
      { reference: expect.stringMatching(/^M20\d\d-0001$/), last_used_on: '2026-03-01' },
    ])
  })

  test.each([
    ['holder', '', 'auf wen das Konto läuft'],
    ['iban', '', 'IBAN'],
    ['iban', 'DE89370400440532013001', 'IBAN'],
    ['iban', 'TR330006100519786457841326', 'außerhalb des SEPA-Raums'],
    ['signed_on', '', 'wählen Sie einen Tag'],
    ['signed_on', '2026-02-30', 'prüfen Sie das Datum'],
    ['signed_on', '2090-01-01', 'nicht später als heute'],
    ['signed_on', '2016-05-01', 'Dieses Mandat ist erloschen'],
    ['type', 'FAX', 'Art der Lastschrift'],
    ['reference', 'Ä-1', 'höchstens 35 Zeichen'],
    ['reference', '/1', 'höchstens 35 Zeichen'],
    ['last_used_on', '2025-12-31', 'zwischen der Unterschrift und heute'],
  ])('is refused for its %s %j, with everything that was entered', async (field, value, fault) => {
    const { owner, enter } = await setting()
    const answer = await enter({ [field]: value })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(fault)
    expect(html).toContain(field === 'holder' ? 'value="ALT/2019 7"' : 'value="Käthe Öhler"')
    if (field !== 'type') expect(html).toContain(`value="${value}"`)
    expect(await mandatesOf(owner)).toEqual([])
  })

  test('is one after a double click, and no second one with its reference', async () => {
    const { owner, enter } = await setting()
    const form_key = randomUUID()
    const [first, again] = [await enter({ form_key }), await enter({ form_key })]
    expect(again.headers.get('location')).toBe(first.headers.get('location'))
    const other = await enter({ iban: 'DE02120300000000202051' })
    expect(other.status).toBe(422)
    expect(textOf(await other.text())).toContain('Diese Mandatsreferenz gibt es schon')
    expect(await mandatesOf(owner)).toHaveLength(1)
  })

  test('of a consumer is never one between businesses', async () => {
    const { owner, enter } = await setting('consumer')
    const answer = await enter({ type: 'B2B' })
    expect(textOf(await answer.text())).toContain('keine Firmenlastschrift')
    expect(await mandatesOf(owner)).toEqual([])
  })

  test('is not entered for the customer of another firm, nor by a role that may not', async () => {
    const { owner, path } = await setting()
    const other = await makeOwner()
    expect((await post(path, MANDATE, other.headers)).status).toBe(404)
    for (const role of ['read_only', 'payroll'] as const)
      expect((await post(path, MANDATE, await signedInAs(house, owner.scope, role))).status).toBe(403)
    expect(await mandatesOf(owner)).toEqual([])
  })
})

describe('the scan of a mandate', () => {
  async function withScan(bytes: Uint8Array) {
    const { owner, enter } = await setting()
    const path = new URL((await enter()).headers.get('location') ?? '', 'http://x').pathname
    return { owner, path, answer: await upload(owner, path, bytes) }
  }

  async function upload(owner: Owner, path: string, bytes: Uint8Array) {
    const body = new FormData()
    body.set('file', new File([Buffer.from(bytes)], 'mandat.html', { type: 'text/html' }))
    const sent = await ask(`${path}/scan`, { method: 'POST', body, headers: owner.headers })
    return orGivenBack(sent, owner.headers)
  }

  test.each([
    ['a PDF', PDF, 'application/pdf', 'mandat-ALT-2019-7.pdf'],
    ['a picture', Buffer.from(COLOR_JPEG), 'image/jpeg', 'mandat-ALT-2019-7.jpg'],
  ])('%s is kept sealed and comes back whole, only ever as a download', async (_, bytes, type, name) => {
    const { owner, path, answer } = await withScan(bytes)
    expect(answer.status).toBe(303)
    const file = await ask(`${path}/scan/datei`, { headers: owner.headers })
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
    expect(file.headers.get('content-type')).toBe(type)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    const kept = await db
      .selectFrom('mandate_scans')
      .selectAll()
      .where('tenant_id', '=', owner.scope.tenantId)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(kept.bytes).includes(bytes.subarray(0, 16))).toBe(false)
    expect(await read(owner, path)).toContain('Scan herunterladen')
  })

  test.each([
    ['a PDF', PDF],
    ['a JPEG', Buffer.from(COLOR_JPEG)],
    ['a PNG', Buffer.from(rgbPng(1, 1, Uint8Array.of(9, 9, 9)))],
  ])('of %s loses what was written on after its end', async (_, bytes) => {
    const tail = Buffer.from('<script>alert(1)</script>\xff\xd9IEND', 'latin1')
    const { owner, path } = await withScan(Buffer.concat([bytes, tail]))
    const file = await ask(`${path}/scan/datei`, { headers: owner.headers })
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
  })

  test('is opened by nobody who may not keep mandates, nor by another firm', async () => {
    const { owner, path } = await withScan(PDF)
    const reader = { headers: await signedInAs(house, owner.scope, 'read_only') }
    expect((await ask(`${path}/scan/datei`, reader)).status).toBe(403)
    expect(await (await ask(path, reader)).text()).not.toContain('/scan')
    const stranger = await makeOwner()
    expect((await ask(`${path}/scan/datei`, { headers: stranger.headers })).status).toBe(404)
    expect((await upload(stranger, path, PDF)).status).toBe(404)
  })

  test.each([
    [
      'a page with a script',
      Buffer.from('<html><script>alert(1)</script>'),
      422,
      'PDF-, JPEG- oder PNG-Datei',
    ],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'PDF-, JPEG- oder PNG-Datei'],
    ['a page that begins with a PDF', Buffer.from('%PDF-1.7 <script>'), 422, 'PDF-, JPEG- oder PNG-Datei'],
    ['a picture with sides of 60,000', hugePng(), 422, 'PDF-, JPEG- oder PNG-Datei'],
    ['nothing', new Uint8Array(), 422, 'Bitte wählen Sie eine Datei'],
    ['far too much', Buffer.alloc(5_000_000, 0xff), 413, 'höchstens 4 MB'],
  ] as [string, Uint8Array, number, string][])('is not %s', async (_, bytes, status, words) => {
    const { owner, answer } = await withScan(bytes)
    expect(answer.status).toBe(status)
    expect(textOf(await answer.text())).toContain(words)
    const { scope } = owner
    const kept = db.selectFrom('mandate_scans').select('sha256').where('tenant_id', '=', scope.tenantId)
    expect(await kept.execute()).toEqual([])
  })

  test('is replaced by another, which the history tells', async () => {
    const { owner, path } = await withScan(PDF)
    for (const bytes of [COLOR_JPEG, COLOR_JPEG]) await upload(owner, path, bytes)
    const actions = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'mandate.scan_kept')).toHaveLength(2)
  })
})

describe('the list of mandates', () => {
  test('is searched, filtered, ordered and saved as a file', async () => {
    const owner = await makeOwner()
    const { id: customerId } = await makeCustomer(house, owner.scope, { name: 'Nordlicht GmbH' })
    const enter = (reference: string, changes: object = {}) =>
      makeMandate(house, owner.scope, customerId, { reference, ...changes })
    await enter('B-1', { holder: 'Jürgen Groß' })
    await enter('A-2', { signedOn: '2010-01-01' })
    await enter('C-3', { signedOn: '2024-06-01', iban: 'DE02120300000000202051' })
    const listed = async (query: string) => textOf(await read(owner, `/buero/mandate${query}`))
    expect(await listed('')).toMatch(/3 Mandate.*B-1.*C-3.*A-2/)
    expect(await listed('?reihenfolge=referenz')).toMatch(/A-2.*B-1.*C-3/)
    expect(await listed('?reihenfolge=ungenutzt')).toMatch(/A-2.*C-3.*B-1/)
    expect(await listed('?stand=erloschen')).toMatch(/1 Mandat .*A-2.*Erloschen/)
    expect(await listed('?stand=gueltig')).toMatch(/2 Mandate.*B-1.*C-3/)
    expect(await listed('?suche=juergen')).toMatch(/1 Mandat .*B-1/)
    expect(await listed('?suche=2051')).toMatch(/1 Mandat .*C-3/)
    expect(await listed('?suche=nordlicht')).toContain('3 Mandate')
    expect(await listed('?suche=nirgends')).toContain('Kein Mandat gefunden')
    const file = await ask('/buero/mandate/mandate.csv?stand=gueltig', { headers: owner.headers })
    const lines = (await file.text()).split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toMatch(/;15\.01\.2026;;15\.01\.2029$/)
    const lapsed = textOf(await read(owner, `/buero/kunden/${customerId}`))
    expect(lapsed).toContain('Erloschen')
  })

  test.each(['newest', 'reference', 'unused'] as const)('reads by an index: %s', async (order) => {
    const scope = await makeTenant(house)
    // The few that have lapsed are put in order once they are found.
    for (const state of order === 'unused' ? (['all', 'lapsed'] as const) : (['all'] as const))
      for (const place of [{ page: 1 }, { page: 2, after: 'row' }, { page: 1, before: 'row' }]) {
        const plans = await queryPlans(({ reader }) =>
          readMandateList(reader, scope, { search: '', state, order, place }),
        )
        for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE|SCAN (?!counted)/)
      }
  })
})

test('a request that is refused is said to be, not one that has been collected from', async () => {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope)
  const { id } = await createMandate(house, owner.scope, {
    ...{ customerId, holder: 'Brügge KG', iban: MANDATE.iban, signedOn: '2026-03-01' },
  })
  await db.updateTable('mandates').set({ status: 'requested' }).where('id', '=', id).execute()
  for (const unlike of [{}, { stand: 'lapsed' }])
    expect((await post(`/buero/mandate/${id}/widerruf`, unlike, owner.headers)).status).toBe(400)
  const answer = await post(`/buero/mandate/${id}/widerruf`, { stand: 'requested' }, owner.headers)
  const text = textOf(await read(owner, answer.headers.get('location') ?? ''))
  expect(text).toContain('Das Mandat ist abgelehnt.')
})

test('a mandate that has lapsed says why, and offers nothing more', async () => {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope)
  const { id } = await createMandate(house, owner.scope, {
    customerId,
    holder: 'Hafenkontor',
    iban: 'DE89370400440532013000',
    signedOn: '2020-02-29',
  })
  const text = textOf(await read(owner, `/buero/mandate/${id}`))
  expect(text).toContain('seit dem 29.02.2020 nicht abgebucht')
  expect(text).not.toContain('Mandat widerrufen')
})

/** A small file that says it unpacks to a picture which no program could show. */
function hugePng(): Uint8Array {
  const file = Buffer.from(rgbPng(1, 1, Uint8Array.of(9, 9, 9)))
  file.writeUInt32BE(60_000, 16)
  file.writeUInt32BE(60_000, 20)
  return file
}

test('a former account is whole for who keeps customers, and masked for who only looks', async () => {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope)
  const mandate = await makeMandate(house, owner.scope, customerId)
  const newAccount = { customerId, holder: 'Hafenkontor Brügge KG', iban: 'DE75512108001245126199' }
  await writing(house, owner.scope, (trx) => changeAccount(trx, house.vault, owner.scope, newAccount))
  const path = `/buero/mandate/${mandate.id}`
  const seenAs = async (role: Role) =>
    textOf(
      await (await ask(path, { headers: await signedInAs(house, owner.scope, role) })).text(),
    ).replaceAll(/\s/g, ' ')
  expect(await seenAs('invoicing')).toContain('Ganze IBAN DE89 3704 0044 0532 0130 00')
  const onlyLooked = await seenAs('read_only')
  expect(onlyLooked).toContain('Frühere Konten')
  expect(onlyLooked.replaceAll(' ', '')).not.toContain('37040044')
})

test('who confirms a mandate sees which invoices it turns into debits, before and afterwards', async () => {
  const { owner, customerId } = await setting()
  const { id: invoiceId, number } = await makeInvoice(house, owner.scope, customerId)
  const visitor = visitorOn(owner.scope, 'rechnung', invoiceId)
  const { id } = await requestMandateForInvoice(house, visitor, { holder: 'Käthe Öhler', iban: OTHER_IBAN })
  const path = `/buero/mandate/${id}`
  expect(textOf(await read(owner, path))).toMatch(
    new RegExp(`Wenn Sie bestätigen, werden abgebucht .* Wird abgebucht am Betrag ${number} \\S+ 119,00 €`),
  )
  await post(`${path}/bestaetigung`, {}, owner.headers)
  expect(textOf(await read(owner, path))).toMatch(
    new RegExp(`Damit werden abgebucht .* ${number} \\S+ 119,00 €`),
  )
  expect(textOf(await read(owner, `/buero/rechnungen/${invoiceId}`))).toContain(
    'Wird per Lastschrift abgebucht',
  )
  await post(`${path}/widerruf`, { stand: 'active' }, owner.headers)
  const ended = textOf(await read(owner, path))
  expect(ended).toMatch(
    new RegExp(`Diese Rechnungen werden überwiesen .* Fällig Betrag ${number} \\S+ 119,00 €`),
  )
})
