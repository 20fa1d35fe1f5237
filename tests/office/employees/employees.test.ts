import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { openEmployeeSecrets } from '~/domain/employees/secrets.server'
import { recordHours } from '~/domain/hours/record.server'
import { writing } from '~/domain/kernel/writing.server'
import { makePayslip } from '../../factories/employees'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, makeOwner, type Owner, read } from '../owner'

const PERSON = {
  first_name: 'Aylin',
  last_name: 'Öztürk',
  street: 'Iltisstraße 9',
  address_extra: '',
  postal_code: '24143',
  city: 'Kiel',
  country: 'DE',
  email: 'aylin@post.example',
  phone: '',
  language: 'de',
  employment_type: 'part_time',
  entry_on: '2022-02-15',
  exit_on: '',
  weekly_hours: '30,5',
}

const CONFIDENTIAL = {
  birth_date: '1939-08-17',
  social_insurance_number: '65 170839 J 003',
  tax_id: '86 095 742 719',
  iban: 'DE02 1203 0000 0000 2020 51',
}

const add = (owner: Owner, changes: Record<string, string> = {}) =>
  post(
    '/buero/mitarbeiter/neu',
    { form_key: randomUUID(), ...PERSON, ...CONFIDENTIAL, number: '', id: '', ...changes },
    owner.headers,
  )

const employeesOf = (owner: Owner) =>
  db.selectFrom('employees').selectAll().where('tenant_id', '=', owner.scope.tenantId).execute()

async function added(owner: Owner, changes: Record<string, string> = {}) {
  const answer = await add(owner, changes)
  expect(answer.status).toBe(303)
  const id = /mitarbeiter\/([0-9a-f-]{36})/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
  return { id, path: `/buero/mitarbeiter/${id}`, location: answer.headers.get('location') ?? '' }
}

