import { expect, test } from 'vitest'
import { Busy } from '~/domain/kernel/errors'
import type { LinkScope } from '~/domain/kernel/scope'
import { keepFile } from '~/domain/payslip-files/keep.server'
import { listIncoming } from '~/domain/payslip-files/list.server'
import { recallPayslip } from '~/domain/payslip-release/recall.server'
import { releaseIncoming } from '~/domain/payslip-release/release.server'
import { findPayslip } from '~/domain/payslips/list.server'
import { recordRead } from '~/domain/payslips/reads.server'
import { listWaiting, preparePayslip } from '~/domain/payslips/waiting.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { readSlipPage } from '~/office/payslips/page.server'
import { makeEmployee, payLine } from '../../factories/employees'
import { pagePdf } from '../../factories/raw-pdf'
import { changeFirm, makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const month = '2026-02'

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const employee = await makeEmployee(house, scope)
  const prepared = { employeeId: employee.id, month, lines: [payLine('earning', 300_000)] }
  const payslip = () => findPayslip(db, house.vault, scope, { employeeId: employee.id, month })
  const mails = () => db.selectFrom('outbox').select('dedupe_key').execute()
  return { db, house, scope, employee, prepared, payslip, mails }
}

test('a calculated payslip waits unseen, sealed, and is released once', async () => {
  const { db, house, scope, prepared, payslip, mails } = await setUp()
  await preparePayslip(house, scope, { ...prepared, lines: [payLine('earning', 1)] })
  const { id } = await preparePayslip(house, scope, prepared)
  const [waiting, ...others] = await listWaiting(db, scope, month)
  expect(others).toEqual([])
  expect(waiting).toMatchObject({ id, isCorrection: false, approvedBy: null })
  const stored = await db.selectFrom('waiting_payslips').selectAll().executeTakeFirstOrThrow()
  expect(stored.content_sealed).not.toContain('300000')
  expect(await payslip()).toBeUndefined()
  const pressed = await Promise.all([
    releaseIncoming(house, scope, { ids: [id], words: PAYROLL_WORDS }),
    releaseIncoming(house, scope, { ids: [id], words: PAYROLL_WORDS }),
  ])
  expect(pressed.map(({ released }) => released).sort()).toEqual([0, 1])
  expect(await payslip()).toMatchObject({ totals: { grossCents: 300_000 } })
  expect(await mails()).toHaveLength(1)
  expect(await listWaiting(db, scope, month)).toEqual([])
})

test('what was calculated from an older state does not take the place of a newer one', async () => {
  const { db, house, scope, prepared } = await setUp()
  const { id } = await preparePayslip(house, scope, prepared, { seen: null })
  const older = { ...prepared, lines: [payLine('earning', 1)] }
  await expect(preparePayslip(house, scope, older, { seen: null })).rejects.toThrow(Busy)
  expect((await listWaiting(db, scope, month)).map((slip) => slip.id)).toEqual([id])
  expect((await preparePayslip(house, scope, older, { seen: id })).id).not.toBe(id)
})

test('where two have to agree, nobody releases alone', async () => {
  const { db, house, scope, employee, prepared, payslip } = await setUp()
  await changeFirm(house, scope, { is_release_confirmed: 1 })
  const { id: calculated } = await preparePayslip(house, scope, prepared)
  const slip = { firstPage: 0, pageCount: 1, employeeId: employee.id, month: '2026-03', doubt: null }
  await keepFile(house, scope, {
    month: '2026-03',
    fileName: 'lohn.pdf',
    sha256: 'abc',
    pageCount: 1,
    slips: [{ ...slip, bytes: pagePdf('one') }],
  })
  const [delivered] = await listIncoming(db, scope)
  const ids = [calculated, delivered?.id ?? '']
  const [inga, ole] = ['user:inga', 'user:ole'].map((actor) => ({ ...scope, actor }))
  if (!inga || !ole) throw new Error('two people')
  const gone = { ids: ['00000000-0000-4000-8000-000000000000'], words: PAYROLL_WORDS }
  expect(await releaseIncoming(house, inga, gone)).toEqual({ released: 0, approved: 0, stale: 0 })
  expect(await releaseIncoming(house, inga, { ids, words: PAYROLL_WORDS })).toEqual({
    released: 0,
    approved: 2,
    stale: 0,
  })
  expect(await releaseIncoming(house, inga, { ids, words: PAYROLL_WORDS })).toEqual({
    released: 0,
    approved: 2,
    stale: 0,
  })
  expect(await payslip()).toBeUndefined()
  expect(await releaseIncoming(house, ole, { ids, words: PAYROLL_WORDS })).toEqual({
    released: 2,
    approved: 0,
    stale: 0,
  })
  expect(await payslip()).toBeDefined()
})

