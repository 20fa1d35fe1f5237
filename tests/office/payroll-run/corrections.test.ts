import { expect, test } from 'vitest'
import { changeEmployee } from '~/domain/employees/change.server'
import { addPay } from '~/domain/employees/pay.server'
import { keepFile } from '~/domain/payslip-files/keep.server'
import { releaseIncoming } from '~/domain/payslip-release/release.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { tokenFor } from '../../factories/links'
import { payslipFile } from '../../factories/payslip-files'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { send } from '../outbox/sending'
import { formOn, makeOwner, type Owner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, releaseWaiting } from './desk'

/** May 2026, 3,000 € in class I: 2,054.42 by the reports; with 200 € more 2,166.75. */
const MAY = '2026-05'
const PAGES = { run: '/buero/lohnzettel/abrechnung', list: '/buero/lohnzettel' }

async function setting({ entryOn = '2026-05-01' } = {}) {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: MAY, kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn, pay })
  return { owner, employee, keep: extrasOf(owner, employee.id) }
}

/** Keys what is paid besides in a month; nothing takes it away again. */
function extrasOf(owner: Owner, employeeId: string) {
  const revisions = new Map<string, number>()
  return async (month: string, form: Record<string, string>) => {
    const revision = revisions.get(month) ?? 0
    revisions.set(month, revision + 1)
    const path = `${PAGES.run}/${month}/mitarbeiter/${employeeId}`
    await send(owner, path, { ...form, revision: String(revision) })
  }
}

/** Calculates a month and releases it, and gives back the id of the payslip. */
async function release(owner: Owner, employeeId: string, month: string): Promise<string> {
  await calculateAndRelease(owner, employeeId, month)
  const slip = await db
    .selectFrom('current_payslips')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('month', '=', month)
    .executeTakeFirstOrThrow()
  return slip.id
}

function supplement(amount: string) {
  return { kind_0: 'supplement', amount_0: amount }
}