describe('a new employee', () => {
  test('is added with the next number; what is confidential is stored sealed and shown masked', async () => {
    const owner = await makeOwner()
    expect(textOf(await read(owner, '/buero/mitarbeiter'))).toContain('Noch niemand angelegt')
    const { id, location } = await added(owner)
    const html = await read(owner, location)
    const text = textOf(html)
    expect(text).toContain('Die Person ist angelegt.')
    expect(text).toContain('Aylin Öztürk')
    expect(text).toContain('30,5')
    expect(text).toContain('17. August 1939')
    expect(html).toContain(id)
    const [row] = await employeesOf(owner)
    for (const secret of ['65170839J003', '86095742719', 'DE02120300000000202051']) {
      expect(html).not.toContain(secret)
      expect(JSON.stringify(row)).not.toContain(secret)
    }
    expect(JSON.stringify(row)).not.toContain('1939')
    expect(await openEmployeeSecrets(house.reader, house.vault, owner.scope, id)).toMatchObject({
      birthDate: '1939-08-17',
      socialInsuranceNumber: '65170839J003',
      taxId: '86095742719',
      iban: 'DE02120300000000202051',
    })
  })

  test.each([
    ['last_name', '', 'Bitte geben Sie den Nachnamen ein.'],
    ['last_name', '–', 'Wer nur einen Namen hat'],
    ['street', '', 'Straße'],
    ['postal_code', '2414', 'Eine deutsche Postleitzahl hat fünf Ziffern'],
    ['country', 'XX', 'Bitte wählen Sie ein Land'],
    ['email', 'niemand', 'E-Mail-Adresse'],
    ['employment_type', 'boss', 'Bitte wählen Sie die Beschäftigungsart.'],
    ['entry_on', '', 'wann das Arbeitsverhältnis beginnt'],
    ['entry_on', '2022-02-30', 'Bitte prüfen Sie das Datum'],
    ['exit_on', '2022-02-14', 'Der Austritt kann nicht vor dem Eintritt liegen.'],
    ['weekly_hours', 'viele', 'als Zahl über 0 bis 60'],
    ['weekly_hours', '61', 'als Zahl über 0 bis 60'],
    ['weekly_hours', '0', 'lassen Sie das Feld leer'],
    ['birth_date', '2999-01-01', 'Bitte prüfen Sie das Geburtsdatum'],
    ['social_insurance_number', '65170839J004', 'Die Prüfziffer passt nicht.'],
    ['social_insurance_number', '65170839003', 'acht Ziffern, einen Buchstaben und drei Ziffern'],
    ['tax_id', '86095742718', 'Die Prüfziffer passt nicht.'],
    ['tax_id', '8609574271', 'Sie hat elf Ziffern.'],
    ['iban', 'DE03120300000000202051', 'Die Prüfziffer passt nicht, also ist ein Tippfehler darin.'],
    ['iban', 'DE0312030000000020205', 'Bitte vergleichen Sie sie noch einmal'],
    ['id', 'abc', 'Eine Kennung sieht so aus'],
  ])('is refused for its %s %j, with everything that was entered', async (field, value, fault) => {
    const owner = await makeOwner()
    const answer = await add(owner, { [field]: value })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(fault)
    if (field !== 'street') expect(html).toContain('value="Iltisstraße 9"')
    expect(await employeesOf(owner)).toEqual([])
  })

  test('is one after a double click', async () => {
    const owner = await makeOwner()
    const form_key = randomUUID()
    const [first, again] = [await added(owner, { form_key }), await added(owner, { form_key })]
    expect(again.id).toBe(first.id)
    expect(await employeesOf(owner)).toHaveLength(1)
  })

  test.each([
    ['the same name and birth date', { email: '', social_insurance_number: '' }],
    ['the same name, nobody knows when born', { email: '', social_insurance_number: '', birth_date: '' }],
    ['the same address', { last_name: 'Anders', email: 'AYLIN@post.example', social_insurance_number: '' }],
    ['the same insurance number', { last_name: 'Anders', email: '' }],
  ])('with %s as another is shown the other, and saved on purpose', async (_, changes) => {
    const owner = await makeOwner()
    const other = await added(owner)
    const refused = await add(owner, changes)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain(other.path)
    expect(textOf(html)).toContain('Gibt es diese Person schon?')
    await added(owner, { ...changes, trotzdem: 'ja' })
    expect(await employeesOf(owner)).toHaveLength(2)
  })

  test('of the same name but another birth date is somebody else', async () => {
    const owner = await makeOwner()
    await added(owner)
    const other = { email: '', social_insurance_number: '', birth_date: '1990-01-01' }
    await added(owner, { ...other, tax_id: '' })
    const same = await add(owner, { ...other, last_name: 'Yılmaz' })
    expect(same.status).toBe(422)
    expect(textOf(await same.text())).toContain('Gibt es diese Person schon?')
  })

  test('takes the hours that came for its id before anybody had it', async () => {
    const owner = await makeOwner()
    const id = randomUUID()
    const entries = [{ employeeId: id, hours: '123.25', overtime: '4' }]
    const month = today().slice(0, 7)
    await writing(house, owner.scope, (trx) =>
      recordHours(trx, owner.scope, { month, origin: { source: 'office' }, entries }),
    )
    const form = await read(owner, `/buero/mitarbeiter/neu?kennung=${id}`)
    expect(form).toContain(`value="${id}"`)
    const employee = await added(owner, { id: id.toUpperCase() })
    expect(employee.id).toBe(id)
    expect(textOf(await read(owner, employee.path))).toContain('123,25')
    const taken = await add(owner, {
      id,
      last_name: 'Anders',
      email: '',
      social_insurance_number: '',
      tax_id: '',
    })
    expect(taken.status).toBe(422)
    expect(textOf(await taken.text())).toContain('Diese Kennung gehört schon zu jemand anderem.')
  })
})