test('a release that breaks off in the middle is gone on with: each payslip once, each mail once', async () => {
  const { db, house, scope, mails } = await setUp()
  const slips = []
  for (let number = 0; number < 5; number += 1) {
    const { id } = await makeEmployee(house, scope, { email: `p${number}@post.example` })
    const bytes = pagePdf(`slip ${number}`)
    slips.push({ firstPage: number, pageCount: 1, employeeId: id, month, doubt: null, bytes })
  }
  await keepFile(house, scope, { month, fileName: 'alle.pdf', sha256: 'all', pageCount: 5, slips })
  const ids = (await listIncoming(db, scope)).map(({ id }) => id)
  let opened = 0
  const breaking = new Proxy(house.vault, {
    get: (vault, name) => {
      if (name === 'openBytes') opened += 1
      if (opened > 4) throw new Error('killed')
      const found = Reflect.get(vault, name)
      return typeof found === 'function' ? found.bind(vault) : found
    },
  })
  await expect(
    releaseIncoming({ ...house, vault: breaking }, scope, { ids, words: PAYROLL_WORDS }),
  ).rejects.toThrow('killed')
  expect(await mails()).toHaveLength(2)
  expect(await releaseIncoming(house, scope, { ids, words: PAYROLL_WORDS })).toEqual({
    released: 3,
    approved: 0,
    stale: 0,
  })
  const keys = (await mails()).map(({ dedupe_key }) => dedupe_key)
  expect([keys.length, new Set(keys).size]).toEqual([5, 5])
})

test('each release is told of with a fresh link, and the former one lives for two more weeks', async () => {
  const { db, house, scope, employee, prepared } = await setUp()
  const release = async (day: string, of: string) => {
    const then = { ...scope, at: `${day}T08:00:00.000Z`, today: day }
    const { id } = await preparePayslip(house, then, { ...prepared, month: of })
    await releaseIncoming(house, then, { ids: [id], words: PAYROLL_WORDS })
  }
  await release('2026-03-20', '2026-02')
  await release('2026-03-20', '2026-03')
  await release('2026-04-20', '2026-04')
  const links = await db
    .selectFrom('access_links')
    .select(['id', 'created_at', 'expires_at'])
    .where('employee_id', '=', employee.id)
    .where('created_at', '>=', '2026-03-20')
    .orderBy('created_at')
    .execute()
  expect(
    links.map(({ created_at, expires_at }) => [created_at.slice(0, 10), expires_at.slice(0, 10)]),
  ).toEqual([
    ['2026-03-20', '2026-05-04'],
    ['2026-04-20', '2026-07-19'],
  ])
  const mailed = await db.selectFrom('outbox').select('link_id').orderBy('created_at').execute()
  expect(mailed.map(({ link_id }) => link_id)).toEqual([links[0]?.id, links[0]?.id, links[1]?.id])
})

test('the proof tells of release, opening, download and delivery, and what is downloaded stays', async () => {
  const { db, house, scope, employee, prepared } = await setUp()
  const { id } = await preparePayslip(house, scope, prepared)
  await releaseIncoming(house, scope, { ids: [id], words: PAYROLL_WORDS })
  const which = { employeeId: employee.id, month }
  const page = () => readSlipPage(db, house.vault, scope, which)
  const [version] = (await page()).versions
  const visitor = { ...scope, at: '2026-03-03T10:00:00.000Z' } as unknown as LinkScope
  await recordRead(house, visitor, [version?.id ?? ''], 'opened_at')
  expect((await page()).mayRecall).toBe(true)
  await recordRead(house, visitor, [version?.id ?? ''], 'downloaded_at')
  await recordRead(
    house,
    { ...visitor, at: '2026-03-04T10:00:00.000Z' },
    [version?.id ?? ''],
    'downloaded_at',
  )
  const { timeline, mayRecall, missing } = await page()
  expect(mayRecall).toBe(false)
  expect(missing).toContain('tax_days')
  expect(timeline.map(({ what, at }) => [what, at.slice(0, 10)])).toEqual([
    ['opened', '2026-03-03'],
    ['downloaded', '2026-03-03'],
    ['released', scope.at.slice(0, 10)],
    ['queued', scope.at.slice(0, 10)],
  ])
  await expect(recallPayslip(house, scope, { ...which, revision: 1 })).rejects.toThrow('payslip_downloaded')
})
