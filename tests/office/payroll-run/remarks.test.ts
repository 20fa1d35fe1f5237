import { expect, test } from 'vitest'
import { changeEmployee } from '~/domain/employees/change.server'
import { addPay, type DatedPay } from '~/domain/employees/pay.server'
import { post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { makeOwner, type Owner, read } from '../owner'
import { calculateAndRelease, FACTS, keepPayrollSettings, makePaid, runOf } from './desk'

const HOURLY: DatedPay = { from: '2026-01', kind: 'hourly', cents: 2000 }
const MONTHLY: DatedPay = { from: '2026-01', kind: 'monthly', cents: 300_000 }

async function firm() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { night_percent: '25', sunday_percent: '50' })
  return owner
}

async function person(owner: Owner, { pay = MONTHLY, entryOn = '2026-01-01', facts = {} } = {}) {
  const { factsPath, ...employee } = await makePaid(owner, {
    entryOn,
    pay,
    facts: { from: '2026-01', ...facts },
  })
  return {
    ...employee,
    facts: factsPath,
    report: (month: string, hours: Record<string, string>) =>
      send(owner, `/buero/stunden/${month}/mitarbeiter/${employee.id}`, {
        ...{ hours: '150', overtime: '0', reason: 'Zettel', revision: '0' },
        ...hours,
      }),
  }
}

const PREMIUMS = 'Wer regelmäßig Zuschläge bekommt'
test('premiums belong to sick days and leave too: of this month, or of the one before', async () => {
  const owner = await firm()
  const nurse = await person(owner, { pay: HOURLY })
  await nurse.report('2026-01', { night: '10' })
  expect(await nurse.page('2026-01')).not.toContain(PREMIUMS)
  await calculateAndRelease(owner, nurse.id, '2026-01')
  await nurse.report('2026-02', { sick_days: '3' })
  expect(await nurse.page('2026-02')).toContain(PREMIUMS)
  const clerk = await person(owner, { pay: HOURLY })
  await clerk.report('2026-01', { vacation_days: '2', sunday: '8' })
  expect(await clerk.page('2026-01')).toContain(PREMIUMS)
  const other = await person(owner, { pay: HOURLY })
  await other.report('2026-01', { vacation_days: '2' })
  expect(await other.page('2026-01')).not.toContain(PREMIUMS)
})

const CHANGED = 'Personengruppe oder Beitragsgruppe gilt für den ganzen Monat'
test('another person group or the transition zone from a month on asks whether it was from its first', async () => {
  const owner = await firm()
  const apprentice = await person(owner, { facts: { person_group: '102' } })
  await send(owner, apprentice.facts, { ...FACTS, from: '2026-03', revision: '1' })
  expect(await apprentice.page('2026-03')).toContain(CHANGED)
  for (const month of ['2026-01', '2026-02', '2026-04'])
    expect(await apprentice.page(month)).not.toContain(CHANGED)
  const same = await person(owner)
  await send(owner, same.facts, { ...FACTS, from: '2026-03', payroll_tax_class: '3', revision: '1' })
  expect(await same.page('2026-03')).not.toContain(CHANGED)
})

// § 3 nos. 34, 37, 39 EStG: 600 € and 2,000 € a year are free, a bicycle beside the pay wholly.
test.each([
  ['34', '700,00', '600,00', '100,00'],
  ['37', '900,00', '900,00', undefined],
  ['39', '2.500,00', '2.000,00', '500,00'],
])('§ 3 no. %s EStG: of %s € %s are free', async (number, amount, free, taxed) => {
  const owner = await firm()
  const employee = await person(owner)
  await send(owner, employee.slip('2026-01'), {
    ...{ tax_free_number: number, tax_free_amountCents: amount, revision: '0' },
  })
  const page = await employee.page('2026-01')
  expect(page).toContain(`Gesamtbrutto 3.${amount.replace('.', '').padStart(6, '0')}`.slice(0, 12))
  expect(page).toContain(` ${free} €`)
  if (taxed) expect(page).toContain(` ${taxed} €`)
})

test('what is free in a year is free once: what a payslip has used is gone the month after', async () => {
  const owner = await firm()
  const employee = await person(owner)
  const course = { tax_free_number: '34', tax_free_amountCents: '400,00', tax_free_isMonthly: 'ja' }
  await send(owner, employee.slip('2026-01'), { ...course, revision: '0' })
  await calculateAndRelease(owner, employee.id, '2026-01')
  // 600 − 400 are left; the other 200 are ordinary pay.
  expect(await employee.page('2026-02')).toMatch(/200,00 €.* 200,00 €/)
})

test('a second record of the same person, named by the number of the first, has its year', async () => {
  const owner = await firm()
  const first = await person(owner)
  await changeEmployee(house, owner.scope, first.id, { exit_on: '2026-02-15' })
  for (const month of ['2026-01', '2026-02']) await calculateAndRelease(owner, first.id, month)
  const facts = { from: '2026-05', former_number: first.number }
  const second = await person(owner, { entryOn: '2026-05-01', pay: { ...MONTHLY, from: '2026-05' }, facts })
  await send(owner, second.slip('2026-05'), { kind_0: 'bonus', amount_0: '9.000,00', revision: '0' })
  // § 23a (3) sentence 2 SGB IV: 69,750 / 360 × 75 = 14,531.25 less 3,000 + 1,607.14 + 3,000.
  expect(await second.page('2026-05')).toMatch(/6\.924,11/)
})