describe('an employee who is there', () => {
  test('is changed, found by the new name, and the page tells what changed', async () => {
    const owner = await makeOwner()
    const { path } = await added(owner)
    const number = (await employeesOf(owner))[0]?.number ?? ''
    const changed = { ...PERSON, number, revision: '0', last_name: 'Groß', exit_on: '2090-12-31' }
    const saved = await post(`${path}/stammdaten`, changed, owner.headers)
    expect(saved.status).toBe(303)
    const text = textOf(await read(owner, saved.headers.get('location') ?? ''))
    expect(text).toContain('Nachname: Öztürk → Groß')
    expect(text).toContain('Austritt am: leer → 31.12.2090')
    for (const [search, found] of [
      ['suche=gross+kiel', '1 Mitarbeiter'],
      ['suche=öztürk', 'Niemand gefunden'],
      ['stand=ausgeschieden', 'Niemand gefunden'],
      ['stand=beschaeftigt&art=teilzeit&ordnung=nummer', '1 Mitarbeiter'],
      ['art=minijob', 'Niemand gefunden'],
    ]) {
      expect(textOf(await read(owner, `/buero/mitarbeiter?${search}`)), search).toContain(found)
    }
  })

  test('by two people at once: the second sees both versions', async () => {
    const owner = await makeOwner()
    const { path } = await added(owner)
    const number = (await employeesOf(owner))[0]?.number ?? ''
    const change = (city: string) =>
      post(`${path}/stammdaten`, { ...PERSON, number, revision: '0', city }, owner.headers)
    expect((await change('Plön')).status).toBe(303)
    const answer = await change('Husum')
    expect(answer.status).toBe(409)
    expect(textOf(await answer.text())).toMatch(/Ort Plön .*Husum/)
  })

  test('by two people whose dates do not fit together: the second hears why', async () => {
    const owner = await makeOwner()
    const { path } = await added(owner)
    const number = (await employeesOf(owner))[0]?.number ?? ''
    const change = (dates: Record<string, string>) =>
      post(`${path}/stammdaten`, { ...PERSON, number, revision: '0', ...dates }, owner.headers)
    expect((await change({ entry_on: '2036-06-01' })).status).toBe(303)
    const answer = await change({ exit_on: '2036-03-31' })
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('nicht vor dem Eintritt')
    expect((await employeesOf(owner))[0]?.exit_on).toBeNull()
  })

  test('keeps a number that the form leaves empty, and loses one on purpose', async () => {
    const owner = await makeOwner()
    const { id, path } = await added(owner)
    const birth_date = CONFIDENTIAL.birth_date
    const save = (fields: Record<string, string>) =>
      post(`${path}/vertrauliches`, { birth_date, ...fields }, owner.headers)
    const page = await read(owner, `${path}/vertrauliches`)
    expect(textOf(page)).toContain('Gespeichert: DE** **** … 2051')
    expect((await save({ tax_id: '47036892816', iban_loeschen: 'ja' })).status).toBe(303)
    const secrets = await openEmployeeSecrets(house.reader, house.vault, owner.scope, id)
    expect(secrets).toMatchObject({ socialInsuranceNumber: '65170839J003', taxId: '47036892816', iban: null })
    const entry = (await audit(owner.scope.tenantId)).at(-1)
    expect(entry?.after_json).toBe('{"tax_id":"… 816","iban":null}')
    const row = (await employeesOf(owner))[0]
    expect(row?.iban_masked).toBeNull()
    expect((await save({ social_insurance_number_loeschen: 'ja' })).status).toBe(303)
    expect((await employeesOf(owner))[0]?.social_insurance_number_fingerprint).toBeNull()
  })

  test('has a tax class and a health fund, which are sealed and checked', async () => {
    const owner = await makeOwner()
    const { path, id } = await added(owner)
    const save = (fields: Record<string, string>) => post(`${path}/vertrauliches`, fields, owner.headers)
    const wrong = await save({ tax_class: 'VII', health_fund: 'Küstenkasse' })
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    expect(textOf(html)).toContain('Steuerklasse von I bis VI')
    expect(html).toContain('value="Küstenkasse"')
    expect((await save({ tax_class: 'iv', health_fund: 'Küstenkasse' })).status).toBe(303)
    expect(await openEmployeeSecrets(house.reader, house.vault, owner.scope, id)).toMatchObject({
      taxClass: 4,
      healthFund: 'Küstenkasse',
    })
    const kept = [await employeesOf(owner), await audit(owner.scope.tenantId)]
    expect(JSON.stringify(kept)).not.toContain('Küstenkasse')
    expect(textOf(await read(owner, path))).toMatch(/Steuerklasse 4 Krankenkasse Küstenkasse/)
  })

  test('says what the first payslip waits for: pay, then payroll details', async () => {
    const owner = await makeOwner()
    const { path } = await added(owner)
    const next = async () => / class="button"[^>]*>([^<]*)</.exec(await read(owner, path))?.[1]
    expect(await next()).toBe('Vergütung eintragen')
    await post(`${path}/verguetung`, { from: '2026-01', kind: 'monthly', cents: '3.450,00' }, owner.headers)
    expect(await next()).toBe('Lohndaten eintragen')
  })

  test('has pay from this month on, which is not what comes next', async () => {
    const owner = await makeOwner()
    const { path } = await added(owner)
    const fields = { from: today().slice(0, 7), kind: 'monthly', cents: '3.450,00' }
    expect((await post(`${path}/verguetung`, fields, owner.headers)).status).toBe(303)
    const text = textOf(await read(owner, path))
    expect(text).toContain('3.450,00 € im Monat')
    expect(text).not.toContain('Danach')
  })

  test('has pay from a month on; what is there is not written over', async () => {
    const owner = await makeOwner()
    const { path } = await added(owner)
    const pay = (fields: Record<string, string>) => post(`${path}/verguetung`, fields, owner.headers)
    const salary = { from: '01.2026', kind: 'monthly', cents: '3.450,00 €' }
    expect((await pay(salary)).status).toBe(303)
    expect((await pay(salary)).status).toBe(303)
    const conflict = await pay({ ...salary, cents: '3500' })
    expect(conflict.status).toBe(422)
    expect(textOf(await conflict.text())).toContain('Für diesen Monat ist schon eine Vergütung eingetragen.')
    expect((await pay({ ...salary, from: '2099-01', cents: '3500' })).status).toBe(303)
    const text = textOf(await read(owner, path))
    expect(text).toContain('3.450,00 € im Monat seit Januar 2026')
    expect(text).toContain('Danach 3.500,00 € im Monat seit Januar 2099')
    const stored = await db.selectFrom('employee_wages').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('345000')
    const remove = () => post(`${path}/verguetung/entfernung`, { monat: '2099-01' }, owner.headers)
    expect([(await remove()).status, (await remove()).status]).toEqual([303, 303])
    expect(textOf(await read(owner, path))).not.toContain('3.500,00')
    const key = 'monthly 345000'
    const offered = await pay({ ...salary, cents: '3500' })
    expect(await offered.text()).toContain(`value="${key}"`)
    expect((await pay({ ...salary, cents: '3500', replaces: 'monthly 340000' })).status).toBe(422)
    expect((await pay({ ...salary, cents: '3500', replaces: key })).status).toBe(303)
    expect(textOf(await read(owner, path))).toContain('3.500,00 € im Monat seit Januar 2026')
    const entries = (await audit(owner.scope.tenantId)).filter(({ action }) => action.includes('pay_'))
    expect(entries.map(({ action, after_json }) => [action, after_json])).toEqual([
      ['employee.pay_added', '{"from_month":"2026-01"}'],
      ['employee.pay_added', '{"from_month":"2099-01"}'],
      ['employee.pay_removed', '{"from_month":"2099-01"}'],
      ['employee.pay_removed', '{"from_month":"2026-01"}'],
      ['employee.pay_added', '{"from_month":"2026-01"}'],
    ])
  })

  test.each([
    [{ from: '' }, 'den Monat an, ab dem'],
    [{ from: '13/2026' }, 'Bitte prüfen Sie den Monat'],
    [{ kind: '' }, 'Stundenlohn oder Monatsgehalt'],
    [{ cents: '' }, 'Bitte geben Sie einen Betrag ein.'],
    [{ cents: '0,00' }, 'einen Betrag über 0 €'],
    [{ from: '01.2022' }, 'Vor dem Eintritt gilt noch keine Vergütung.'],
    [{ cents: 'viel' }, 'Bitte geben Sie einen Betrag ein, zum Beispiel'],
  ])('refuses pay with %j', async (wrong, fault) => {
    const owner = await makeOwner()
    const { path } = await added(owner)
    const fields = { from: '2026-01', kind: 'hourly', cents: '15,50', ...wrong }
    const answer = await post(`${path}/verguetung`, fields, owner.headers)
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain(fault)
  })

  test('leaves the list when archived, comes back, and the page says until when papers are kept', async () => {
    const owner = await makeOwner()
    const { id, path } = await added(owner)
    expect(textOf(await read(owner, path))).toContain('Es gibt noch keinen Lohnzettel von ihr.')
    await makePayslip(house, owner.scope, id, '2026-01')
    expect(textOf(await read(owner, path))).toContain('bis zum 31. Dezember 2034')
    const archive = (archiviert: string) => post(`${path}/archiv`, { archiviert }, owner.headers)
    expect([(await archive('ja')).status, (await archive('ja')).status]).toEqual([303, 303])
    expect(textOf(await read(owner, '/buero/mitarbeiter'))).not.toContain('Öztürk')
    expect(textOf(await read(owner, '/buero/mitarbeiter?stand=archiviert'))).toContain('Öztürk')
    await archive('nein')
    expect(textOf(await read(owner, '/buero/mitarbeiter'))).toContain('Öztürk')
  })
})

