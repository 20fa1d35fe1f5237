import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { ask, orGivenBack, post } from '../../support/app'
import { formsIn } from '../../support/forms-in'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { zipOf } from '../../support/zip'
import { makeOwner, type Owner, read } from '../owner'

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner

beforeEach(async () => {
  owner = await makeOwner()
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Geschäftskonto', iban: OWN_IBAN }, owner.headers)
})

// As no bank that we know writes it, with a heading that wants to be more than text.
const HEAD = 'Tag;Valuta;Partner <b>fett</b>;Text 1;Raus;Rein'
const csv = (...rows: string[]) => ['Umsatzliste vom 05.03.2026', HEAD, ...rows, ''].join('\r\n')
const FIRST = csv(
  '04.03.2026;04.03.2026;Anna Petersen;Danke für alles;;1.119,50',
  '03.03.2026;04.03.2026;Stadtwerke;Strom März;80,10;',
)
/** Not what is supposed, but what a person says. */
const SAID = {
  bezeichnung: 'Privatbank Nord',
  spalte_0: 'bookedOn',
  spalte_1: 'valueOn',
  spalte_2: 'name',
  spalte_3: 'purpose',
  spalte_4: 'debit',
  spalte_5: 'credit',
  datum: 'DMY',
  komma: ',',
}

async function upload(file: string): Promise<Response> {
  const body = new FormData()
  body.set('file', new File([file], 'umsatz.csv'))
  return ask('/buero/bank/auszuege', { method: 'POST', body, headers: owner.headers })
}

