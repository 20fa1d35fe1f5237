import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cleanUp } from '~/domain/upkeep/clean-up.server'
import { csvOf } from '../../factories/files'
import { ask, orGivenBack, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, makeOwner, type Owner, read } from '../owner'
import { guessesIn, importsOf, map, revisionOf, takeOver, upload, uploaded, waitingRows } from './importing'

const HEADINGS = ['Firma', 'Straße', 'PLZ', 'Ort', 'E-Mail', 'USt-IdNr.']
const KAI = ['Hafenkontor GmbH', 'Am Kai 3', '24103', 'Kiel', 'post@hafenkontor.example', 'DE123456788']
const DEICH = ['Öl & Gas Ärger', 'Deichweg 1', '24114', 'Kiel', '', '']
const WRONG = ['Ohne Ort', 'Weg 1', '241', '', '', '']
/** Of a colleague who was faster. */
const FASTER = {
  kind: 'business',
  name: 'Schneller',
  street: 'Weg 1',
  postal_code: '24105',
  city: 'Kiel',
  country: 'DE',
  language: 'de',
}

const customersOf = (owner: Owner) =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('tenant_id', '=', owner.scope.tenantId)
    .orderBy('number')
    .execute()

/** Uploads the rows and maps them as guessed. */
async function mapped(owner: Owner, ...rows: string[][]): Promise<string> {
  const path = await uploaded(owner, 'kunden', csvOf([HEADINGS, ...rows]))
  expect((await map(owner, path)).headers.get('location')).toBe(path)
  return path
}

describe('a file of customers', () => {
  test('is mapped, checked, taken over and taken back', async () => {
    const owner = await makeOwner()
    const path = await uploaded(owner, 'kunden', csvOf([HEADINGS, KAI, DEICH, WRONG]))
    const columns = await read(owner, `${path}/spalten`)
    expect(guessesIn(columns)).toEqual({
      spalte_0: 'company',
      spalte_1: 'street',
      spalte_2: 'postal_code',
      spalte_3: 'city',
      spalte_4: 'email',
      spalte_5: 'vat_id',
      kind_otherwise: 'business',
    })
    expect(textOf(columns)).toContain('Hafenkontor GmbH · Öl & Gas Ärger · Ohne Ort')

    await map(owner, path)
    const check = textOf(await read(owner, path))
    expect(check).toContain('Noch ist nichts gespeichert.')
    expect(check).toContain('2 Kunden übernehmen')
    expect(check).toContain('Postleitzahl: Eine deutsche Postleitzahl hat fünf Ziffern')
    expect(check).toContain('Ort: Bitte geben Sie')
    expect(check.indexOf('Ohne Ort')).toBeLessThan(check.indexOf('Hafenkontor'))
    expect(await customersOf(owner)).toEqual([])

    expect((await takeOver(owner, path)).headers.get('location')).toBe(path)
    expect(textOf(await read(owner, path))).toContain('2 Kunden übernommen')
    expect(await customersOf(owner)).toMatchObject([
      { number: '10001', name: 'Hafenkontor GmbH', kind: 'business', vat_id: 'DE123456788', country: 'DE' },
      { number: '10002', name: 'Öl & Gas Ärger', email: null },
    ])
    expect(await waitingRows(owner)).toEqual([])

    await post(`${path}/ruecknahme`, {}, owner.headers)
    expect(textOf(await read(owner, path))).toContain('Zurückgenommen: 2 Kunden')
    expect(await customersOf(owner)).toEqual([])
    expect((await audit(owner.scope.tenantId)).map(({ action }) => action).slice(-6)).toEqual([
      'customer.created',
      'customer.created',
      'customers.imported',
      'customer.import_undone',
      'customer.import_undone',
      'customers.import_undone',
    ])
  })

  test('is taken over once, and taken back once, however often somebody presses', async () => {
    const owner = await makeOwner()
    const path = await mapped(owner, KAI, DEICH)
    const revision = await revisionOf(owner, path)
    const press = () => post(`${path}/uebernahme`, { revision }, owner.headers)
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    await press()
    expect(await customersOf(owner)).toHaveLength(2)
    const back = () => post(`${path}/ruecknahme`, {}, owner.headers)
    await Promise.all([back(), back()])
    await press()
    expect(await customersOf(owner)).toEqual([])
    const actions = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'customers.import_undone')).toHaveLength(1)
  })

  test('is kept once after a double click, and another after Back is another', async () => {
    const owner = await makeOwner()
    const key = randomUUID()
    const send = (...rows: string[][]) => upload(owner, 'kunden', csvOf([HEADINGS, ...rows]), key)
    const answers = await Promise.all([send(KAI), send(KAI)])
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect(await importsOf(owner)).toHaveLength(1)
    const other = await send(DEICH)
    expect(other.headers.get('location')).not.toBe(answers[0]?.headers.get('location'))
    expect(await importsOf(owner)).toHaveLength(2)
  })

  test('has nothing in the clear while it waits', async () => {
    const owner = await makeOwner()
    await mapped(owner, KAI)
    expect(await waitingRows(owner)).toHaveLength(2)
    const kept = JSON.stringify([await waitingRows(owner), await importsOf(owner)])
    for (const cell of [...HEADINGS, ...KAI]) expect(kept).not.toContain(cell)
  })
})

