import { expect, test } from 'vitest'
import { findProgress } from '~/domain/payroll-queue/progress.server'
import { forgetSettled, listAskers } from '~/domain/payroll-queue/requests.server'
import { keepFile } from '~/domain/payslip-files/keep.server'
import { listIncoming } from '~/domain/payslip-files/list.server'
import { assignIncoming } from '~/domain/payslip-release/decide.server'
import { releaseQueued, requestRelease } from '~/domain/payslip-release/queue.server'
import { preparePayslip } from '~/domain/payslips/waiting.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { makeEmployee, payLine } from '../../factories/employees'
import { pagePdf } from '../../factories/raw-pdf'
import { changeFirm, makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { rendering } from '../../support/test-house'

const month = '2026-02'
const RELEASE = { work: 'release' } as const

async function setUp(count: number) {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const people = []
  for (let index = 0; index < count; index += 1) {
    const { id: employeeId } = await makeEmployee(house, scope)
    const { id } = await preparePayslip(house, scope, {
      employeeId,
      month,
      lines: [payLine('earning', 300_000)],
    })
    people.push({ employeeId, id })
  }
  const errors: unknown[] = []
  const workOff = (isStopped = false, by = scope) =>
    releaseQueued(house, by, {
      words: PAYROLL_WORDS,
      isStopped: () => isStopped,
      onError: (error) => errors.push(error),
    })
  const slips = () => db.selectFrom('payslips').select('employee_id').execute()
  const progress = () => findProgress(db, scope, RELEASE)
  return { db, house, scope, people, ids: people.map(({ id }) => id), errors, workOff, slips, progress }
}

test('a release that is stopped after each payslip goes on, also twice at once, and releases each once', async () => {
  const { db, house, scope, ids, errors, workOff, slips, progress } = await setUp(4)
  expect(await requestRelease(house, scope, [...ids, 'nobody'])).toBe(4)
  expect(await workOff(true)).toMatchObject({ released: 1 })
  expect(await progress()).toMatchObject({ total: 4, open: 3, outcomes: { released: 1 }, failed: [] })
  expect(await requestRelease(house, scope, ids)).toBe(0)
  expect(await forgetSettled(house, scope, RELEASE)).toBe(false)
  expect(await listAskers(db)).toEqual([{ tenantId: scope.tenantId, actor: scope.actor, work: 'release' }])
  await Promise.all([workOff(), workOff()])
  expect(await progress()).toMatchObject({ total: 4, open: 0, outcomes: { released: 4 } })
  expect([await slips(), await listAskers(db), errors]).toEqual([expect.any(Array), [], []])
  expect(await slips()).toHaveLength(4)
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(4)
  expect(await findProgress(db, { ...scope, at: '2099-01-01T00:00:00.000Z' }, RELEASE)).toBeUndefined()
  expect(await forgetSettled(house, scope, RELEASE)).toBe(true)
  expect(await progress()).toBeUndefined()
})

test('one that cannot be released is named, the rest goes out, and it can be asked for again', async () => {
  const { db, house, scope, people, ids, errors, workOff, slips, progress } = await setUp(3)
  const employeeId = people[1]?.employeeId ?? ''
  const enters = (entry_on: string) =>
    db.updateTable('employees').set({ entry_on }).where('id', '=', employeeId).execute()
  await enters('2026-03-01')
  await requestRelease(house, scope, ids)
  expect(await workOff()).toMatchObject({ released: 2, failed: 1 })
  expect(errors).toHaveLength(1)
  await forgetSettled(house, scope, RELEASE)
  expect(await progress()).toMatchObject({ total: 1, open: 0, failed: [{ employeeId, month }] })
  const waits = db.updateTable('waiting_payslips').where('employee_id', '=', employeeId)
  await waits.set({ id: 'another' }).execute()
  expect(await progress()).toBeUndefined()
  await waits.set({ id: ids[1] ?? '' }).execute()
  await enters('2020-01-01')
  expect(await requestRelease(house, scope, ids)).toBe(1)
  expect(await workOff()).toMatchObject({ released: 1, failed: 0 })
  expect(await slips()).toHaveLength(3)
})

test('a busy database or a full disk is nobody’s fault: all of it has another turn', async () => {
  const { house, scope, ids, errors, workOff, progress } = await setUp(2)
  await requestRelease(house, scope, ids)
  const failing = (code: string) => {
    const payslip = () => Promise.reject(Object.assign(new Error(code), { code }))
    const options = {
      words: PAYROLL_WORDS,
      isStopped: () => false,
      onError: (error: unknown) => errors.push(error),
    }
    return releaseQueued({ ...house, renderers: { ...house.renderers, payslip } }, scope, options)
  }
  expect(await failing('SQLITE_BUSY')).toMatchObject({ released: 0, failed: 0 })
  await expect(failing('ENOSPC')).rejects.toThrow('ENOSPC')
  expect([errors, await progress()]).toMatchObject([[], { open: 2 }])
  expect(await workOff()).toMatchObject({ released: 2 })
})

test('where two have to agree, each asks for themselves, and the second one’s release counts', async () => {
  const { house, scope, ids, workOff, slips } = await setUp(2)
  await changeFirm(house, scope, { is_release_confirmed: 1 })
  const other = { ...scope, actor: 'user:other' }
  await requestRelease(house, scope, ids)
  await requestRelease(house, other, ids)
  expect(await workOff()).toMatchObject({ approved: 2 })
  expect(await slips()).toEqual([])
  expect(await workOff(false, other)).toMatchObject({ released: 2 })
  expect(await slips()).toHaveLength(2)
})

test('an approval counts as done while another member asks for more', async () => {
  const { house, scope, ids, workOff, progress } = await setUp(2)
  await changeFirm(house, scope, { is_release_confirmed: 1 })
  await requestRelease(house, scope, ids)
  await workOff(true)
  expect(await requestRelease(house, { ...scope, actor: 'user:other' }, ids)).toBe(2)
  expect(await progress()).toMatchObject({ total: 4, open: 3, outcomes: { approved: 1 } })
})

test('a release that is no longer wanted while its paper is drawn does not happen', async () => {
  const { db, house, scope, ids, errors, slips } = await setUp(1)
  await requestRelease(house, scope, ids)
  const payslip: typeof house.renderers.payslip = async (...view) => {
    await db.deleteFrom('payroll_requests').execute()
    return house.renderers.payslip(...view)
  }
  const done = await releaseQueued(rendering(house, { payslip }), scope, {
    words: PAYROLL_WORDS,
    isStopped: () => false,
    onError: (error) => errors.push(error),
  })
  expect([done.released, errors, await slips()]).toEqual([0, [], []])
})

test('payslips of another firm, and unclear ones, are not queued', async () => {
  const { db, house, scope, people, ids } = await setUp(1)
  expect(await requestRelease(house, await makeTenant(house), ids)).toBe(0)
  const employeeId = people[0]?.employeeId ?? ''
  const doubtful = { employeeId, month, doubt: 'incomplete' as const, bytes: pagePdf('one') }
  await keepFile(house, scope, {
    ...{ month, fileName: 'lohn.pdf', sha256: 'abc', pageCount: 1 },
    slips: [{ firstPage: 0, pageCount: 1, ...doubtful }],
  })
  const [slip] = await listIncoming(db, scope)
  expect(await requestRelease(house, scope, [slip?.id ?? ''])).toBe(0)
})

test('pages that are assigned to somebody else meanwhile are not released', async () => {
  const { db, house, scope, people, workOff, slips } = await setUp(2)
  const [first, second] = people.map(({ employeeId }) => employeeId) as [string, string]
  const bytes = pagePdf('one')
  await keepFile(house, scope, {
    month,
    fileName: 'lohn.pdf',
    sha256: 'abc',
    pageCount: 1,
    slips: [{ firstPage: 0, pageCount: 1, employeeId: first, month, doubt: null, bytes }],
  })
  const [slip] = await listIncoming(db, scope)
  await requestRelease(house, scope, [slip?.id ?? ''])
  await assignIncoming(house, scope, { id: slip?.id ?? '', employeeId: second, month, revision: 1 })
  expect(await workOff()).toMatchObject({ released: 0 })
  expect(await slips()).toEqual([])
})