test('the file writes hours as German Excel reads them', async () => {
  const owner = await makeOwner()
  await added(owner)
  const file = '/buero/mitarbeiter/mitarbeiter.csv'
  expect(await read(owner, file)).toContain(';30,5;')
  expect(await read(owner, `${file}?sprache=en`)).toContain(';30.5;')
})

describe('whoever may only read', () => {
  test('sees the person, and nothing that is confidential, in page, list or file', async () => {
    const owner = await makeOwner()
    const { path } = await added(owner)
    await post(`${path}/verguetung`, { from: '2026-01', kind: 'hourly', cents: '15,50' }, owner.headers)
    await post(
      `${path}/vertrauliches`,
      { ...CONFIDENTIAL, birth_date: '1940-01-01', iban: 'DE89 3704 0044 0532 0130 00' },
      owner.headers,
    )
    for (const trace of ['pay_added', 'birth_date']) expect(await read(owner, path)).toContain(trace)
    await db
      .updateTable('memberships')
      .set({ role: 'read_only' })
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()
    const pages = [path, '/buero/mitarbeiter', '/buero/mitarbeiter/mitarbeiter.csv']
    for (const page of pages) {
      const text = textOf(await read(owner, page))
      expect(text).toContain('Öztürk')
      for (const secret of ['1939', '2051', '15,50', '… 003']) expect(text, page).not.toContain(secret)
    }
    const html = await read(owner, path)
    for (const trace of ['ibanMasked', 'social_insurance_number', 'pay_added', 'Vergütung'])
      expect(html).not.toContain(trace)
    expect(textOf(html)).toContain('Angelegt')
    for (const form of ['stammdaten', 'vertrauliches', 'verguetung'])
      expect((await ask(`${path}/${form}`, { headers: owner.headers })).status).toBe(403)
  })
})
