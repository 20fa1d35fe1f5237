import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeCareful } from '../../account/careful'
import { ask, post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { transferFigures } from '../../support/transfer-figures'
import { send } from '../outbox/sending'
import { audit, download, formOn, type Owner, read } from '../owner'
import { calculateAndRelease, runOf } from '../payroll-run/desk'
import { FIRMS_IBAN, groupForm, keepIban, MAY, MIAS_IBAN, makeFile, PAGE, setting } from './payment-desk'

/** The country and the last four digits of the account that is there. */
const ALIKE = 'DE59500105170123423000'

const figuresOf = async (owner: Owner, file: string) =>
  transferFigures(Buffer.from(await download(owner, `${file}/datei`)).toString())

/** Once a bank may have it. */
const WARNING = 'Geben Sie sie der Bank nur noch einmal'

describe('a file for the bank', () => {
  test('pays what is ticked, from the firm’s account, and says its control sum in the audit alone', async () => {
    const { owner } = await setting()
    const file = await makeFile(owner, 'pay')
    const figures = await figuresOf(owner, file)
    expect(figures).toMatchObject({
      ...{ count: 1, sum: '2054.42', saidSums: ['2054.42', '2054.42'], saidCounts: [1, 1] },
      ...{ names: ['Foerde Glanz GmbH', 'Foerde Glanz GmbH', 'Joerg Petersen'] },
      ...{ ibans: [FIRMS_IBAN, MIAS_IBAN], purposes: ['Lohn/Gehalt 05/2026'] },
    })
    const [made, fetched] = (await audit(owner.scope.tenantId)).filter(({ action }) =>
      action.startsWith('payroll.payment_'),
    )
    expect(JSON.parse(made?.after_json ?? '')).toMatchObject({ control_sum: '2054.42', payment_count: 1 })
    expect(fetched?.action).toBe('payroll.payment_file_fetched')
    const rows = await db.selectFrom('payroll_payment_files').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/2054|205442|3704|Petersen/)
  })

  test('is made once by a double click, and pays nobody again', async () => {
    const { owner, page } = await setting()
    const { action, values } = await groupForm(owner, 'pay')
    const first = await post(action, values, owner.headers)
    const again = await post(action, values, owner.headers)
    expect(again.headers.get('location')).toBe(first.headers.get('location'))
    expect(await page()).toContain('in einer Datei oder vermerkt: 2.054,42')
    await expect(groupForm(owner, 'pay')).rejects.toThrow('No form')
    const second = await post(action, { ...values, form_key: crypto.randomUUID() }, owner.headers)
    expect(second.status).toBe(422)
    expect(textOf(await second.text())).toContain('Es ist keine Datei entstanden')
  })

  test('is the same to the byte when fetched again, and the page says that it was', async () => {
    const { owner } = await setting()
    const file = await makeFile(owner, 'pay')
    expect(textOf(await read(owner, file))).not.toContain(WARNING)
    await ask(`${file}/datei`, { method: 'HEAD', headers: owner.headers })
    await ask(`${file}/datei`, { headers: { ...owner.headers, 'sec-purpose': 'prefetch' } })
    expect(textOf(await read(owner, file))).not.toContain(WARNING)
    const first = await download(owner, `${file}/datei`)
    expect(textOf(await read(owner, file))).toContain(WARNING)
    expect(await download(owner, `${file}/datei`)).toEqual(first)
    const fetched = (await audit(owner.scope.tenantId)).filter(({ action }) =>
      action.endsWith('file_fetched'),
    )
    expect(fetched.map(({ after_json }) => JSON.parse(after_json ?? '').fetched_before)).toEqual([
      false,
      true,
    ])
  })

  test('opens its payments again once it is dropped', async () => {
    const { owner, page } = await setting()
    const file = await makeFile(owner, 'pay')
    await send(owner, `${file}/verwerfung`, {})
    await send(owner, `${file}/verwerfung`, {})
    expect((await ask(`${file}/datei`, { headers: owner.headers })).status).toBe(404)
    expect(await page()).not.toContain('in einer Datei oder vermerkt:')
    expect(await makeFile(owner, 'pay')).not.toBe(file)
  })

  test('asks for a day on which banks work, from today on, and for something that is ticked', async () => {
    const { owner } = await setting()
    const { action, values } = await groupForm(owner, 'pay')
    const refused = async (changes: Record<string, string>) => {
      const answer = await post(action, { ...values, ...changes }, owner.headers)
      expect(answer.status).toBe(422)
      return textOf(await answer.text())
    }
    expect(await refused({ tag_pay: '2099-01-01' })).toContain('An diesem Tag arbeiten die Banken nicht')
    expect(await refused({ tag_pay: '2026-01-05' })).toContain('Der Tag ist vorbei')
    expect(await refused({ tag_pay: '' })).toContain('wann die Bank überweisen soll')
    const none = Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('zahlung_')))
    const answer = await post(action, none, owner.headers)
    expect(textOf(await answer.text())).toContain('Nichts ist ausgewählt')
  })

  test('is not made of an amount that changed since the page was shown', async () => {
    const { owner, employee } = await setting()
    const { action, values } = await groupForm(owner, 'pay')
    await send(owner, employee.slip(MAY), { kind_0: 'supplement', amount_0: '200,00', revision: '0' })
    await calculateAndRelease(owner, employee.id, MAY)
    const answer = await post(action, values, owner.headers)
    expect(textOf(await answer.text())).toContain('Es ist keine Datei entstanden')
  })

  test('is not made to an account that changed since the page was shown', async () => {
    const { owner, employee } = await setting()
    const { action, values } = await groupForm(owner, 'pay')
    await keepIban(owner, employee.id, 'DE02500105170137075030')
    const answer = await post(action, values, owner.headers)
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('ein Konto hat sich geändert')
    const file = await makeFile(owner, 'pay')
    expect((await figuresOf(owner, file)).ibans).toEqual([FIRMS_IBAN, 'DE02500105170137075030'])
  })

  test.each([
    [
      'an account of the same country and last four digits',
      (owner: Owner, id: string) => keepIban(owner, id, ALIKE),
    ],
    [
      'a holder of another name',
      async (owner: Owner, id: string) => {
        const path = `/buero/mitarbeiter/${id}/stammdaten`
        const { values } = await formOn(owner, path, 'stammdaten')
        await send(owner, path, { ...values, last_name: 'Petersen-Groß' })
      },
    ],
  ])('is not made where %s came since the page was shown', async (_, change) => {
    const { owner, employee } = await setting()
    const { action, values } = await groupForm(owner, 'pay')
    expect(JSON.stringify(values)).not.toContain('3000')
    await change(owner, employee.id)
    const answer = await post(action, values, owner.headers)
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('ein Konto hat sich geändert')
  })

  test('has what grew since the file before alone, which stays what it was', async () => {
    const { owner, employee, page } = await setting()
    const first = await makeFile(owner, 'pay')
    await send(owner, employee.slip(MAY), { kind_0: 'supplement', amount_0: '200,00', revision: '0' })
    await calculateAndRelease(owner, employee.id, MAY)
    expect(await page()).toContain('offen sind 112,33')
    const second = await makeFile(owner, 'pay')
    expect((await figuresOf(owner, second)).sum).toBe('112.33')
    expect((await figuresOf(owner, first)).sum).toBe('2054.42')
  })

  test('and what was paid too much is named and not paid', async () => {
    const { owner, employee, page } = await setting()
    await makeFile(owner, 'pay')
    await send(owner, employee.slip(MAY), { kind_0: 'advance', amount_0: '100,00', revision: '0' })
    await calculateAndRelease(owner, employee.id, MAY)
    expect(await page()).toContain('Zu viel gezahlt, nicht überwiesen: 100,00')
    await expect(groupForm(owner, 'pay')).rejects.toThrow('No form')
  })
})

