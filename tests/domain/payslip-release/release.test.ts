import { expect, test } from 'vitest'
import { findDocument } from '~/domain/documents/stored-documents.server'
import type { LinkScope } from '~/domain/kernel/scope'
import { discardFile, keepFile } from '~/domain/payslip-files/keep.server'
import { listIncoming } from '~/domain/payslip-files/list.server'
import { assignIncoming, dropIncoming } from '~/domain/payslip-release/decide.server'
import { recallPayslip } from '~/domain/payslip-release/recall.server'
import { releaseIncoming } from '~/domain/payslip-release/release.server'
import { findPayslip } from '~/domain/payslips/list.server'
import { recordRead } from '~/domain/payslips/reads.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { drawn, HELVETICA, pagePdf, type RawObject, rawPdf } from '../../factories/raw-pdf'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { readPdf } from '../../support/pdf'

const MONTH = '2026-02'

async function setUp() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const employee = await makeEmployee(house, scope)
  const slips = [
    {
      firstPage: 0,
      pageCount: 1,
      employeeId: employee.id,
      month: MONTH,
      doubt: null,
      bytes: pagePdf('one'),
    },
    { firstPage: 1, pageCount: 2, employeeId: null, month: null, doubt: 'nobody', bytes: pagePdf('two') },
  ] as const
  const file = { month: MONTH, fileName: 'lohn.pdf', sha256: 'abc', pageCount: 3, slips }
  const { id: fileId } = await keepFile(house, scope, file)
  const [doubtful, ready] = await listIncoming(db, scope)
  if (!doubtful || !ready) throw new Error('two slips wait')
  const mails = () => db.selectFrom('outbox').select(['kind', 'status']).execute()
  const payslip = () => findPayslip(db, house.vault, scope, { employeeId: employee.id, month: MONTH })
  return { db, house, scope, employee, file, fileId, doubtful, ready, mails, payslip }
}

test('nothing is there before the release; after it the very bytes are, and one mail, however often it is pressed', async () => {
  const { db, house, scope, doubtful, ready, mails, payslip } = await setUp()
  expect(await payslip()).toBeUndefined()
  const ids = [doubtful.id, ready.id]
  expect(await releaseIncoming(house, scope, { ids, words: PAYROLL_WORDS })).toEqual({
    released: 1,
    approved: 0,
    stale: 0,
  })
  expect(await releaseIncoming(house, scope, { ids, words: PAYROLL_WORDS })).toEqual({
    released: 0,
    approved: 0,
    stale: 0,
  })
  const released = await payslip()
  expect(released).toMatchObject({ month: MONTH, revision: 1, totals: null })
  const wanted = { payslipId: released?.id ?? '', mediaType: 'application/pdf' }
  const document = await findDocument(db, house, scope, wanted)
  expect([Buffer.from(document?.bytes ?? []), document?.fileName]).toEqual([
    pagePdf('one'),
    `${MONTH} Entgeltabrechnung.pdf`,
  ])
  expect(await mails()).toEqual([{ kind: 'payslip_published', status: 'queued' }])
  expect((await listIncoming(db, scope)).map(({ doubt }) => doubt)).toEqual(['nobody'])
})

test('the same file again changes nothing, and one that is thrown away may come again', async () => {
  const { db, house, scope, file, fileId } = await setUp()
  expect(await keepFile(house, scope, file)).toEqual({ id: fileId, isNew: false })
  expect(await listIncoming(db, scope)).toHaveLength(2)
  await expect(discardFile(house, scope, { fileId, waiting: 1 })).rejects.toThrow('slip_changed_meanwhile')
  await discardFile(house, scope, { fileId, waiting: 2 })
  expect(await listIncoming(db, scope)).toEqual([])
  expect((await keepFile(house, scope, file)).isNew).toBe(true)
})

test('a person decides on what is doubtful, once', async () => {
  const { db, house, scope, employee, doubtful } = await setUp()
  const asked = { id: doubtful.id, employeeId: employee.id, month: '2026-01', revision: 1 }
  await expect(assignIncoming(house, scope, { ...asked, month: '2010-01' })).rejects.toThrow(
    'slip_before_entry',
  )
  await assignIncoming(house, scope, asked)
  await assignIncoming(house, scope, asked)
  await expect(assignIncoming(house, scope, { ...asked, month: MONTH })).rejects.toThrow(
    'slip_changed_meanwhile',
  )
  await expect(dropIncoming(house, scope, asked)).rejects.toThrow('slip_changed_meanwhile')
  const waiting = (await listIncoming(db, scope)).find(({ id }) => id === doubtful.id)
  expect(waiting).toMatchObject({
    doubt: null,
    month: '2026-01',
    isConfirmed: true,
    employee: { id: employee.id },
  })
})

