import { expect, test } from 'vitest'
import type { DatedPay } from '~/domain/employees/pay.server'
import { calculateQueued, requestCalculation } from '~/domain/payroll-run/queue.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { makeEmployee } from '../../factories/employees'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { keepPayrollSettings, makePaid, runOf } from './desk'

const MONTH = '2026-01'
const RUN = runOf(MONTH)
const PAY: DatedPay = { from: MONTH, kind: 'monthly', cents: 300_000 }

async function setting(count: number) {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const people = []
  for (let index = 0; index < count; index += 1)
    people.push(await makePaid(owner, { entryOn: '2026-01-01', pay: PAY }))
  return { owner, ids: people.map(({ id }) => id) }
}

function workOff({ scope }: Owner, { isStopped = false, errors = [] as unknown[] } = {}) {
  return calculateQueued(house, scope, {
    words: PAYROLL_WORDS,
    isStopped: () => isStopped,
    onError: (error) => errors.push(error),
  })
}

function waitingOf({ scope }: Owner) {
  return db.selectFrom('waiting_payslips').select('id').where('tenant_id', '=', scope.tenantId).execute()
}

const tickedIn = (page: string) =>
  [...page.matchAll(/<input[^>]*name="mitarbeiter"[^>]*>/g)]
    .filter(([input]) => input.includes('checked'))
    .map(([input]) => /value="([^"]*)"/.exec(input)?.[1])

test('a calculation of many says how far it has come, reloads without scripts, and takes nobody twice', async () => {
  const { owner, ids } = await setting(3)
  await requestCalculation(house, owner.scope, { month: MONTH, ids: 'all' })
  expect(await workOff(owner, { isStopped: true })).toMatchObject({ calculated: 1 })
  const running = await read(owner, RUN)
  expect(textOf(running)).toContain('1 von 3 Lohnzetteln sind durchgerechnet.')
  expect(running).toContain('<progress aria-label="Berechnung" value="1" max="3">')
  expect(running).toMatch(/<noscript><meta http-equiv="refresh"/i)
  expect(running).not.toContain('Alle berechnen')
  const colleague = { ...owner.scope, actor: 'user:other' }
  await requestCalculation(house, colleague, { month: MONTH, ids })
  expect(textOf(await read(owner, RUN))).toContain('0 von 3')
  expect(textOf(await read(owner, runOf('2026-02')))).not.toContain('durchgerechnet')
  await Promise.all([
    workOff(owner),
    workOff(owner),
    workOff({ ...owner, scope: { ...owner.scope, ...colleague } }),
  ])
  const over = await read(owner, RUN)
  expect(textOf(over)).toContain('Die letzte Berechnung ist beendet: 2 Lohnzettel sind neu berechnet.')
  expect(over).not.toMatch(/<progress|http-equiv="refresh"/i)
  expect(await waitingOf(owner)).toHaveLength(3)
})

test('whoever cannot be calculated is named, with an error or with what is missing, and the rest goes on', async () => {
  const { owner, ids } = await setting(2)
  const broken = ids[0] ?? ''
  await db
    .updateTable('employee_payroll_facts')
    .set({ facts_sealed: 'broken' })
    .where('employee_id', '=', broken)
    .execute()
  await makeEmployee(house, owner.scope, { entry_on: '2026-01-01', last_name: 'Ohnelohn' })
  await requestCalculation(house, owner.scope, { month: MONTH, ids: 'all' })
  const errors: unknown[] = []
  expect(await workOff(owner, { errors })).toMatchObject({ calculated: 1, failed: 1, left: 1 })
  expect(errors).toHaveLength(1)
  await db.deleteFrom('employee_payroll_facts').where('employee_id', '=', broken).execute()
  const [done, failed, left] = (await read(owner, RUN)).split(/beim Rechnen ein Fehler|nicht berechnen\. Was/)
  expect(done).toContain('ein Lohnzettel ist neu berechnet')
  expect(failed).toContain(`${RUN}/mitarbeiter/${broken}`)
  expect(textOf(left ?? '')).toMatch(/^[^<]*Ohnelohn/)
})

test('a few are calculated at once, and stay ticked for the next press', async () => {
  const { owner, ids } = await setting(3)
  const two = ids.slice(1)
  const body = new URLSearchParams(two.map((id) => ['mitarbeiter', id]))
  const pressed = await ask(RUN, {
    method: 'POST',
    headers: { ...owner.headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })
  const done = await read(owner, pressed.headers.get('location') ?? '')
  expect(textOf(done)).toContain('Die Lohnzettel sind berechnet.')
  expect(tickedIn(done).sort()).toEqual([...two].sort())
  expect(done).not.toContain('<progress')
})

test('no calculation of all is offered while one runs, where they take more than a page', async () => {
  const owner = await makeOwner()
  for (let one = 0; one < 51; one += 1) await makeEmployee(house, owner.scope, { entry_on: '2026-01-01' })
  expect(await read(owner, RUN)).toContain('Alle berechnen')
  await requestCalculation(house, owner.scope, { month: MONTH, ids: 'all' })
  expect(await read(owner, RUN)).not.toContain('Alle berechnen')
})