describe('rows that may be there already', () => {
  test('are named with what they are like, left out, or taken over on purpose', async () => {
    const owner = await makeOwner()
    await takeOver(owner, await mapped(owner, KAI))
    const again = ['Kontor', 'Kai 9', '24103', 'Kiel', 'POST@hafenkontor.example', '']
    const twin = ['öl & gas ärger', 'Anderswo 2', '24114', 'Kiel', '', '']
    const path = await mapped(owner, again, DEICH, twin)
    const text = textOf(await read(owner, path))
    expect(text).toContain('Ähnlich: Hafenkontor GmbH, Kiel (10001).')
    expect(text).toContain('Ähnlich wie Zeile 3.')
    await takeOver(owner, path, { doppelte: 'nein' })
    expect((await customersOf(owner)).map(({ name }) => name)).toEqual([KAI[0], DEICH[0]])
    await takeOver(owner, await mapped(owner, again), { doppelte: 'ja' })
    expect(await customersOf(owner)).toHaveLength(3)
  })
})

describe('all or nothing', () => {
  test('a customer whom a colleague adds after the check changes nothing', async () => {
    const owner = await makeOwner()
    const path = await mapped(owner, KAI, WRONG)
    const revision = await revisionOf(owner, path)
    await post('/buero/kunden/neu', { ...FASTER, number: '4711' }, owner.headers)
    await post(`${path}/uebernahme`, { revision, doppelte: 'nein' }, owner.headers)
    expect((await customersOf(owner)).map(({ name }) => name).sort()).toEqual([KAI[0], FASTER.name])
  })

  test('where a row becomes wrong after the check, nothing is taken over and the page says so', async () => {
    const owner = await makeOwner()
    const numbered = (number: string, row: string[]) => [number, ...row]
    const file = csvOf([['Kundennummer', ...HEADINGS], numbered('A-1', KAI), numbered('A-2', DEICH)])
    const path = await uploaded(owner, 'kunden', file)
    await map(owner, path)
    const revision = await revisionOf(owner, path)
    await post('/buero/kunden/neu', { ...FASTER, number: 'A-2' }, owner.headers)
    const answer = await post(`${path}/uebernahme`, { revision }, owner.headers)
    const text = textOf(await read(owner, answer.headers.get('location') ?? ''))
    expect(text).toContain('Bitte sehen Sie noch einmal hin.')
    expect(text).toContain('Kundennummer: Diese Nummer ist schon vergeben.')
    expect(await customersOf(owner)).toHaveLength(1)
    await takeOver(owner, path)
    expect((await customersOf(owner)).map(({ number }) => number)).toEqual(['A-1', 'A-2'])
  })

  test('the same number twice in a file is wrong the second time', async () => {
    const owner = await makeOwner()
    const file = csvOf([
      ['Kundennr.', ...HEADINGS],
      ['7', ...KAI],
      ['7', ...DEICH],
    ])
    const path = await uploaded(owner, 'kunden', file)
    await map(owner, path)
    expect(textOf(await read(owner, path))).toContain('1 Kunde übernehmen')
  })
})

