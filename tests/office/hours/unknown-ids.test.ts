import { expect, test, vi } from 'vitest'
import { archiveEmployee } from '~/domain/employees/change.server'
import type { Role } from '~db/schema'
import { receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { makeOwner, type Owner, read } from '../owner'

vi.setSystemTime('2026-03-02T09:00:00Z')

const MONTH = '/buero/stunden/2026-02'
const LIST = '/buero/stunden?monat=2026-02'
const STRANGE = '0a0a0a0a-0000-4000-8000-00000000abcd'
const MANY = 10_000
const PER_PAGE = 50
/** A page of fifty employees may take 25 ms of CPU on a quiet machine; this one adds up ten thousand hours. */
const MOST_CPU_MS = 500
const MOST_BYTES = 150_000

const idOf = (index: number) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`

const send = ({ scope }: Owner, hours: Record<string, [number, number]>) =>
  receive(house, scope, timeRecording(scope.tenantId, '2026-02', hours))

const openTasks = ({ scope }: Owner) =>
  db
    .selectFrom('tasks')
    .select(['id', 'subject_id', 'area'])
    .where('tenant_id', '=', scope.tenantId)
    .where('kind', '=', 'unknown_hours')
    .where('done_at', 'is', null)
    .execute()

const idsOn = (html: string) => [...html.matchAll(/name="kennung"[^>]* value="([^"]+)"/g)].map(([, id]) => id)

const linkTo = (html: string, label: string) =>
  new RegExp(`href="([^"]+)"[^>]*>${label}<`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

test('ten thousand ids that nobody has are one task, and a page that stays small and leads to all of them', async () => {
  const owner = await makeOwner()
  const anna = await makeEmployee(house, owner.scope, { last_name: 'Ärmel' })
  await send(owner, Object.fromEntries(Array.from({ length: MANY }, (_, index) => [idOf(index), [1, 0]])))
  expect(await openTasks(owner)).toMatchObject([{ subject_id: '2026-02', area: 'payroll' }])

  await read(owner, LIST)
  const before = process.cpuUsage()
  const page = await read(owner, LIST)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS)
  expect(page.length).toBeLessThan(MOST_BYTES)
  expect(idsOn(page)).toEqual(Array.from({ length: PER_PAGE }, (_, index) => idOf(index)))
  expect(textOf(page)).toContain('50 von 10.000 Kennungen')
  expect(linkTo(page, 'Zu den ersten')).toBe('')

  const second = await read(owner, linkTo(page, 'Weitere Kennungen'))
  expect(idsOn(second)[0]).toBe(idOf(PER_PAGE))
  const last = await read(owner, `${LIST}&kennungen_nach=${idOf(MANY - 11)}`)
  expect(idsOn(last)).toEqual(Array.from({ length: 10 }, (_, index) => idOf(MANY - 10 + index)))
  expect(linkTo(last, 'Weitere Kennungen')).toBe('')
  expect(linkTo(last, 'Zu den ersten')).toMatch(/^\/buero\/stunden\?monat=2026-02#/)

  // A form that was sent too early comes back with the same ids, and the one that was chosen.
  const [action = ''] = [...last.matchAll(/action="([^"]*kennungen[^"]*)"/g)].map(([, path = '']) => path)
  const early = await post(
    action.replaceAll('&amp;', '&'),
    { kennung: idOf(MANY - 3), employee_id: '' },
    owner.headers,
  )
  const again = await early.text()
  expect(idsOn(again)).toEqual(idsOn(last))
  expect(again).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${idOf(MANY - 3)}"`))

  // The last of all can be assigned from its page; behind it nothing is left, and the list begins anew.
  const fields = { kennung: idOf(MANY - 1), employee_id: anna.id }
  expect((await post(`${MONTH}/kennungen`, fields, owner.headers)).status).toBe(303)
  const behind = await read(owner, `${LIST}&kennungen_nach=${idOf(MANY - 2)}`)
  expect(idsOn(behind)[0]).toBe(idOf(0))
  expect(textOf(behind)).toContain('50 von 9.999 Kennungen')
  expect(await openTasks(owner)).toHaveLength(1)
})

test('hours of somebody who has left are theirs: no id is unknown, and a strange one can be assigned to them', async () => {
  const owner = await makeOwner()
  const left = { last_name: 'Gegangen', entry_on: '2020-01-01', exit_on: '2026-01-31' }
  const { id } = await makeEmployee(house, owner.scope, left)
  await archiveEmployee(house, owner.scope, id, true)
  await send(owner, { [id]: [12, 0] })
  expect(await openTasks(owner)).toEqual([])
  expect(textOf(await read(owner, LIST))).toMatch(/Gegangen.* 12,00 /)

  await send(owner, { [STRANGE]: [5, 0] })
  expect(await openTasks(owner)).toHaveLength(1)
  const page = await read(owner, LIST)
  expect(idsOn(page)).toEqual([STRANGE])
  expect(page).toContain(`<option value="${id}"`)
  await post(`${MONTH}/kennungen`, { kennung: STRANGE, employee_id: id }, owner.headers)
  expect(await openTasks(owner)).toEqual([])
  // Both reports are of one person: which of them counts is for the office to say.
  expect(textOf(await read(owner, LIST))).toMatch(/Eine spätere Meldung wartet auf Sie.*Gegangen/)
})

test.each<[Role, { page: number; sees: boolean; assigns: boolean; task: boolean }]>([
  ['owner', { page: 200, sees: true, assigns: true, task: true }],
  ['payroll', { page: 200, sees: true, assigns: true, task: true }],
  ['invoicing', { page: 403, sees: false, assigns: false, task: false }],
  ['read_only', { page: 200, sees: true, assigns: false, task: false }],
])('%s: %j', async (role, may) => {
  const owner = await makeOwner()
  const anna = await makeEmployee(house, owner.scope, { last_name: 'Ärmel' })
  await send(owner, { [STRANGE]: [5, 0] })
  const headers = await signedInAs(house, owner.scope, role)
  const page = await ask(LIST, { headers })
  const html = await page.text()
  expect(page.status).toBe(may.page)
  expect(html.includes(STRANGE)).toBe(may.sees)
  expect(idsOn(html)).toEqual(may.assigns ? [STRANGE] : [])

  const [task] = await openTasks(owner)
  const tasks = await (await ask('/buero/aufgaben', { headers })).text()
  expect(tasks.includes(`/buero/aufgaben/${task?.id}`)).toBe(may.task)

  const fields = { kennung: STRANGE, employee_id: anna.id }
  expect((await post(`${MONTH}/kennungen`, fields, headers)).status).toBe(may.assigns ? 303 : 403)
  expect(await openTasks(owner)).toHaveLength(may.assigns ? 0 : 1)
})
