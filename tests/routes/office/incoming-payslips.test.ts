import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { config } from '~/config.server'
import { makeEmployee } from '../../factories/employees'
import { type OnPaper, payslipFile } from '../../factories/payslip-files'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from './owner'

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
  const employee = await makeEmployee(house, owner.scope, { ...paper, email: 'maren@post.example' })
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