async function everywhere({ owner, employee }: Awaited<ReturnType<typeof setting>>, month: string) {
  const own = `/buero/mitarbeiter/${employee.id}`
  const token = await tokenFor(house, owner.scope, 'mitarbeiter-portal', employee.id)
  const page = async (path: string) => textOf(await read(owner, path))
  const pdf = await ask(`${own}/lohnzettel/${month}.pdf`, { headers: owner.headers })
  return {
    run: await page(`${PAGES.run}/${month}`),
    month: await page(`${PAGES.run}/${month}/mitarbeiter/${employee.id}`),
    list: await page(`${PAGES.list}?monat=${month}`),
    slip: await page(`${own}/monate/${month}`),
    employee: await page(`/mitarbeiter-portal/${token}/monate/${month}`),
    portal: await page(`/mitarbeiter-portal/${token}`),
    pdf: (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text,
  }
}

test('a correction says on every page and in its PDF what went out, and what is still to be paid', async () => {
  const made = await setting()
  const { owner, employee, keep } = made
  await release(owner, employee.id, MAY)
  expect((await everywhere(made, MAY)).run).not.toContain('ausgezahlt')
  await keep(MAY, supplement('200,00'))
  const open = 'bereits ausgezahlt 2.054,42 €, Nachzahlung 112,33 €'
  expect(await everywhere(made, MAY)).toMatchObject({
    run: expect.stringContaining(open),
    month: expect.stringContaining(open),
  })
  await release(owner, employee.id, MAY)
  const said = await everywhere(made, MAY)
  for (const place of ['run', 'month', 'list', 'slip'] as const)
    expect([place, said[place]]).toEqual([place, expect.stringContaining(open)])
  expect(said.employee).toMatch(/Auszahlung 2\.166,75 € bereits ausgezahlt 2\.054,42 € Nachzahlung 112,33 €/)
  expect(said.portal).toMatch(/2\.166,75 € Nachzahlung 112,33 €/)
  expect(said.pdf).toMatch(/2\.166,75.*bereits ausgezahlt 2\.054,42 Nachzahlung 112,33/)
  // A second correction compares with the first, and may be lower.
  await keep(MAY, supplement('0,00'))
  await release(owner, employee.id, MAY)
  const second = await everywhere(made, MAY)
  const lower = 'bereits ausgezahlt 2.166,75 €, zu viel gezahlt 112,33 €'
  expect([second.run, second.list]).toEqual([expect.stringContaining(lower), expect.stringContaining(lower)])
  expect(second.pdf).toMatch(/bereits ausgezahlt 2\.166,75 zu viel gezahlt 112,33/)
  expect(second.employee).toMatch(/zu viel gezahlt 112,33 €/)
  const csv = await read(owner, `${PAGES.list}/lohnzettel.csv?monat=${MAY}`)
  expect(csv).toMatch(/2054,42;2166,75;-112,33/)
  // 3,000 € × 14.6, 2.9, 4.2, 18.6, 2.6, 1.6, 0.4 and 0.15 %; with gross 3,000 and the firm's halves.
  expect(csv).toContain(';438,00;87,00;126,00;558,00;78,00;48,00;12,00;4,50;3699,00')
  expect(csv).toMatch(/Summe;;;;;3000,00;2054,42;2054,42;2166,75;-112,33;438,00/)
})

test('the mail about a correction says the difference, and no pay', async () => {
  const { owner, employee, keep } = await setting()
  await release(owner, employee.id, MAY)
  await keep(MAY, supplement('200,00'))
  const id = await release(owner, employee.id, MAY)
  const { id: mailId } = await db
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', `payslip_published:${id}`)
    .executeTakeFirstOrThrow()
  const text = textOf(await read(owner, `/buero/postausgang/${mailId}`))
  expect(text).toMatch(/korrigierter Lohnzettel für Mai 2026 .*Nachzahlung.{1,3}112,33/)
  expect(text).not.toMatch(/2\.054,42|2\.166,75/)
})

/** One that the payroll office sent. */
async function releasePdf(
  { scope }: Owner,
  { id: employeeId, number }: { id: string; number: string },
  name: string,
) {
  const bytes = await payslipFile([{ number, firstName: 'Jörg', lastName: 'Petersen' }], 'lines', MAY)
  const slip = { firstPage: 0, pageCount: 1, employeeId, month: MAY, doubt: null, bytes }
  await keepFile(house, scope, { month: MAY, fileName: name, sha256: name, pageCount: 1, slips: [slip] })
  const { id } = await db
    .selectFrom('incoming_payslips')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('released_id', 'is', null)
    .executeTakeFirstOrThrow()
  await releaseIncoming(house, scope, { ids: [id], words: PAYROLL_WORDS })
}

test('what went out with the PDF of a payroll office is said to be unknown here', async () => {
  const made = await setting()
  const { owner, employee } = made
  await send(owner, `${PAGES.run}/${MAY}`, { mitarbeiter: employee.id })
  await releasePdf(owner, employee, 'first')
  await releaseWaiting(owner)
  const unknown = 'Was bereits ausgezahlt ist, sagt nur das PDF der Fassung davor.'
  const said = await everywhere(made, MAY)
  for (const place of ['run', 'list', 'slip'] as const)
    expect([place, said[place]]).toEqual([place, expect.stringContaining(unknown)])
  expect(said.employee).toContain('steht nur in deren PDF')
  expect(said.pdf).toMatch(/bereits ausgezahlt siehe PDF davor/)
  await releasePdf(owner, employee, 'second')
  expect(textOf(await read(owner, `${PAGES.list}?monat=${MAY}`))).toContain('ergibt sich nur aus dem PDF')
})

test('a raise from June that is entered later leaves a difference in each month, and none in the sums alone', async () => {
  const made = await setting()
  const { owner, employee, keep } = made
  for (const month of [MAY, '2026-06', '2026-07', '2026-08']) await release(owner, employee.id, month)
  await addPay(house, owner.scope, employee.id, { from: '2026-06', kind: 'monthly', cents: 320_000 })
  await addPay(house, owner.scope, employee.id, { from: '2026-08', kind: 'monthly', cents: 300_000 })
  const run = async (month: string) => textOf(await read(owner, `${PAGES.run}/${month}`))
  const difference = 'bereits ausgezahlt 2.054,42 €, Nachzahlung 112,33 €'
  for (const month of ['2026-06', '2026-07']) {
    expect(await run(month)).toMatch(/seitdem geändert/)
    await release(owner, employee.id, month)
    expect(await run(month)).toContain(difference)
  }
  const august = await run('2026-08')
  expect(august).toContain('freigegeben, nur Jahreswerte geändert')
  expect(august).not.toMatch(/seitdem geändert|Nachzahlung/)
  // September goes by the corrected sums: 3 × 3,000 … the room of one-time pay is that of 12,400 €.
  await keep('2026-09', { kind_0: 'bonus', amount_0: '20.000,00' })
  const september = textOf(await read(owner, `${PAGES.run}/2026-09/mitarbeiter/${employee.id}`))
  // § 23a (3) SGB IV: 5 × 5,812.50 = 29,062.50 less 3,000 + 3,200 + 3,200 + 3,000 + 3,000 = 15,400.
  expect(september).toContain('13.662,50')
})

test('a month that was cut by hand is said to be cut twice', async () => {
  const made = await setting()
  const { owner, employee, keep } = made
  await keep(MAY, {
    ...{ absence_0: 'unpaid', from_0: '2026-05-16', to_0: '2026-05-31' },
    ...{ kind_0: 'pay_given_up', amount_0: '1.548,39' },
  })
  const page = async () => textOf(await read(owner, `${PAGES.run}/${MAY}/mitarbeiter/${employee.id}`))
  expect(await page()).toMatch(/sonst wird zweimal gekürzt/)
  await keep(MAY, { absence_0: 'unpaid', from_0: '2026-05-16', to_0: '2026-05-31' })
  expect(await page()).toMatch(/Gesamtbrutto 1\.451,61/)
  expect(await page()).not.toContain('zweimal gekürzt')
})

test('unpaid leave keyed month by month is one, and one that a later month says nothing of is asked about', async () => {
  const { owner, employee, keep } = await setting()
  const page = async (month: string) =>
    textOf(await read(owner, `${PAGES.run}/${month}/mitarbeiter/${employee.id}`))
  const away = (from_0: string, to_0: string) => ({ absence_0: 'unpaid', from_0, to_0 })
  await keep('2026-07', { kind_0: 'bonus', amount_0: '100,00' })
  await keep(MAY, away('2026-05-16', '2026-07-10'))
  expect(await page('2026-07')).toContain('bis in diesen reicht')
  await keep(MAY, away('2026-05-16', '2026-05-31'))
  expect(await page('2026-07')).not.toContain('bis in diesen reicht')
  await release(owner, employee.id, MAY)
  await keep('2026-06', away('2026-06-01', '2026-06-30'))
  await release(owner, employee.id, '2026-06')
  // The month since 16 May ended on 15 June: 15 days are insured, and none in July, § 7 (3) SGB IV.
  await keep('2026-07', away('2026-07-01', '2026-07-31'))
  const slips = await db
    .selectFrom('current_payslips')
    .select(['month', 'id'])
    .where('employee_id', '=', employee.id)
    .execute()
  expect(slips).toHaveLength(2)
  const pdf = await ask(`/buero/mitarbeiter/${employee.id}/lohnzettel/2026-06.pdf`, {
    headers: owner.headers,
  })
  expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text).toMatch(/SV-Tage\D*15/)
})