test('rates of a fund from last year ask for this year’s', async () => {
  const owner = await firm()
  const employee = await person(owner)
  const old = 'Die Sätze der Krankenkasse sind vom Vorjahr oder älter'
  expect(await employee.page('2026-01')).not.toContain(old)
  const rates = { additional_rate: '2,5', u1_rate: '1,6', u2_rate: '0,4' }
  await send(owner, '/buero/lohnzettel/krankenkassen', { name: 'Alte Kasse', from: '2025-01', ...rates })
  const other = await person(owner, { facts: { fund: 'Alte Kasse' } })
  expect(await other.page('2026-01')).toContain(old)
})

test('somebody hired in mid-year without payslips here is told the better way first', async () => {
  const owner = await firm()
  const employee = await person(owner, { entryOn: '2026-08-01', pay: { ...MONTHLY, from: '2026-08' } })
  await send(owner, employee.facts, { ...FACTS, from: '2026-08', revision: '1' })
  const november = await read(owner, runOf('2026-11'))
  expect(textOf(november)).toMatch(
    /Jahreswerte von vorher eintragen Besser zuerst die Monate rechnen, die seit August 2026/,
  )
  expect(november).toContain(`href="${runOf('2026-08')}">Besser zuerst`)
})

// § 3 (3) EFZG: entry on 12 January, the four weeks end with 8 February.
test('sick days within the first four weeks are not paid by the firm', async () => {
  const owner = await firm()
  const pay = { ...HOURLY, from: '2026-01' as const }
  const waiting = 'In den ersten vier Wochen gibt es für kranke Tage keinen Lohn'
  const employee = await person(owner, { entryOn: '2026-01-12', pay })
  await employee.report('2026-01', { sick_days: '2', hours: '80' })
  expect(await employee.page('2026-01')).toContain(waiting)
  await calculateAndRelease(owner, employee.id, '2026-01')
  await employee.report('2026-02', { sick_days: '2' })
  expect(await employee.page('2026-02')).toContain(waiting)
  await calculateAndRelease(owner, employee.id, '2026-02')
  await employee.report('2026-03', { sick_days: '2' })
  expect(await employee.page('2026-03')).not.toContain(waiting)
})

test('pay that released payslips were calculated with is deleted after a question that names them', async () => {
  const owner = await firm()
  const employee = await person(owner)
  const pay = `/buero/mitarbeiter/${employee.id}/verguetung`
  expect(await read(owner, pay)).not.toContain('damit gerechnet')
  for (const month of ['2026-01', '2026-02']) await calculateAndRelease(owner, employee.id, month)
  expect(textOf(await read(owner, pay))).toContain(
    '2 freigegebene Lohnzettel von Januar 2026 bis Februar 2026 sind damit gerechnet',
  )
  const unread = await post(`${pay}/entfernung`, { monat: '2026-01' }, owner.headers)
  expect([unread.status, textOf(await unread.text())]).toEqual([
    422,
    expect.stringContaining('bestätigen Sie das Löschen'),
  ])
  const again = { from: '2026-01', kind: 'monthly', cents: '3.100,00' }
  expect(textOf(await (await post(pay, again, owner.headers)).text())).toMatch(
    /3\.000,00 € ersetzen, was ab Januar 2026 eingetragen ist 2 freigegebene Lohnzettel/,
  )
  await send(owner, `${pay}/entfernung`, { monat: '2026-01', bestaetigt: 'ja' })
  expect(textOf(await read(owner, pay))).not.toContain('3.000,00')
})

test('archiving names the months that have no payslip yet', async () => {
  const owner = await firm()
  const employee = await person(owner)
  const own = `/buero/mitarbeiter/${employee.id}`
  expect(textOf(await read(owner, own))).not.toContain('Noch ohne Lohnzettel')
  await calculateAndRelease(owner, employee.id, '2026-01')
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2026-03-15' })
  expect(textOf(await read(owner, own))).toContain('Noch ohne Lohnzettel: Februar 2026, März 2026. Rechnen')
  for (const month of ['2026-02', '2026-03']) await calculateAndRelease(owner, employee.id, month)
  expect(textOf(await read(owner, own))).not.toContain('Noch ohne Lohnzettel')
})

test('each digit of a contribution group has its sentence beside the field', async () => {
  const owner = await firm()
  const employee = await person(owner)
  expect(textOf(await read(owner, employee.facts))).toMatch(
    /Krankenversicherung 0 ?: Kein Beitrag.* 9 ?: Freiwillig.*Rentenversicherung.* 5 ?: Pauschal.*Arbeitslosenversicherung.* 2 ?: Nur der Teil.*Pflegeversicherung/,
  )
})

test('nobody on a salary owes hours, and who is paid by the hour does', async () => {
  const owner = await firm()
  const month = '2026-03'
  const salaried = await person(owner)
  const hours = async (filter = '') => textOf(await read(owner, `/buero/stunden?monat=${month}${filter}`))
  expect(await hours()).not.toContain('fehlen noch')
  const hourly = await person(owner, { pay: HOURLY })
  expect(await hours()).toMatch(/Von einer Person fehlen noch Stunden.*Gehalt/)
  expect(await hours('&stand=fehlt')).not.toContain(salaried.number)
  await addPay(house, owner.scope, hourly.id, { ...MONTHLY, from: '2026-03' })
  expect(await hours()).not.toContain('fehlen noch')
  expect(textOf(await read(owner, '/buero/stunden?monat=2026-02'))).toContain('Von einer Person fehlen')
})
