import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { makeOwner, type Owner, read } from '../owner'

const [MONTH, NEXT] = ['2026-01', '2026-02']
const WORDS = 'Stunden ohne Mitarbeiter'

let minutes = 0

/** Each a minute after the one before. */
function deliver({ scope }: Owner, month: string, hours: Record<string, [number, number]>) {
  const at = new Date(Date.parse(scope.at) + ++minutes * 60_000).toISOString()
  return receive(house, { ...scope, at }, timeRecording(scope.tenantId, month, hours))
}

async function openTasks(owner: Owner): Promise<string[]> {
  const page = await read(owner, '/buero/aufgaben?art=unbekannt')
  return [...page.matchAll(/href="(\/buero\/aufgaben\/[0-9a-f-]{36})"/g)].flatMap(([, path]) => path ?? [])
}

test('hours of ids that belong to nobody are one task a month, which ends once each id is assigned', async () => {
  const owner = await makeOwner()
  const { id: employeeId } = await makeEmployee(house, owner.scope, { entry_on: '2026-01-01' })
  const [one, other] = [randomUUID(), randomUUID()]
  await deliver(owner, MONTH, { [one]: [120, 0], [other]: [80, 0] })
  await deliver(owner, NEXT, { [one]: [110, 0] })
  const [february, january] = await openTasks(owner)
  expect(await openTasks(owner)).toHaveLength(2)
  const page = textOf(await read(owner, january ?? ''))
  expect(page).toContain(WORDS)
  expect(page).toContain('Januar 2026')
  expect(await read(owner, january ?? '')).toContain(`href="/buero/stunden?monat=${MONTH}"`)
  const assign = (foreignId: string) =>
    send(owner, `/buero/stunden/${MONTH}/kennungen`, { kennung: foreignId, employee_id: employeeId })
  await assign(one)
  expect(await openTasks(owner)).toEqual([january])
  expect(textOf(await read(owner, february ?? ''))).toContain('Erledigt')
  await assign(other)
  expect(await openTasks(owner)).toEqual([])
  await send(owner, `/buero/stunden/${MONTH}/kennungen/aufhebung`, { kennung: other })
  expect(await openTasks(owner)).toEqual([january])
})

test('is a task of the firm that was named, whoever else has such an id', async () => {
  const [owner, neighbour] = [await makeOwner(), await makeOwner()]
  const id = randomUUID()
  await deliver(owner, MONTH, { [id]: [120, 0] })
  expect(await openTasks(neighbour)).toEqual([])
  const [task = ''] = await openTasks(owner)
  expect((await ask(task, { headers: neighbour.headers })).status).toBe(404)
})

test('a task that was put aside opens again only for other hours', async () => {
  const owner = await makeOwner()
  const id = randomUUID()
  await deliver(owner, MONTH, { [id]: [120, 0] })
  const [task] = await openTasks(owner)
  await send(owner, `${task}/erledigung`, { erledigt: 'ja' })
  await deliver(owner, MONTH, { [id]: [120, 0] })
  expect(await openTasks(owner)).toEqual([])
  await deliver(owner, MONTH, { [id]: [121, 0] })
  expect(await openTasks(owner)).toEqual([task])
})

test('an employee who is entered under such an id ends the task, and known ids open none', async () => {
  const owner = await makeOwner()
  const id = randomUUID()
  await deliver(owner, MONTH, { [id]: [120, 0] })
  expect(await openTasks(owner)).toHaveLength(1)
  await makeEmployee(house, owner.scope, { id, entry_on: '2026-01-01' })
  expect(await openTasks(owner)).toEqual([])
  await deliver(owner, MONTH, { [id]: [130, 0] })
  expect(await openTasks(owner)).toEqual([])
})