test('rows without a number get one that no other row of the file has', async () => {
  const owner = await makeOwner()
  const file = csvOf([
    ['Kundennummer', ...HEADINGS],
    ['', ...KAI],
    ['10001', ...DEICH],
  ])
  const path = await uploaded(owner, 'kunden', file)
  await map(owner, path)
  expect((await takeOver(owner, path)).headers.get('location')).toBe(path)
  expect(await customersOf(owner)).toMatchObject([
    { number: '10001', name: DEICH[0] },
    { number: '10002', name: KAI[0] },
  ])
})

describe('taking back', () => {
  test('leaves what somebody has changed or used since, and names it', async () => {
    const owner = await makeOwner()
    const free = ['Frei GmbH', 'Weg 5', '24105', 'Kiel', '', '']
    const path = await mapped(owner, KAI, DEICH, free)
    await takeOver(owner, path)
    const [changed, linked] = await customersOf(owner)
    await post(`/buero/kunden/${changed?.id}/archiv`, { archiviert: 'ja' }, owner.headers)
    await post(`/buero/kunden/${linked?.id}/link`, { neu: 'ja' }, owner.headers)
    await post(`${path}/ruecknahme`, {}, owner.headers)
    const text = textOf(await read(owner, path))
    expect(text).toContain('Zurückgenommen: 1 Kunde')
    expect(text).toContain('Hafenkontor GmbH, Kiel (10001)')
    expect(text).toContain('Öl & Gas Ärger, Kiel (10002)')
    expect((await customersOf(owner)).map(({ name }) => name)).toEqual([KAI[0], DEICH[0]])
  })

  test('is over after a day', async () => {
    const owner = await makeOwner()
    const path = await mapped(owner, KAI)
    await takeOver(owner, path)
    await db
      .updateTable('imports')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()
    await post(`${path}/ruecknahme`, {}, owner.headers)
    expect(textOf(await read(owner, path))).toContain(
      'Die Zeit, in der Sie das zurücknehmen konnten, ist vorbei.',
    )
    expect(await customersOf(owner)).toHaveLength(1)
  })
})

describe('the mapping', () => {
  test('is refused where a field has two columns or a needed one none, and keeps what was chosen', async () => {
    const owner = await makeOwner()
    const path = await uploaded(owner, 'kunden', csvOf([HEADINGS, KAI]))
    const twice = await map(owner, path, { spalte_5: 'email' })
    expect(twice.status).toBe(422)
    const html = await twice.text()
    expect(textOf(html)).toContain('Diese Angabe ist schon einer anderen Spalte zugeordnet.')
    expect(guessesIn(html)).toMatchObject({ spalte_4: 'email', spalte_5: 'email' })
    const missing = await map(owner, path, { spalte_3: '' })
    expect(textOf(await missing.text())).toContain('Es fehlt eine Spalte')
  })

  test('is remembered for the next file with the same headings', async () => {
    const owner = await makeOwner()
    const strange = csvOf([['Wer', 'Wo', 'PLZ', 'Ort'], KAI.slice(0, 4)])
    const first = await uploaded(owner, 'kunden', strange)
    await map(owner, first, { spalte_0: 'name', spalte_1: 'street', kind_otherwise: 'consumer' })
    const second = await read(owner, `${await uploaded(owner, 'kunden', strange)}/spalten`)
    expect(guessesIn(second)).toMatchObject({
      spalte_0: 'name',
      spalte_1: 'street',
      kind_otherwise: 'consumer',
    })
    expect(textOf(second)).toContain('die letzte Datei mit diesen Überschriften')
    const other = await makeOwner()
    const theirs = await read(other, `${await uploaded(other, 'kunden', strange)}/spalten`)
    expect(guessesIn(theirs)).toMatchObject({ spalte_0: '', spalte_1: '' })
  })
})

