import { expect, test } from 'vitest'
import { addPay } from '~/domain/employees/pay.server'
import y2026 from '~/domain/payroll/years/2026.json'
import { parseYear } from '~/domain/payroll/years/year-file'
import { keepYear } from '~/domain/payroll-years/loaded.server'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { formOn, makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, releaseWaiting, runOf } from './desk'

const DECEMBER = '2026-12'
const MARCH = '2026-03'
const MONTHS = Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)

/** 2,000 € until June, then 4,500 €, so that something comes back, and December calculated. */
async function waitingDecember() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  const pay = { from: '2026-01', kind: 'monthly', cents: 200_000 } as const
  const employee = await makePaid(owner, { entryOn: '2020-01-01', pay, facts: { is_earlier_unknown: 'ja' } })
  await addPay(house, owner.scope, employee.id, { from: '2026-07', kind: 'monthly', cents: 450_000 })
  for (const month of MONTHS) await calculateAndRelease(owner, employee.id, month)
  await send(owner, runOf(DECEMBER), { mitarbeiter: employee.id })
  const change = async (path: string, form: string, more: Record<string, string>) =>
    send(owner, path, { ...(await formOn(owner, path, form)).values, ...more })
  return {
    ...{ owner, employee },
    of: `/buero/mitarbeiter/${employee.id}`,
    keepFacts: (more: Record<string, string>) =>
      change(employee.factsPath, '/lohndaten', { from: DECEMBER, ...more }),
    keepExit: (on: string) =>
      change(`/buero/mitarbeiter/${employee.id}/stammdaten`, 'stammdaten', { exit_on: on }),
    /** Beside December's payslip, which waits too. */
    async releaseMarch() {
      await send(owner, runOf(MARCH), { mitarbeiter: employee.id })
      const { id } = await db
        .selectFrom('waiting_payslips')
        .select('id')
        .where('tenant_id', '=', owner.scope.tenantId)
        .where('month', '=', MARCH)
        .executeTakeFirstOrThrow()
      await send(owner, '/buero/lohnzettel/freigabe', { lohnzettel: id })
    },
    async isStale(standing = 'berechnet') {
      const run = () => read(owner, runOf(DECEMBER))
      const [first, again] = [textOf(await run()), textOf(await run())]
      expect(again).toBe(first)
      return first.includes(`${standing}, seitdem geändert`)
    },
  }
}

test('whatever decides December’s refund shows at once, however often the run was looked at, and is gone when it is taken back', async () => {
  const { owner, employee, of, isStale, ...act } = await waitingDecember()
  const absent = { absence_0: 'unpaid', from_0: '2026-03-02', to_0: '2026-03-13' }
  const recall = () => send(owner, `${of}/lohnzettel/${MARCH}/ruecknahme`, { revision: '1' })
  const correctMarch = async (fields: Record<string, string>) => {
    await send(owner, employee.slip(MARCH), fields)
    await act.releaseMarch()
  }
  expect(await isStale()).toBe(false)
  const steps: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'the wish for none',
      () => act.keepFacts({ is_equalisation_declined: 'ja' }),
      () => act.keepFacts({ is_equalisation_declined: '' }),
    ],
    ['a church', () => act.keepFacts({ church: 'ev' }), () => act.keepFacts({ church: '--' })],
    ['an exit', () => act.keepExit('2026-12-15'), () => act.keepExit('')],
    ['a month without a payslip', recall, act.releaseMarch],
    ['a letter U', () => correctMarch({ ...absent, revision: '0' }), () => correctMarch({ revision: '1' })],
  ]
  for (const [what, doIt, takeBack] of steps) {
    await doIt()
    expect([what, await isStale()]).toEqual([what, true])
    await takeBack()
    expect([`without ${what}`, await isStale()]).toEqual([`without ${what}`, false])
  }
  await send(owner, `${of}/jahreswerte`, { until: '2026-02', grossCents: '4.000', revision: '0' })
  expect(await isStale()).toBe(true)
})

test('other official figures show at once in a December that was looked at', async () => {
  const { isStale } = await waitingDecember()
  const load = async (version: string, expenses: string) => {
    const text = JSON.stringify({ ...y2026, checks: [] })
      .replaceAll('"2026.3"', `"${version}"`)
      .replace(/("expensesLumpSum":\{"value":)"[\d.]+"/, `$1"${expenses}"`)
    const year = parseYear(JSON.parse(text))
    await keepYear(house, { year, text, by: 'Beate', at: '2026-12-20T09:00:00.000Z' })
  }
  await load('2026.8', '1230.00')
  expect(await isStale()).toBe(false)
  await load('2026.9', '1430.00')
  expect(await isStale()).toBe(true)
})

test('a second record of the same person takes back what December gave, in the run as in its report', async () => {
  const { owner, employee, isStale } = await waitingDecember()
  await releaseWaiting(owner)
  const other = await makePaid(owner, {
    entryOn: '2026-03-01',
    pay: { from: MARCH, kind: 'monthly', cents: 50_000 },
  })
  const numbered = async (id: string) => {
    const path = `/buero/mitarbeiter/${id}/vertrauliches`
    const { values } = await formOn(owner, path, 'vertrauliches')
    await send(owner, path, { ...values, tax_id: '86 095 742 719', trotzdem: 'ja' })
  }
  const report = async () => textOf(await read(owner, `${runOf(DECEMBER)}/auswertungen/jahresausgleich`))
  expect(await report()).toContain('Mit dem Lohn für Dezember erstattet.')
  await numbered(employee.id)
  expect(await isStale('freigegeben')).toBe(false)
  await numbered(other.id)
  expect(await report()).toMatch(/Zwei Personalakten derselben Person.*Berechnen Sie Dezember neu/)
  expect(await isStale('freigegeben')).toBe(true)
})