test('a release is taken back with its mail while nobody has downloaded, and the one before it counts again', async () => {
  const { db, house, scope, employee, ready, mails, payslip } = await setUp()
  await makePayslip(house, scope, employee.id, MONTH)
  await releaseIncoming(house, scope, { ids: [ready.id], words: PAYROLL_WORDS })
  const which = { employeeId: employee.id, month: MONTH }
  expect(await payslip()).toMatchObject({ revision: 2 })
  await recallPayslip(house, scope, { ...which, revision: 2 })
  expect(await payslip()).toMatchObject({ revision: 1 })
  expect(await mails()).toHaveLength(1)
  expect((await listIncoming(db, scope)).map(({ id }) => id)).toContain(ready.id)
  await releaseIncoming(house, scope, { ids: [ready.id], words: PAYROLL_WORDS })
  expect(await payslip()).toMatchObject({ revision: 3 })
  const visitor = { ...scope } as unknown as LinkScope
  await recordRead(house, visitor, [(await payslip())?.id ?? ''], 'downloaded_at')
  await expect(recallPayslip(house, scope, { ...which, revision: 3 })).rejects.toThrow('payslip_downloaded')
})

test('a file that says something of a colleague waits at the release, and a person cannot wave it through', async () => {
  const { db, house, scope, employee, payslip } = await setUp()
  await makeEmployee(house, scope, { first_name: 'Wiebke', last_name: 'Thomsen' })
  const bytes = pageOf(`${drawn(['Oktober'])} BT /F1 9 Tf 3 Tr (Thomsen, Wiebke) Tj ET`)
  const slip = { firstPage: 0, pageCount: 1, employeeId: employee.id, month: MONTH, doubt: null, bytes }
  const id = crypto.randomUUID()
  const file = { month: MONTH, fileName: 'alt.pdf', sha256: 'def', pageCount: 1, slips: [{ ...slip, id }] }
  await keepFile(house, scope, file)
  const released = await releaseIncoming(house, scope, { ids: [id], words: PAYROLL_WORDS })
  expect(released).toEqual({ released: 0, approved: 0, stale: 0 })
  expect(await payslip()).toBeUndefined()
  const [waiting] = (await listIncoming(db, scope)).filter((one) => one.id === id)
  expect([waiting?.doubt, waiting?.revision]).toEqual(['others_inside', 2])
  const asked = { id, employeeId: employee.id, month: MONTH, revision: 2 }
  await expect(assignIncoming(house, scope, asked)).rejects.toThrow('slip_others_inside')
})

/** As 0.14.0 kept it: the resources of all pages in the file of one. */
const WITH_ANOTHER = pageOf(drawn(['Lohnzettel']), {
  dict: '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >>',
  data: drawn(['Maren Hansen', 'Pers.-Nr. 4712']),
})

function pageOf(content: string, ...others: RawObject[]): Buffer {
  const forms = others.length > 0 ? '/XObject << /Other 6 0 R >>' : ''
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${forms} >> >>`,
    HELVETICA,
    { dict: '', data: content },
    ...others,
  ])
}

test('what waits since it was taken out of its file with more than its page shows is written anew before it goes out', async () => {
  const { db, house, scope, employee, file, payslip } = await setUp()
  await makeEmployee(house, scope, { number: '4712', first_name: 'Maren', last_name: 'Hansen' })
  const [slip] = file.slips
  const slips = [{ ...slip, month: '2026-03', bytes: WITH_ANOTHER }]
  await keepFile(house, scope, { ...file, sha256: 'alt', slips })
  const old = (await listIncoming(db, scope)).find(({ month }) => month === '2026-03')
  const ids = [old?.id ?? '']
  expect(await releaseIncoming(house, scope, { ids, words: PAYROLL_WORDS })).toMatchObject({ released: 1 })
  const which = { employeeId: employee.id, month: '2026-03' }
  const released = await findPayslip(db, house.vault, scope, which)
  const wanted = { payslipId: released?.id ?? '', mediaType: 'application/pdf' }
  const document = await findDocument(db, house, scope, wanted)
  const { text } = await readPdf(new Uint8Array(document?.bytes ?? []))
  expect([text.includes('Lohnzettel'), Buffer.from(document?.bytes ?? []).includes('Hansen')]).toEqual([
    true,
    false,
  ])
  expect(await payslip()).toBeUndefined()
})

test('no more payslips of a firm wait than it can need', async () => {
  const { house, scope, file } = await setUp()
  const [slip] = file.slips
  const slips = Array.from({ length: 2999 }, () => slip)
  await expect(keepFile(house, scope, { ...file, sha256: 'viel', slips })).rejects.toMatchObject({
    code: 'slips_too_many',
  })
  expect((await listIncoming(house.reader, scope)).length).toBe(2)
})