const whereTo = (answer: Response) => (answer.headers.get('location') ?? '').replace(/[?#].*/, '')
const given = async (path: string, fields: Record<string, string>) =>
  textOf(await (await orGivenBack(await post(path, fields, owner.headers), owner.headers)).text())
async function items() {
  const rows = await db
    .selectFrom('bank_items')
    .select(['booked_on', 'value_on', 'amount_cents', 'name', 'purpose'])
    .where('tenant_id', '=', owner.scope.tenantId)
    .orderBy('amount_cents')
    .execute()
  return rows.map((row) => Object.values(row))
}

test('rows that a column says are pending or void are no money', async () => {
  const page = whereTo(
    await upload(
      [
        'Belegdatum;Status;Beschreibung;Betrag (€)',
        '04.03.2026;Vorgemerkt;Tankstelle;-62,05',
        '04.03.2026;Storniert;Hotel;-200,00',
        '03.03.2026;Gebucht;Farben Krüger;-52,97',
      ].join('\r\n'),
    ),
  )
  expect(formsIn(await read(owner, page)).find(({ values }) => 'spalte_1' in values)?.values).toMatchObject({
    spalte_1: 'status',
  })
  const said = { spalte_0: 'bookedOn', spalte_1: 'status', spalte_2: 'purpose', spalte_3: 'amount' }
  await post(page, { bezeichnung: 'Karte', ...said, datum: 'DMY', komma: ',' }, owner.headers)
  expect(await items()).toEqual([['2026-03-03', '2026-03-03', -5297, '', 'Farben Krüger']])
})

test('a person says what the columns are, and the next file is read by itself', async () => {
  const page = whereTo(await upload(FIRST))
  expect(page).toMatch(/^\/buero\/bank\/spalten\/[\w-]{36}$/)
  const html = await read(owner, page)
  const words = textOf(html)
  expect(words).toContain('Partner <b>fett</b>')
  expect(html).not.toContain('<b>fett</b>')
  expect(words).toContain('Anna Petersen · Stadtwerke')
  expect(
    formsIn(html).find(({ action }) => action.includes('spalten') && !action.includes('verwerfung'))?.values,
  ).toMatchObject({
    spalte_1: 'valueOn',
    spalte_2: 'name',
    spalte_3: 'purpose',
    datum: 'DMY',
  })
  expect(await given(page, { ...SAID, spalte_0: '' })).toContain('in welcher Spalte der Buchungstag')
  expect(await given(page, { ...SAID, spalte_4: 'credit' })).toContain(
    'Zwei Spalten haben dieselbe Bedeutung',
  )
  expect(await given(page, { ...SAID, komma: '.' })).toMatch(/Zeile 3/)
  expect(await given(page, { ...SAID, bezeichnung: '' })).toContain('dieser Art Datei einen Namen')
  expect(await items()).toEqual([])

  expect(whereTo(await post(page, SAID, owner.headers))).toBe('/buero/bank')
  const read1 = [
    ['2026-03-03', '2026-03-04', -8_010, 'Stadtwerke', 'Strom März'],
    ['2026-03-04', '2026-03-04', 111_950, 'Anna Petersen', 'Danke für alles'],
  ]
  expect(await items()).toEqual(read1)
  expect((await ask(page, { headers: owner.headers })).status).toBe(404)
  // The same again, and over its days, changes nothing but what is new.
  const later = csv(
    '05.03.2026;05.03.2026;Bernd;Neu;;7,00',
    '04.03.2026;04.03.2026;Anna Petersen;Danke für alles;;1.119,50',
  )
  expect(whereTo(await upload(later))).toBe('/buero/bank')
  expect(await items()).toEqual([read1[0], ['2026-03-05', '2026-03-05', 700, 'Bernd', 'Neu'], read1[1]])

  const rules = await read(owner, '/buero/bank/regeln')
  expect(textOf(rules)).toContain('Privatbank Nord')
  await post(/\/buero\/bank\/layouts\/[^"?]+/.exec(rules)?.[0] ?? '', {}, owner.headers)
  // It was read already, even if nobody knows its columns any more.
  const again = await orGivenBack(await upload(later), owner.headers)
  expect(textOf(await again.text())).toContain('schon hochgeladen')
  expect(whereTo(await upload(later.replace('7,00', '8,00')))).toMatch(/spalten/)
})

test('what was said of the columns waits until the account of the file is there', async () => {
  const other = 'DE02120300000000202051'
  const head = 'Tag;Partner;Summe;Eigene IBAN'
  const page = whereTo(await upload([head, `04.03.2026;Anna Petersen;50.00;${other}`, ''].join('\n')))
  const said = {
    bezeichnung: 'Privatbank Süd',
    spalte_0: 'bookedOn',
    spalte_1: 'purpose',
    spalte_2: 'amount',
    spalte_3: 'account',
    datum: 'DMY',
    komma: '.',
  }
  expect(await given(page, said)).toContain('zu einem Konto, das hier noch fehlt')
  await post('/buero/bank/konten/neu', { name: 'Zweitkonto', iban: other }, owner.headers)
  const form = formsIn(await read(owner, page)).find(
    ({ action }) => !action.includes('verwerfung') && action.includes('spalten'),
  )
  expect(form?.values).toMatchObject(said)
  expect(whereTo(await post(page, form?.values ?? {}, owner.headers))).toBe('/buero/bank')
  expect((await items()).map(([, , cents, , purpose]) => [cents, purpose])).toEqual([
    [5_000, 'Anna Petersen'],
  ])
})

test.each([
  ['S', -5_000],
  ['Haben', 5_000],
  ['D', -5_000],
  ['OUT', -5_000],
  ['weg', undefined],
])('a column says whether money left: "%s"', async (word, cents) => {
  const head = 'Buchungstag;Name;Betrag;Soll/Haben'
  const page = whereTo(await upload([head, `02.03.2026;Jansen;50,00;${word}`, ''].join('\n')))
  const form = formsIn(await read(owner, page)).find(
    ({ action }) => !action.includes('verwerfung') && action.includes('spalten'),
  )
  expect(form?.values).toMatchObject({ spalte_2: 'amount', spalte_3: 'direction' })
  const said = {
    bezeichnung: 'Bank',
    spalte_0: 'bookedOn',
    spalte_1: 'name',
    spalte_2: 'amount',
    spalte_3: 'direction',
  }
  await post(page, { ...said, datum: 'DMY', komma: ',' }, owner.headers)
  expect((await items()).map(([, , amount]) => amount)).toEqual(cents === undefined ? [] : [cents])
})

test('a reference that is the payer’s makes two payers no one', async () => {
  const file = (row: string) => ['Datum;Empfänger;Verwendungszweck;Betrag;Referenz', row, ''].join('\r\n')
  const anna = '04.03.2026;Anna Petersen;Mitgliedsbeitrag Anna;50,00;BEITRAG 2026'
  const page = whereTo(await upload(file(anna)))
  const form = formsIn(await read(owner, page)).find(
    ({ action }) => action.includes('spalten') && !action.includes('verwerfung'),
  )
  expect(form?.values).toMatchObject({ spalte_3: 'amount', spalte_4: '' })
  // Nor where a person says so.
  const said = { ...(form?.values as Record<string, string>), bezeichnung: 'Bank', spalte_4: 'reference' }
  await post(page, said, owner.headers)
  await upload(file('04.03.2026;Kurt Kunde;Mitgliedsbeitrag Kurt;50,00;BEITRAG 2026'))
  await upload(file(`${anna}\r\n05.03.2026;Bernd;Neu;7,00;X`))
  expect((await items()).map(([, , cents, name]) => `${name} ${cents}`).sort()).toEqual([
    'Anna Petersen 5000',
    'Bernd 700',
    'Kurt Kunde 5000',
  ])
})

test('a nought stands in the column that does not apply', async () => {
  const page = whereTo(await upload(csv('04.03.2026;04.03.2026;Jansen;Werkzeug;50,00;0,00')))
  await post(page, SAID, owner.headers)
  expect((await items()).map(([, , amount]) => amount)).toEqual([-5_000])
})

test('a file is given up, and is nobody else’s', async () => {
  const page = whereTo(await upload(FIRST))
  expect(whereTo(await upload(FIRST))).toBe(page)
  const stranger = await makeOwner()
  const reader = await signedInAs(house, owner.scope, 'read_only')
  expect((await ask(page, { headers: stranger.headers })).status).toBe(404)
  expect((await ask(page, { headers: reader })).status).toBe(403)
  expect(whereTo(await post(`${page}/verwerfung`, {}, owner.headers))).toBe('/buero/bank')
  expect((await ask(page, { headers: owner.headers })).status).toBe(404)
  expect(await items()).toEqual([])
})

test.each([
  [
    'American days and points',
    'Date,Details,Amount',
    '12/31/2025,Rent,"-1,200.00"',
    'MDY',
    '.',
    '2025-12-31',
    -120_000,
  ],
  ['days written backwards', 'Day;Who;Sum', '2026-01-31;Anna;12,5', 'YMD', ',', '2026-01-31', 1_250],
])('%s are seen in what stands in the columns', async (_, head, row, datum, komma, on, cents) => {
  const page = whereTo(await upload([head, row, ''].join('\n')))
  const form = formsIn(await read(owner, page)).find(
    ({ action }) => action.includes('spalten') && !action.includes('verwerfung'),
  )
  const said = { spalte_0: 'bookedOn', spalte_1: 'name', spalte_2: 'amount' }
  if (head.startsWith('Date')) expect(form?.values).toMatchObject({ spalte_0: 'bookedOn', datum, komma })
  await post(page, { bezeichnung: 'Bank', ...said, datum, komma }, owner.headers)
  expect((await items()).map(([day, , amount]) => [day, amount])).toEqual([[on, cents]])
})

test('a file that was chosen for one of two accounts stays with it while its columns are said', async () => {
  await post('/buero/bank/konten/neu', { name: 'Zweites', iban: 'DE27100777770209299700' }, owner.headers)
  const { id } = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('name', '=', 'Zweites')
    .executeTakeFirstOrThrow()
  const body = new FormData()
  body.set('file', new File([FIRST], 'umsatz.csv'))
  const upload = `/buero/bank/auszuege?konto=${id}`
  const answer = await ask(upload, { method: 'POST', body, headers: owner.headers })
  const page = await read(owner, answer.headers.get('location') ?? '')
  const form = formsIn(page).find(({ action }) => /spalten\/[\w-]+(?:\?|$)/.test(action))
  expect(await given(form?.action ?? '', { ...SAID, bezeichnung: '' })).toContain('Namen')
  await post(form?.action ?? '', SAID, owner.headers)
  const rows = await db
    .selectFrom('bank_items')
    .select('account_id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  expect(rows.map(({ account_id }) => account_id)).toEqual([id, id])
})

test('a number that is not the chosen account’s is confirmed where the columns are said', async () => {
  const { id } = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .executeTakeFirstOrThrow()
  const file = (day: string) =>
    ['Tag;Wer;Text 1;Rein;Konto', `${day};Anna;Danke;12,00;9999888877`, ''].join('\n')
  const send = async (day: string, number = '') => {
    const body = new FormData()
    body.set('file', new File([file(day)], 'umsatz.csv'))
    const path = `/buero/bank/auszuege?konto=${id}${number}`
    return (await ask(path, { method: 'POST', body, headers: owner.headers })).headers.get('location') ?? ''
  }
  const columns = {
    spalte_0: 'bookedOn',
    spalte_1: 'name',
    spalte_2: 'purpose',
    spalte_3: 'credit',
    spalte_4: 'account',
  }
  const said = { bezeichnung: 'Bank', ...columns, datum: 'DMY', komma: ',' }
  const asked = await orGivenBack(await post(await send('04.03.2026'), said, owner.headers), owner.headers)
  const html = await asked.text()
  expect(textOf(html)).toContain('Trotzdem zu diesem Konto hochladen')
  const form = formsIn(html).find(({ action }) => /spalten\/[\w-]+(?:\?|$)/.test(action))
  expect(form?.values).toMatchObject(said)
  await post(form?.action ?? '', form?.values as Record<string, string>, owner.headers)
  expect(await items()).toHaveLength(1)
  // What was confirmed before is still, once a person has said the columns anew.
  await db.deleteFrom('bank_layouts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post(await send('05.03.2026', '&kontonummer=9999888877'), said, owner.headers)
  expect(await items()).toHaveLength(2)
})

describe('a layout of one’s own', () => {
  test.each([
    ['a column in front', 'Konto;Tag;Valuta;Partner <b>fett</b>;Text 1;Raus;Rein', '1;'],
    ['a column behind', `${HEAD};Notiz`, ''],
    ['an unnamed column in front', `;${HEAD}`, ';'],
    ['its columns in another order', 'Valuta;Tag;Partner <b>fett</b>;Text 1;Raus;Rein', ''],
  ])('is not that of a file with %s', async (_, head, before) => {
    await post(whereTo(await upload(FIRST)), SAID, owner.headers)
    const count = (await items()).length
    const other = [head, `${before}05.03.2026;06.03.2026;Bernd;Neu;;7,00;`, ''].join('\n')
    expect(whereTo(await upload(other))).toMatch(/spalten/)
    expect(await items()).toHaveLength(count)
  })

  test('says where balances do not follow from its entries', async () => {
    const head = 'Buchungstag;Wer;Betrag;Saldo'
    const rows = (last: string) => ['02.03.2026;Anna;10,00;110,00', `03.03.2026;Bernd;5,00;${last}`]
    const page = whereTo(await upload([head, ...rows('119,00'), ''].join('\n')))
    const said = { bezeichnung: 'Bank', spalte_0: 'bookedOn', spalte_1: 'name', spalte_2: 'amount' }
    await post(page, { ...said, spalte_3: 'balance', datum: 'DMY', komma: ',' }, owner.headers)
    const words = async () => textOf(await read(owner, '/buero/bank'))
    expect(await words()).toContain('folgen nicht aus ihren Umsätzen')
    await post(
      /\/buero\/bank\/dateien\/[\w-]+\/ruecknahme/.exec(await read(owner, '/buero/bank'))?.[0] ?? '',
      {},
      owner.headers,
    )
    await upload([head, ...rows('115,00'), ''].join('\n'))
    expect(await words()).not.toContain('folgen nicht aus ihren Umsätzen')
    expect(await words()).toContain('115,00')
  })
})

test('a ZIP with files of two unknown kinds asks about both, and then takes all of it', async () => {
  const packed = (name: string, text: string) => {
    const data = Buffer.from(text)
    return { name, data, says: data.length }
  }
  const second = ['Day,Who,Sum', '2026-03-04,Bernd,12.50', ''].join('\n')
  const body = new FormData()
  body.set(
    'file',
    new File([new Uint8Array(zipOf([packed('a.csv', FIRST), packed('b.csv', second)]))], 'auszug.zip'),
  )
  const page = whereTo(await ask('/buero/bank/auszuege', { method: 'POST', body, headers: owner.headers }))
  expect(whereTo(await post(page, SAID, owner.headers))).toBe(page)
  expect(await items()).toEqual([])
  expect(textOf(await read(owner, page))).toContain('Bernd')
  const said = { bezeichnung: 'Andere', spalte_0: 'bookedOn', spalte_1: 'name', spalte_2: 'amount' }
  expect(whereTo(await post(page, { ...said, datum: 'YMD', komma: '.' }, owner.headers))).toBe('/buero/bank')
  expect((await items()).map(([, , cents]) => cents)).toEqual([-8_010, 1_250, 111_950])
})

test('a file of one of two accounts is asked about once: its columns, then its account', async () => {
  await post('/buero/bank/konten/neu', { name: 'Zweites', iban: 'DE27100777770209299700' }, owner.headers)
  const page = whereTo(await upload(FIRST))
  const columnsIn = (html: string) =>
    formsIn(html).find(({ action }) => /spalten\/[\w-]+(?:\?|$)/.test(action)) ?? { action: '', values: {} }
  const html = await read(owner, page)
  expect(columnsIn(html).values).not.toHaveProperty('konto')
  const refused = await orGivenBack(await post(page, SAID, owner.headers), owner.headers)
  const asked = await refused.text()
  expect(textOf(asked)).toContain('sagt nicht, zu welchem Konto sie gehört. Bitte wählen Sie es.')
  expect(columnsIn(asked).values).toMatchObject({ ...SAID, konto: '' })
  const { id = '' } = /<option value="(?<id>[^"]+)">Zweites</.exec(asked)?.groups ?? {}
  // What was chosen stays while something else is wrong.
  const said = { ...SAID, konto: id }
  const wrong = await post(columnsIn(asked).action, { ...said, bezeichnung: '' }, owner.headers)
  const again = columnsIn(await (await orGivenBack(wrong, owner.headers)).text())
  expect(again.values).toMatchObject({ ...said, bezeichnung: '' })
  expect(whereTo(await post(again.action, said, owner.headers))).toBe('/buero/bank')
  const rows = await db
    .selectFrom('bank_items')
    .select('account_id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  expect(rows).toEqual([{ account_id: id }, { account_id: id }])
  // The next one is read wherever it is uploaded: nobody says its columns again.
  const next = await orGivenBack(await upload(csv('05.03.2026;05.03.2026;Bernd;Neu;;7,00')), owner.headers)
  expect(textOf(await next.text())).toContain('Wählen Sie auf der Seite „Bank“ zuerst das Konto')
})

test('another firm’s account is not chosen for a file', async () => {
  const stranger = await makeOwner()
  await post('/buero/bank/konten/neu', { name: 'Fremd', iban: 'DE27100777770209299700' }, stranger.headers)
  const { id } = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('tenant_id', '=', stranger.scope.tenantId)
    .where('name', '=', 'Fremd')
    .executeTakeFirstOrThrow()
  const page = whereTo(await upload(FIRST))
  expect((await post(page, { ...SAID, konto: id }, owner.headers)).status).toBe(404)
  expect(await items()).toEqual([])
})