test('what was sent and is no longer due at all is named, until its file is dropped', async () => {
  const { owner, employee, page } = await setting()
  const file = await makeFile(owner, 'pay')
  expect(await page()).not.toContain('nicht mehr fällig')
  await send(owner, employee.slip(MAY), { kind_0: 'advance', amount_0: '2.054,42', revision: '0' })
  await calculateAndRelease(owner, employee.id, MAY)
  expect(await page()).toMatch(/nicht mehr fällig.*Joerg Petersen, Lohn\/Gehalt 05\/2026: 2\.054,42/)
  await send(owner, `${file}/verwerfung`, {})
  expect(await page()).not.toContain('nicht mehr fällig')
})

test('another account than that of the month paid last is marked, whoever entered it', async () => {
  const { owner, employee } = await setting()
  const dropped = await makeFile(owner, 'pay')
  await send(owner, `${dropped}/verwerfung`, {})
  await calculateAndRelease(owner, employee.id, '2026-06')
  const june = async () => textOf(await read(owner, `${runOf('2026-06')}/zahlungen`))
  const MARK = 'anderes Konto als für Mai 2026'
  await keepIban(owner, employee.id, ALIKE)
  expect(await june()).not.toContain('anderes Konto')
  await keepIban(owner, employee.id, MIAS_IBAN)
  await makeFile(owner, 'pay')
  expect(await june()).not.toContain('anderes Konto')
  await keepIban(owner, employee.id, ALIKE)
  expect(await june()).toContain(MARK)
  await makeFile(owner, 'pay', '2026-06')
  expect(await june()).not.toContain(MARK)
})