test('a form of tens of thousands of parts is not taken apart', async () => {
  const owner = await makeOwner()
  const file = 'Content-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nFirma\r\n'
  const parts = Array.from(
    { length: 60_000 },
    () => '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
  )
  const answer = await ask('/buero/kunden/import', {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\n${file}${parts.join('')}--x--\r\n`,
  })
  const page = await orGivenBack(answer, owner.headers)
  expect(page.status).toBe(422)
  expect(textOf(await page.text())).toContain('wählen Sie eine Datei')
  expect(await importsOf(owner)).toEqual([])
})

test('a file can be thrown away, is gone, and can come again', async () => {
  const owner = await makeOwner()
  const key = randomUUID()
  const send = () => upload(owner, 'kunden', csvOf([HEADINGS, KAI]), key)
  const path = (await send()).headers.get('location')?.replace('/spalten', '') ?? ''
  await map(owner, path)
  const revision = await revisionOf(owner, path)
  for (let press = 0; press < 2; press++) {
    const answer = await post(`${path}/verwerfung`, { revision }, owner.headers)
    expect(textOf(await read(owner, answer.headers.get('location') ?? ''))).toContain(
      'Die Datei ist gelöscht.',
    )
  }
  expect(await waitingRows(owner)).toEqual([])
  expect((await ask(path, { headers: owner.headers })).status).toBe(404)
  const again = (await send()).headers.get('location') ?? ''
  expect((await ask(again, { headers: owner.headers })).status).toBe(200)
})

test('five files of a kind wait; with the sixth the oldest goes, and the person is told', async () => {
  const owner = await makeOwner()
  const places: string[] = []
  for (let file = 1; file <= 7; file += 1) {
    const answer = await upload(owner, file === 2 ? 'mitarbeiter' : 'kunden', csvOf([HEADINGS, KAI]))
    places.push(answer.headers.get('location') ?? '')
  }
  const [oldest = '', ...waiting] = places
  const [last = ''] = places.slice(-1)
  expect(textOf(await read(owner, last))).toContain('Es haben schon fünf Dateien gewartet')
  expect((await ask(oldest, { headers: owner.headers })).status).toBe(404)
  for (const place of waiting) expect((await ask(place, { headers: owner.headers })).status).toBe(200)
  expect(await waitingRows(owner)).toHaveLength(2 * waiting.length)
})

test('a file that was mapped anew meanwhile is not thrown away, and the page says so', async () => {
  const owner = await makeOwner()
  const path = await mapped(owner, KAI)
  const revision = await revisionOf(owner, path)
  await map(owner, path, { kind_otherwise: 'consumer' })
  const answer = await post(`${path}/verwerfung`, { revision }, owner.headers)
  const text = textOf(await read(owner, answer.headers.get('location') ?? ''))
  expect(text).toContain('Bitte sehen Sie noch einmal hin.')
  expect(await waitingRows(owner)).toHaveLength(2)
})

test('what waits goes after a day, and of what was taken over only the mapping stays', async () => {
  const owner = await makeOwner()
  const waiting = await mapped(owner, KAI)
  await takeOver(owner, await mapped(owner, DEICH))
  const at = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()
  await cleanUp(house, at(0.9))
  expect(await waitingRows(owner)).toHaveLength(2)
  await cleanUp(house, at(1.1))
  expect(await waitingRows(owner)).toEqual([])
  expect((await ask(waiting, { headers: owner.headers })).status).toBe(404)
  expect(await importsOf(owner)).toMatchObject([{ state: 'done' }])
  expect(await customersOf(owner)).toHaveLength(1)
})

test('a list of the verdicts can be saved', async () => {
  const owner = await makeOwner()
  const path = await mapped(owner, KAI, WRONG)
  const [, wrong, good] = (await read(owner, `${path}/pruefung.csv`)).split('\r\n')
  expect(wrong).toMatch(/^3;Ohne Ort;Fehlerhaft;Ort: Bitte.* Postleitzahl: Eine/)
  expect(good).toBe('2;Hafenkontor GmbH;Neu;')
})

test('the template is a file that can be taken over as it is', async () => {
  const owner = await makeOwner()
  for (const language of ['de', 'en']) {
    const template = await read(owner, `/buero/kunden/import/vorlage.csv?sprache=${language}`)
    const path = await uploaded(owner, 'kunden', template)
    expect(Object.values(guessesIn(await read(owner, `${path}/spalten`)))).not.toContain('')
    await map(owner, path)
    expect(textOf(await read(owner, path))).toContain('1 Kunde übernehmen')
  }
})
