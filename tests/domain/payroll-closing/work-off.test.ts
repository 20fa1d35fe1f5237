import { expect, test } from 'vitest'
import { findRequest, requestClosing } from '~/domain/payroll-closing/requests.server'
import { readStand } from '~/domain/payroll-closing/stand.server'
import { closeRequested } from '~/domain/payroll-closing/work-off.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { makePaidMonth } from '../../factories/paid-month'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const MONTH = '2026-03'
const PEOPLE = 45

/** A firm with so many payslips of a month, whose closing is asked for. */
async function asked({ isChangeAccepted = true } = {}) {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await makePaidMonth(house, scope, { month: MONTH, people: PEOPLE })
  const { sha256: seen } = await readStand(db, house.vault, scope, { month: MONTH })
  const ask = () =>
    requestClosing(house, scope, { months: [{ month: MONTH, seen, people: PEOPLE }], isChangeAccepted })
  await ask()
  const errors: unknown[] = []
  const work = (isStopped = () => false) =>
    closeRequested(house, scope, { words: PAYROLL_WORDS, isStopped, onError: (error) => errors.push(error) })
  const closings = () => db.selectFrom('payroll_closings').select(['month', 'slip_count']).execute()
  return { db, house, scope, ask, work, errors, closings, request: () => findRequest(db, scope, MONTH) }
}

test('the number of people looked at moves, a stop loses nothing, and the next turn closes', async () => {
  const { work, request, closings, errors } = await asked()
  let looks = 0
  expect(await work(() => looks++ > 2)).toBe(0)
  expect(await request()).toMatchObject({ total: PEOPLE, open: 5, outcome: null })
  expect(await closings()).toEqual([])
  expect(await work()).toBe(1)
  expect(await closings()).toEqual([{ month: MONTH, slip_count: PEOPLE }])
  expect(await request()).toBeUndefined()
  expect(errors).toEqual([])
})

test('a second press while it is worked on keeps the first, and both end in one closing', async () => {
  const { work, ask, closings } = await asked()
  await ask()
  expect(await Promise.all([work(), work()])).toContain(1)
  expect(await closings()).toHaveLength(1)
  await expect(ask()).rejects.toThrow('closing_done')
})

test('what comes in between stops it, and is said', async () => {
  const { db, house, scope, work, request, closings } = await asked()
  await makePaidMonth(house, scope, { month: MONTH, people: 1 })
  expect(await work()).toBe(0)
  expect(await request()).toMatchObject({ outcome: 'meanwhile' })
  expect(await closings()).toEqual([])
  expect(await db.selectFrom('payroll_closing_slips').select('month').execute()).toEqual([])
})

test('people whose payslip would come out differently are named, and nothing is closed', async () => {
  const { work, request, closings } = await asked({ isChangeAccepted: false })
  expect(await work()).toBe(0)
  // Nothing is kept of them but a payslip, so none could be calculated today.
  expect((await request())?.changedIds).toHaveLength(PEOPLE)
  expect(await closings()).toEqual([])
})

test('an error is told once, closes nothing, and another press tries again', async () => {
  const { house, scope, work, ask, errors, request, closings } = await asked()
  const broken = { ...house, vault: { ...house.vault, open: () => 'no calculation' } }
  const options = {
    words: PAYROLL_WORDS,
    isStopped: () => false,
    onError: (error: unknown) => errors.push(error),
  }
  expect(await closeRequested(broken, scope, options)).toBe(0)
  expect([errors.length, (await request())?.outcome]).toEqual([1, 'failed'])
  expect(await closings()).toEqual([])
  expect(await work()).toBe(0)
  await ask()
  expect(await work()).toBe(1)
})