test('a single transfer has its code and data, and once noted is in no file', async () => {
  const { owner, page } = await setting()
  const path = /href="([^"?]*ueberweisung\/[\w-]{43})/.exec(await read(owner, PAGE))?.[1] ?? ''
  const html = await read(owner, path)
  expect(html).toContain('GiroCode über 2.054,42')
  expect(textOf(html)).toContain('Lohn/Gehalt 05/2026')
  const { values } = await formOn(owner, path, 'ueberweisung')
  await send(owner, path, values)
  await send(owner, path, values)
  expect(await page()).toContain('in einer Datei oder vermerkt: 2.054,42')
  expect(
    await db
      .selectFrom('payroll_payment_files')
      .select('id')
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute(),
  ).toHaveLength(1)
  await expect(groupForm(owner, 'pay')).rejects.toThrow('No form')
})

test('pay in cash is noted, though neither the firm nor the person has an account here', async () => {
  const { owner, page } = await setting({ iban: '' })
  await db.updateTable('tenants').set({ iban: null }).where('id', '=', owner.scope.tenantId).execute()
  const path = /href="([^"?]*ueberweisung\/[\w-]{43})/.exec(await read(owner, PAGE))?.[1] ?? ''
  const { values } = await formOn(owner, path, 'ueberweisung')
  await send(owner, path, values)
  expect(await page()).toContain('in einer Datei oder vermerkt: 2.054,42')
  const [noted = ''] = /\/buero[^"?]*dateien\/[0-9a-f-]{36}/.exec(await read(owner, PAGE)) ?? []
  expect(textOf(await read(owner, noted))).toContain('2.054,42')
  expect(textOf(await read(owner, noted))).not.toContain('** **** …')
})

test('what was paid by hand to somebody whom nobody has named is noted by what they are', async () => {
  const { owner } = await setting()
  const [, path = ''] =
    /href="([^"?]*ueberweisung\/[\w-]{43})[^>]*>Finanzamt</.exec(await read(owner, PAGE)) ?? []
  const { values } = await formOn(owner, path, 'ueberweisung')
  await send(owner, path, values)
  const [noted = ''] = /\/buero[^"?]*dateien\/[0-9a-f-]{36}/.exec(await read(owner, PAGE)) ?? []
  expect(textOf(await read(owner, noted))).toMatch(/Finanzamt.*293,08/)
})

describe('whole account numbers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('ask whoever has a second factor for a code, every five minutes', async () => {
    const { headers, recovery } = await makeCareful()
    const table = () => ask(`${PAGE}/zahlungen.csv`, { headers })
    expect((await table()).headers.get('location')).toBe(`${PAGE}/freigabe`)
    expect((await ask(`${PAGE}/freigabe`, { headers })).status).toBe(200)
    expect((await post(`${PAGE}/freigabe`, { code: '000000' }, headers)).status).toBe(422)
    await post(`${PAGE}/freigabe`, { code: recovery[0] ?? '' }, headers)
    expect((await table()).status).toBe(200)
    vi.setSystemTime(Date.now() + 5 * 60_000)
    expect((await table()).status).toBe(303)
  })
})
