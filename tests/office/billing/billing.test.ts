import { expect, test } from 'vitest'
import { today } from '~/clock.server'
import { createContract, type NewContract } from '~/domain/contracts/contracts.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { daysOfMonth, monthOf } from '~/domain/values/calendar'
import { makeCustomer } from '../../factories/customers'
import { lineOf } from '../../factories/invoices'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { makeOwner, type Owner, read } from '../owner'

const PAGE = '/buero/vertraege/rechnungslauf'

/** A firm with a contract that is due today. */
async function setting(changes: Partial<NewContract> = {}, email: string | null = 'post@hafen.example') {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope, { name: 'Hafenkontor', email })
  const { first } = daysOfMonth(monthOf(today()))
  await createContract(house, owner.scope, {
    customer_id: customerId,
    title: 'Büroreinigung',
    starts_on: '2024-01-01',
    notice_months: 1,
    interval_months: 1,
    due_day: 1,
    next_invoice_on: first,
    lines: [lineOf()],
    ...changes,
  })
  const run = async (headers = owner.headers) => post(`${PAGE}/start`, {}, headers)
  return { owner, run }
}

const invoicesOf = ({ scope }: Owner) =>
  db.selectFrom('invoices').selectAll().where('tenant_id', '=', scope.tenantId).execute()

test('what is due is shown, made as a draft by one press, and not again by a second', async () => {
  const { owner, run } = await setting()
  expect(textOf(await read(owner, PAGE))).toMatch(/Büroreinigung Hafenkontor .* Entwurf 119,00 €/)
  const answer = await run()
  expect(answer.status).toBe(303)
  const report = textOf(await read(owner, answer.headers.get('location') ?? ''))
  expect(report).toContain('Der Lauf ist fertig.')
  expect(report).toContain('1 Eintrag wartet auf Sie.')
  const again = await run()
  expect(textOf(await read(owner, again.headers.get('location') ?? ''))).toContain('Heute war nichts zu tun.')
  const [draft, ...others] = await invoicesOf(owner)
  expect(others).toEqual([])
  expect(draft).toMatchObject({ status: 'draft', customer_id: expect.any(String) })
  expect(textOf(await read(owner, '/buero'))).toContain('1 Entwurf wartet darauf, geprüft zu werden')

  await issueInvoice(house, owner.scope, draft?.id ?? '')
  expect(textOf(await read(owner, '/buero'))).not.toContain('Rechnungen aus Verträgen')
  expect(textOf(await read(owner, (answer.headers.get('location') ?? '').split('?')[0] ?? ''))).toContain(
    'inzwischen ausgestellt',
  )
})

test('a contract that says so is issued and mailed', async () => {
  const { owner, run } = await setting({ billing: 'send' })
  const answer = await run()
  expect(textOf(await read(owner, answer.headers.get('location') ?? ''))).toContain('Niemand muss etwas tun.')
  expect(await invoicesOf(owner)).toMatchObject([{ status: 'issued', issued_on: today() }])
  const mails = db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('tenant_id', '=', owner.scope.tenantId)
  expect(await mails.execute()).toContainEqual({ kind: 'invoice_sent', recipient: 'post@hafen.example' })
})

test.each<[string, Partial<NewContract>, string | null, string]>([
  ['has no address', {}, null, 'keine E-Mail-Adresse'],
  [
    'owes nothing that may be issued',
    { lines: [lineOf({ taxRate: '17' })] },
    'a@hafen.example',
    'Steuersatz',
  ],
])('whoever %s gets a draft, and the report says why', async (_, changes, email, why) => {
  const { owner, run } = await setting({ billing: 'send', ...changes }, email)
  const answer = await run()
  const report = textOf(await read(owner, answer.headers.get('location') ?? ''))
  expect(report).toContain('1 Eintrag wartet auf Sie.')
  expect(report).toContain(why)
  expect(await invoicesOf(owner)).toMatchObject([{ status: 'draft' }])
})

test('a contract billed by hand is left alone', async () => {
  const { owner, run } = await setting({ billing: 'by_hand' })
  await run()
  expect(await invoicesOf(owner)).toEqual([])
})

test('who only looks sees it and starts nothing, and payroll and other firms see nothing', async () => {
  const { owner, run } = await setting()
  const reader = await signedInAs(house, owner.scope, 'read_only')
  const page = await ask(PAGE, { headers: reader })
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('Jetzt ausführen')
  expect((await run(reader)).status).toBe(403)
  expect((await ask(PAGE, { headers: await signedInAs(house, owner.scope, 'payroll') })).status).toBe(403)

  const answer = await run()
  const path = (answer.headers.get('location') ?? '').split('?')[0] ?? ''
  const other = await makeOwner()
  expect((await ask(path, { headers: other.headers })).status).toBe(404)
  expect(textOf(await read(other, PAGE))).not.toContain('Büroreinigung')
})
