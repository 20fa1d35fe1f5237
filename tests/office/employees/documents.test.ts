import { describe, expect, test } from 'vitest'
import { keepEmployeeDocument } from '~/domain/employee-documents/keep.server'
import { verifyEmployeeDocuments } from '~/domain/employee-documents/verify.server'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { tokenFor } from '../../factories/links'
import { type OnPaper, payslipFile } from '../../factories/payslip-files'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { readZip } from '../../support/zip'
import { makeOwner } from '../owner'

const SOMEBODY: OnPaper = { number: '1', firstName: 'Jörg', lastName: 'Petersen' }

async function setting() {
  const owner = await makeOwner()
  const employee = await makeEmployee(house, owner.scope, { email: 'joerg@post.example' })
  const link = `/mitarbeiter-portal/${await tokenFor(house, owner.scope, 'mitarbeiter-portal', employee.id)}`
  const page = `/buero/mitarbeiter/${employee.id}/unterlagen`
  return { ...owner, employee, link, page }
}

type Setting = Awaited<ReturnType<typeof setting>>

function upload({ page, headers }: Setting, bytes: Uint8Array, fields: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ kind: 'wage_tax_certificate', dated: '2025', ...fields }))
    body.append(name, value)
  body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'lohn.pdf')
  const { 'Content-Type': _, ...others } = headers as Record<string, string>
  return ask(page, { method: 'POST', body, headers: { ...others, 'Sec-Fetch-Site': 'same-origin' } })
}

async function refusalOf(set: Setting, answer: Response) {
  expect(answer.status).toBe(303)
  const page = await ask(answer.headers.get('location')?.split('#')[0] ?? '', { headers: set.headers })
  expect(page.status).toBe(422)
  return page.text()
}

const addressOf = (page: string) => /href="([^"]+\/unterlagen\/[0-9a-f-]{36})"/.exec(page)?.[1] ?? 'none'

