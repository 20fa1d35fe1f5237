import { expect, test } from 'vitest'
import { noteConcerns } from '~/domain/alarms/alarms.server'
import type { Concern } from '~/domain/upkeep/concern'
import { idsOf, makeFirm } from '../../factories/firm'
import { freshDatabase } from '../../support/database'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 3, minute)).toISOString()

/** Looks every minute from one to another, and says which mails there were. */
async function watched() {
  const { db, house } = freshDatabase()
  const firm = await makeFirm(house, 'wacht', idsOf('a'))
  await makeFirm(house, 'fremd', idsOf('b'))
  const look = async (from: number, to: number, concerns: Concern[]) => {
    for (let minute = from; minute <= to; minute += 1) await noteConcerns(house, concerns, at(minute))
    const rows = db.selectFrom('outbox').select(['recipient', 'dedupe_key', 'area'])
    return (await rows.where('kind', '=', 'service_state').orderBy('queued_at').execute()).map(
      ({ recipient, dedupe_key }) => [recipient, dedupe_key?.split(':')[1]],
    )
  }
  return { db, look, owner: firm.email('owner') }
}

test('who answers for the service is told once when something stays wrong for an hour, and once when it is well', async () => {
  const { look, owner } = await watched()
  expect(await look(0, 59, ['backup failed'])).toEqual([])
  expect(await look(60, 200, ['backup failed'])).toEqual([[owner, 'wrong']])
  expect(await look(201, 215, [])).toHaveLength(1)
  expect(await look(216, 400, [])).toEqual([
    [owner, 'wrong'],
    [owner, 'well'],
  ])
})

test('what is wrong for less than an hour is told to nobody, and what comes and goes is one thing', async () => {
  const { look, db } = await watched()
  await look(0, 50, ['database slow'])
  expect(await look(51, 80, [])).toEqual([])
  expect(await db.selectFrom('service_alarms').selectAll().execute()).toEqual([])
  for (let minute = 100; minute < 300; minute += 10) {
    await look(minute, minute + 4, ['outbox stuck'])
    await look(minute + 5, minute + 9, [])
  }
  expect(await look(300, 300, ['outbox stuck'])).toHaveLength(1)
})

test('a second trouble is told as well; it is well when both are', async () => {
  const { look } = await watched()
  await look(0, 90, ['disk nearly full'])
  expect(await look(91, 160, ['backup old', 'disk nearly full'])).toHaveLength(2)
  expect(await look(161, 200, ['backup old'])).toHaveLength(2)
  expect(await look(201, 230, [])).toHaveLength(3)
})

test('a clock that was a year ahead makes nothing older, and nothing wait for a year', async () => {
  const { look } = await watched()
  await look(600_000, 600_000, ['backup old'])
  expect(await look(0, 59, ['backup old'])).toEqual([])
  expect(await look(60, 61, ['backup old'])).toHaveLength(1)
})
