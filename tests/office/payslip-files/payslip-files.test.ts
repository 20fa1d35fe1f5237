import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { config } from '~/config.server'
import { listAskers } from '~/domain/payroll-queue/requests.server'
import { keepFile } from '~/domain/payslip-files/keep.server'
import { releaseQueued, requestRelease } from '~/domain/payslip-release/queue.server'
import { preparePayslip } from '~/domain/payslips/waiting.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { makeEmployee, payLine } from '../../factories/employees'
import { type OnPaper, payslipFile } from '../../factories/payslip-files'
import { pagePdf } from '../../factories/raw-pdf'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'

const PAGE = '/buero/lohnzettel/eingang'

function send({ headers }: Owner, file: Uint8Array, month = '2026-02'): Promise<Response> {
  const body = new FormData()
  body.set('lohnmonat', month)
  body.set('file', new Blob([new Uint8Array(file)]), 'sammel.pdf')
  const { 'content-type': _, ...others } = headers as Record<string, string>
  return ask(PAGE, { method: 'POST', headers: others, body })
}

async function setting() {
  const owner = await makeOwner()
  const paper: OnPaper = { number: '4711', firstName: 'Maren', lastName: 'Hansen' }
  const employee = await makeEmployee(house, owner.scope, {
    number: paper.number,
    first_name: paper.firstName,
    last_name: paper.lastName,
    email: 'maren@post.example',
  })
  return { owner, paper, employee }
}

const FORM_VALUE = /name="(lohnzettel|revision)"[^>]* value="([^"]+)"/g

test('a file of the payroll office becomes payslips, one press after the doubtful one is assigned', async () => {
  const { owner, paper, employee } = await setting()
  const file = await payslipFile([paper, { ...paper, lastName: 'Anders' }], 'lines', '2026-02')
  const kept = await send(owner, file)
  expect(kept.status).toBe(303)
  const shown = await read(owner, kept.headers.get('location') ?? '')
  expect(textOf(shown)).toMatch(
    /Ein Lohnzettel ist unklar.*Eine Nummer passt, der Name nicht.*Ein Lohnzettel ist bereit/,
  )
  const doubtful = new RegExp(`href="(${PAGE}/[0-9a-f-]{36})"`).exec(shown)?.[1] ?? ''
  const page = await read(owner, doubtful)
  expect(textOf(page)).toContain('Seite 2 aus sammel.pdf')
  const revision = /name="revision" value="(\d+)"/.exec(page)?.[1] ?? ''
  const assigned = { employee_id: employee.id, month: '2026-01', revision }
  expect((await post(doubtful, assigned, owner.headers)).status).toBe(303)
  const ready = await read(owner, PAGE)
  const ids = [...ready.matchAll(FORM_VALUE)]
    .filter(([, name]) => name === 'lohnzettel')
    .map(([, , id = '']) => id)
  expect(ids).toHaveLength(2)
  for (let press = 1; press <= 2; press++) {
    const form = new URLSearchParams(ids.map((id) => ['lohnzettel', id])).toString()
    const answer = await ask('/buero/lohnzettel/freigabe', {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    })
    expect(answer.status).toBe(303)
  }
  const mails = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['maren@post.example', 'maren@post.example'])
  const pdf = await ask(`/buero/mitarbeiter/${employee.id}/lohnzettel/2026-02.pdf`, {
    headers: owner.headers,
  })
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(textOf(await read(owner, (await send(owner, file)).headers.get('location') ?? ''))).toContain(
    'war schon hier',
  )
})

test('a file that is no PDF is refused in words, and nothing of it stays on the disk', async () => {
  const { owner } = await setting()
  const refused = await send(owner, Buffer.from('PK\u0003\u0004 a workbook'))
  const answer = await ask(refused.headers.get('location') ?? '', { headers: owner.headers })
  expect(answer.status).toBe(422)
  expect(textOf(await answer.text())).toContain('Das ist keine PDF-Datei.')
  const room = join(config().dataDir, 'uploads')
  expect(existsSync(room) ? readdirSync(room) : []).toEqual([])
})