test('a last day in a later month changes nothing of what is out, one within the month does', async () => {
  const { owner, employee, keep } = await setting()
  await keep(MAY, { kind_0: 'bonus', amount_0: '1.000,00' })
  await release(owner, employee.id, MAY)
  const run = async () => textOf(await read(owner, `${PAGES.run}/${MAY}`))
  // The bonus was taxed by the pay that was expected then, R 39b.6 (2) LStR.
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2026-07-31' })
  expect(await run()).not.toContain('seitdem geändert')
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2026-05-31' })
  expect(await run()).toContain('seitdem geändert')
})

test('a claim that is paid off, and a conversion without a part of the firm, stand in no way of what is entered next', async () => {
  const { owner, employee, keep } = await setting()
  await keep(MAY, {
    ...{ garnishment_1_creditor: 'Stadtwerke', garnishment_1_kind: 'ordinary' },
    ...{ garnishment_1_dueCents: '50', garnishment_1_isMonthly: 'ja' },
    ...{ pension_conversion_amountCents: '100', pension_conversion_employerCents: '0' },
    pension_conversion_isMonthly: 'ja',
  })
  await release(owner, employee.id, MAY)
  const june = `${PAGES.run}/2026-06/mitarbeiter/${employee.id}`
  const { values } = await formOn(owner, june, june)
  expect(values).toMatchObject({
    ...{ garnishment_1_dueCents: '0,00', pension_conversion_employerCents: '0,00' },
    ...{ garnishment_1_dependants: '', pension_conversion_usedThisYearCents: '100,00' },
  })
  await send(owner, june, { ...values, kind_0: 'bonus', amount_0: '100' })
})