describe('a document for an employee', () => {
  test('is on the page at once, frozen, announced where the office wants it, and nobody else’s', async () => {
    const set = await setting()
    const bytes = await payslipFile([SOMEBODY], 'lines')
    expect((await upload(set, bytes, { announce: 'ja' })).status).toBe(303)
    // The same file again changes nothing.
    await upload(set, bytes, { announce: 'ja' })
    const page = await (await ask(set.link)).text()
    expect(page.match(/unterlagen\/[0-9a-f-]{36}"/g)).toHaveLength(1)
    const file = await ask(addressOf(page))
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="2025 Lohnsteuerbescheinigung.pdf"',
    )
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
    const mails = await db
      .selectFrom('outbox')
      .select('kind')
      .where('tenant_id', '=', set.scope.tenantId)
      .execute()
    expect(mails).toEqual([{ kind: 'document_added' }])

    const other = await makeEmployee(house, set.scope)
    const theirs = `/mitarbeiter-portal/${await tokenFor(house, set.scope, 'mitarbeiter-portal', other.id)}`
    expect((await ask(addressOf(page).replace(set.link, theirs))).status).toBe(404)
    expect(await verifyEmployeeDocuments(house.reader, house.vault)).toMatchObject({ damaged: [] })
    await expect(
      db
        .updateTable('employee_documents')
        .set({ sha256: '0'.repeat(64) })
        .execute(),
    ).rejects.toThrow('frozen')
    await expect(db.deleteFrom('employee_documents').execute()).rejects.toThrow('frozen')
  })

  test('can be taken back until it was downloaded, with its bytes and its mail', async () => {
    const set = await setting()
    await upload(set, await payslipFile([SOMEBODY], 'lines'), { announce: 'ja' })
    const address = addressOf(await (await ask(set.link)).text())
    const withdrawal = `${set.page}/${address.split('/').at(-1)}/ruecknahme`
    expect((await post(withdrawal, {}, set.headers)).status).toBe(303)
    expect((await ask(address)).status).toBe(404)
    expect(await (await ask(set.link)).text()).not.toContain('/unterlagen/')
    const rows = await db
      .selectFrom('employee_documents')
      .select(['bytes', 'withdrawn_by'])
      .where('tenant_id', '=', set.scope.tenantId)
      .execute()
    expect(rows).toEqual([{ bytes: null, withdrawn_by: expect.stringContaining('user:') }])
    expect(
      await db.selectFrom('outbox').select('id').where('tenant_id', '=', set.scope.tenantId).execute(),
    ).toEqual([])

    await upload(set, await payslipFile([SOMEBODY], 'letter'))
    const next = addressOf(await (await ask(set.link)).text())
    await ask(next)
    const again = `${set.page}/${next.split('/').at(-1)}/ruecknahme`
    await expect
      .poll(async () => (await post(again, {}, set.headers)).text())
      .toContain('schon heruntergeladen')
    expect((await ask(next)).status).toBe(200)
  })

  test('is refused with a clear word, and leaves nothing behind', async () => {
    const set = await setting()
    const zip = Buffer.from('504b0304140000000800', 'hex')
    expect(await refusalOf(set, await upload(set, zip))).toContain('Das ist keine PDF-Datei')
    expect(await refusalOf(set, await upload(set, Buffer.from('%PDF-1.7\nkaputt')))).toContain('beschädigt')
    const fine = await payslipFile([SOMEBODY], 'lines')
    expect(await refusalOf(set, await upload(set, fine, { dated: 'neulich' }))).toContain(
      'weder ein Jahr noch',
    )
    expect(
      await db
        .selectFrom('employee_documents')
        .select('id')
        .where('tenant_id', '=', set.scope.tenantId)
        .execute(),
    ).toEqual([])
  })

  test('comes along in the ZIP files, under a name that is safe wherever it is unpacked', async () => {
    const set = await setting()
    await makePayslip(house, set.scope, set.employee.id, '2025-12')
    const titles = ['../../etc/passwd', 'Größe "ÄÖÜ" <x>', 'Größe "ÄÖÜ" <x>', 'ETC passwd', 'договір']
    for (const [index, title] of titles.entries())
      await keepEmployeeDocument(house, set.scope, {
        // Those of one day come in the order of their ids, and that is how the later of a name is numbered.
        id: `${index}0000000-0000-4000-8000-000000000000`,
        employeeId: set.employee.id,
        kind: 'other',
        dated: '2025',
        title,
        bytes: Buffer.from(`%PDF ${Math.random()}`),
        isAnnounced: false,
      })
    const filesOf = async (year: string) =>
      readZip(Buffer.from(await (await ask(`${set.link}/jahre/${year}`)).arrayBuffer()))
    expect(Object.keys(await filesOf('2025')).sort()).toEqual([
      '2025 Dokument.pdf',
      '2025 ETC-passwd (2).pdf',
      '2025 Groesse-AeOeUe-x (2).pdf',
      '2025 Groesse-AeOeUe-x.pdf',
      '2025 etc-passwd.pdf',
      '2025-12.pdf',
    ])
    const all = await filesOf('alle')
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining(['2025/2025-12.pdf', 'Unterlagen/2025 etc-passwd.pdf', 'Inhalt.html']),
    )
    for (const name of Object.keys(all)) expect(name).not.toMatch(/\.\.|^\/|\\/)
    expect(String(all['Inhalt.html'])).toContain('href="Unterlagen/2025%20etc-passwd.pdf"')
  })
})

describe('somebody who leaves', () => {
  test('gets a link of the firm’s own length, once a day and address, that works when archived and outlives the next release', async () => {
    const set = await setting()
    await makePayslip(house, set.scope, set.employee.id, '2025-12')
    const person = `/buero/mitarbeiter/${set.employee.id}`
    const bidFarewell = async () =>
      expect((await post(`${person}/abschied`, {}, set.headers)).status).toBe(303)
    await bidFarewell()
    await bidFarewell()
    const email = 'joerg@neu.example'
    await db.updateTable('employees').set({ email }).where('id', '=', set.employee.id).execute()
    await bidFarewell()
    await post(`${person}/archiv`, {}, set.headers)
    const longest = async () => {
      const links = await db
        .selectFrom('access_links')
        .select(['expires_at', 'created_at'])
        .where('tenant_id', '=', set.scope.tenantId)
        .where('employee_id', '=', set.employee.id)
        .execute()
      return Math.max(...links.map((link) => Date.parse(link.expires_at) - Date.now())) / 86_400_000
    }
    expect(await longest()).toBeGreaterThan(364)
    await makePayslip(house, set.scope, set.employee.id, '2026-01')
    expect(await longest()).toBeGreaterThan(364)
    expect((await ask(set.link)).status).toBe(200)
    const mails = await db
      .selectFrom('outbox')
      .select('recipient')
      .where('tenant_id', '=', set.scope.tenantId)
      .where('kind', '=', 'leaver_link')
      .orderBy('recipient', 'desc')
      .execute()
    expect(mails).toEqual([{ recipient: 'joerg@post.example' }, { recipient: 'joerg@neu.example' }])
  })
})