test('a long list has pages, a search and a filter, and one press releases all of it but what is new or double', async () => {
  const { owner } = await setting()
  const { scope } = owner
  const people = []
  for (let number = 1; number <= 60; number++)
    people.push(await makeEmployee(house, scope, { first_name: 'Ida', last_name: `Sommer${number}` }))
  const slipOf = (employeeId: string, index: number) => ({
    firstPage: index,
    pageCount: 1,
    employeeId,
    month: '2026-02',
    doubt: null,
    bytes: pagePdf(`slip ${index}`),
  })
  const keep = (sha256: string, at: string, employees: { id: string }[]) => {
    const slips = employees.map(({ id }, index) => slipOf(id, index))
    const file = { month: '2026-02', fileName: `${sha256}.pdf`, sha256, pageCount: slips.length, slips }
    return keepFile(house, { ...scope, at }, file)
  }
  await keep('sammel', '2026-03-01T08:00:00.000Z', people.slice(0, 59))
  const ticked = (page: string) =>
    [...page.matchAll(/<input[^>]*name="lohnzettel"[^>]*>/g)].map(([input]) => input)
  const first = await read(owner, PAGE)
  expect([ticked(first).length, textOf(first)]).toEqual([
    50,
    expect.stringContaining('59 Lohnzettel sind bereit'),
  ])
  expect(ticked(await read(owner, `${PAGE}?seite=2`))).toHaveLength(9)
  expect(ticked(await read(owner, `${PAGE}?suche=sommer17`))).toHaveLength(1)
  expect(ticked(await read(owner, `${PAGE}?stand=geliefert&monat=2026-02&seite=2`))).toHaveLength(9)
  for (const none of ['stand=berechnet', 'stand=unklar', 'monat=2026-01', 'suche=winter'])
    expect(textOf(await read(owner, `${PAGE}?${none}`))).toContain('So wartet nichts.')
  // The first person's once more, and after the page was opened another one's.
  await keep('einzeln', '2026-03-01T08:30:00.000Z', people.slice(0, 1))
  await keep('spaet', '2026-03-01T09:30:00.000Z', people.slice(59))
  const doubled = ticked(await read(owner, `${PAGE}?suche=sommer1`)).filter(
    (input) => !input.includes('checked'),
  )
  expect(doubled).toHaveLength(2)
  const until = '2026-03-01T09:00:00.000Z'
  const pressed = await post('/buero/lohnzettel/freigabe?stand=geliefert', { bis: until }, owner.headers)
  expect(pressed.headers.get('location')).toMatch(/(gespeichert=freigegeben|#freigabe)/)
  // Of so many, a slow machine leaves some to the job.
  for (const asker of await listAskers(db))
    await releaseQueued(
      house,
      { ...scope, ...asker },
      {
        words: PAYROLL_WORDS,
        isStopped: () => false,
        onError: (error) => expect.fail(String(error)),
      },
    )
  const left = await read(owner, PAGE)
  expect(ticked(left)).toHaveLength(3)
  expect(textOf(left)).toMatch(/Sommer1, Ida ein anderer Lohnzettel desselben Monats.*Sommer60, Ida/)
  const released = await db
    .selectFrom('payslips')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  expect(released).toHaveLength(58)
  const nothing = await post('/buero/lohnzettel/freigabe', {}, owner.headers)
  expect(textOf(await read(owner, nothing.headers.get('location') ?? ''))).toContain(
    'Es ist nichts freigegeben.',
  )
})

test('a release that goes on by itself says how far it has come', async () => {
  const owner = await makeOwner()
  const ids: string[] = []
  for (let index = 0; index < 3; index += 1) {
    const { id: employeeId } = await makeEmployee(house, owner.scope)
    const lines = [payLine('earning', 300_000)]
    ids.push((await preparePayslip(house, owner.scope, { employeeId, month: '2026-02', lines })).id)
  }
  const workOff = (isStopped: boolean) =>
    releaseQueued(house, owner.scope, {
      words: PAYROLL_WORDS,
      isStopped: () => isStopped,
      onError: (error) => {
        throw error
      },
    })
  await requestRelease(house, owner.scope, ids)
  await workOff(true)
  const running = await read(owner, PAGE)
  expect(textOf(running)).toContain('1 von 3 Lohnzetteln sind bearbeitet.')
  expect(running).toContain('<progress aria-label="Freigabe" value="1" max="3">')
  await workOff(false)
  const over = await read(owner, PAGE)
  expect(textOf(over)).toContain('3 Lohnzettel sind freigegeben')
  expect(over).not.toContain('<progress')
})
