import { expect, test } from 'vitest'
import { archiveEmployee, changeEmployee } from '~/domain/employees/change.server'
import { addPay, type DatedPay } from '~/domain/employees/pay.server'
import { openEmployeeSecrets } from '~/domain/employees/secrets.server'
import { findTaxAndFund } from '~/domain/payroll-run/facts.server'
import { addFund } from '~/domain/payroll-run/funds.server'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { send } from '../outbox/sending'
import { makeOwner, type Owner, read } from '../owner'

const MONTH = '2026-01'
const RUN = `/buero/lohnzettel/abrechnung/${MONTH}`

const FACTS = {
  from: '2026-01',
  person_group: '101',
  contribution_group: '1111',
  fund: 'Küstenkasse',
  payroll_tax_class: '1',
  revision: '0',
}
const FIRM = { state: 'HH', is_in_u1: 'ja', is_levied: 'ja', overtime_percent: '25', night_percent: '25' }
const FUND = { name: 'Küstenkasse', from: '2026-01', additional_rate: '2,9', u1_rate: '1,6', u2_rate: '0,4' }

const MONTHLY: DatedPay = { from: '2026-01', kind: 'monthly', cents: 300_000 }
const HOURLY: DatedPay = { from: '2026-01', kind: 'hourly', cents: 1500 }

/** A firm with somebody on a salary, of whom payroll knows all it has to. */
async function setting({ entryOn = '2026-01-01', pay = MONTHLY, weeklyHours = '40' } = {}) {
  const owner = await makeOwner()
  const employee = await makeEmployee(house, owner.scope, {
    entry_on: entryOn,
    birth_date: '1990-06-15',
    weekly_hours: weeklyHours,
    email: 'joerg@petersen.example',
    social_insurance_number: '65170475B052',
  })
  await addPay(house, owner.scope, employee.id, pay)
  await send(owner, '/buero/lohnzettel/firma', FIRM)
  await send(owner, '/buero/lohnzettel/krankenkassen', FUND)
  const facts = `/buero/mitarbeiter/${employee.id}/lohndaten`
  await send(owner, facts, FACTS)
  return { owner, employee, facts, slip: `${RUN}/mitarbeiter/${employee.id}` }
}

function waitingOf({ scope }: Owner) {
  return db.selectFrom('waiting_payslips').selectAll().where('tenant_id', '=', scope.tenantId).execute()
}

test('tax class and fund are in one place: with the payroll details, as soon as there are any', async () => {
  const { owner, employee, facts } = await setting()
  const page = `/buero/mitarbeiter/${employee.id}`
  const form = await read(owner, `${page}/vertrauliches`)
  expect(form).not.toMatch(/name="(?:tax_class|health_fund)"/)
  expect(form).toContain(`href="${facts}"`)
  // A page from before still sends both, or what it does not show.
  for (const fields of [{ tax_class: '5', health_fund: 'Andere' }, {}])
    await send(owner, `${page}/vertrauliches`, { birth_date: '1990-06-15', ...fields })
  expect(textOf(await read(owner, page))).toContain('Steuerklasse 1 Krankenkasse Küstenkasse')
  const record = await openEmployeeSecrets(house.reader, house.vault, owner.scope, employee.id)
  expect(record).toMatchObject({ taxClass: 1, healthFund: 'Küstenkasse' })
  await send(owner, facts, { ...FACTS, payroll_tax_class: '3', revision: '1' })
  expect(textOf(await read(owner, page))).toContain('Steuerklasse 3 Krankenkasse Küstenkasse')
})

test('what was kept ahead of its month is what the page says from then on', async () => {
  const { owner, employee, facts } = await setting()
  await send(owner, facts, { ...FACTS, from: '2099-01', payroll_tax_class: '3', revision: '1' })
  const said = async (today: string) =>
    findTaxAndFund(house.reader, house.vault, { ...owner.scope, today }, employee.id)
  expect(await said('2098-12-31')).toMatchObject({ taxClass: 1 })
  expect(await said('2099-01-01')).toMatchObject({ taxClass: 3 })
})

test('a released payslip that the payroll bureau made is not said to have changed', async () => {
  const { owner, employee } = await setting()
  await makePayslip(house, owner.scope, employee.id, MONTH)
  expect(textOf(await read(owner, RUN))).toMatch(/Petersen, Jörg freigegeben (?!.*seitdem geändert)/)
})

test('a salary of a month is calculated, shown, previewed, and released', async () => {
  const { owner, employee, slip } = await setting()
  expect(textOf(await read(owner, RUN))).toMatch(/Petersen, Jörg bereit 2\.054,42 € Berechnen /)
  const done = await send(owner, RUN, { mitarbeiter: employee.id })
  expect(textOf(done)).toMatch(/Die Lohnzettel sind berechnet.*Petersen, Jörg berechnet/)
  const page = await read(owner, slip)
  expect(textOf(page)).toMatch(/Gesamtbrutto 3\.000,00.*Lohnsteuer.* 293,08/)
  expect(page).toMatch(/<h1>[^<]*Jörg Petersen<\/h1>/)
  expect(page).toMatch(/<title>[^<]*Jörg Petersen[^<]*<\/title>/)
  const pdf = await ask(`${slip}/probedruck`, { headers: owner.headers })
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text).toContain('2.054,42')
  const [waiting] = await waitingOf(owner)
  await send(owner, '/buero/lohnzettel/freigabe', { lohnzettel: waiting?.id ?? '' })
  expect(textOf(await read(owner, RUN))).toMatch(/Petersen, Jörg freigegeben/)
  const mails = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  expect(mails).toEqual([{ recipient: 'joerg@petersen.example' }])
})

test('a page has the lines of a calculation alone, and not what went into it', async () => {
  const { owner, employee, slip } = await setting()
  await send(owner, RUN, { mitarbeiter: employee.id })
  for (const path of [RUN, slip]) expect(await read(owner, path)).not.toContain('birthDate')
})

test('the same press twice, or by two at once, keeps one payslip, and a bonus makes another of it', async () => {
  const { owner, employee, slip } = await setting()
  await Promise.all([send(owner, RUN, { alle: 'ja' }), send(owner, RUN, { alle: 'ja' })])
  const [first, ...more] = await waitingOf(owner)
  expect(more).toEqual([])
  expect(textOf(await send(owner, RUN, { alle: 'ja' }))).toContain('Es hat sich nichts geändert.')
  expect(await waitingOf(owner)).toEqual([first])
  const rates = { name: 'Andere Kasse', additionalRate: '2.5', u1Rate: '1', u2Rate: '0.5' }
  for (const from of ['2025-01', '2027-01'] as const) await addFund(house, owner.scope, { ...rates, from })
  expect(textOf(await send(owner, RUN, { alle: 'ja' }))).toContain('Es hat sich nichts geändert.')
  await send(owner, slip, { kind_0: 'bonus', amount_0: '500,00', revision: '0' })
  const refused = await post(slip, { kind_0: 'bonus', amount_0: '600,00', revision: '0' }, owner.headers)
  expect(textOf(await refused.text())).toContain('Jemand anderes hat diesen Monat')
  const kept = /2\.054,42.{0,9}heute wären es 2\.\d{3},\d\d/
  expect(textOf(await read(owner, RUN))).toMatch(
    new RegExp(`Petersen, Jörg berechnet, seitdem geändert ${kept.source}`),
  )
  expect(textOf(await read(owner, slip))).toMatch(kept)
  expect(textOf(await read(owner, '/buero'))).toMatch(
    /Berechnete Lohnzettel.*Januar 2026: 1 noch nicht freigegeben/,
  )
  await send(owner, RUN, { mitarbeiter: employee.id })
  const [second, ...others] = await waitingOf(owner)
  expect([others, second?.id === first?.id]).toEqual([[], false])
  expect(textOf(await read(owner, slip))).toMatch(/Prämie.* 500,00.*Gesamtbrutto 3\.500,00/)
  expect(second?.content_sealed).not.toContain('Prämie')
})

test('months follow each other, and a raise after the release makes a new version beside the old one', async () => {
  const { owner, employee, slip } = await setting()
  const february = '/buero/lohnzettel/abrechnung/2026-02'
  await send(owner, RUN, { alle: 'ja' })
  expect(textOf(await read(owner, february))).toContain('Zuerst den Vormonat freigeben')
  const release = async () => {
    const [waiting] = await waitingOf(owner)
    await send(owner, '/buero/lohnzettel/freigabe', { lohnzettel: waiting?.id ?? '' })
  }
  await release()
  await send(owner, february, { alle: 'ja' })
  await release()
  expect(textOf(await read(owner, february))).toMatch(/Petersen, Jörg freigegeben/)
  expect(textOf(await send(owner, RUN, { alle: 'ja' }))).toContain('Es hat sich nichts geändert.')
  await send(owner, slip, { kind_0: 'supplement', amount_0: '100,00', revision: '0' })
  expect(textOf(await read(owner, RUN))).toMatch(/freigegeben, seitdem geändert/)
  const march = '/buero/lohnzettel/abrechnung/2026-03'
  const earlier = 'Zuerst den Vormonat freigeben'
  await send(owner, RUN, { mitarbeiter: employee.id })
  expect(textOf(await read(owner, february))).toContain(earlier)
  expect(textOf(await read(owner, march))).not.toContain(earlier)
  await release()
  const page = textOf(await read(owner, `/buero/mitarbeiter/${employee.id}/monate/${MONTH}`))
  expect(page).toMatch(/Fassung 2, .*Fassung 1, .*ersetzt/)
})

test('hours, overtime, nights and sick days are paid, and an open month is said to be one', async () => {
  const { owner, employee, slip } = await setting({ pay: HOURLY })
  expect(textOf(await read(owner, RUN))).toMatch(/es fehlt etwas – Stunden eintragen/)
  const hours = { hours: '160', overtime: '10', night: '8', sick_days: '2', reason: 'Zettel', revision: '0' }
  await send(owner, `/buero/stunden/${MONTH}/mitarbeiter/${employee.id}`, hours)
  const text = textOf(await read(owner, slip))
  expect(text).toMatch(/Gesamtbrutto 2\.707,50/)
  expect(text).toMatch(/mit 8 Stunden am Tag bezahlt.*noch nicht abgeschlossen/)
  await send(owner, `/buero/stunden/${MONTH}/abschluss`, { abgeschlossen: 'ja' })
  expect(textOf(await read(owner, slip))).not.toContain('noch nicht abgeschlossen')
})

test('a salary from the middle of a month is paid in part', async () => {
  const { owner, slip } = await setting({ entryOn: '2026-01-16' })
  expect(textOf(await read(owner, slip))).toMatch(/Gesamtbrutto 1\.548,39/)
})

// § 23a (3) sentence 2 SGB IV: 69,750 / 360 × 75 days − 4,500 − 3,000.
test('somebody who comes back in the same year has the pay of before, and an entry leaves no payslip behind', async () => {
  const { owner, employee } = await setting()
  const release = async () => {
    const [waiting] = await waitingOf(owner)
    await send(owner, '/buero/lohnzettel/freigabe', { lohnzettel: waiting?.id ?? '' })
  }
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2026-02-15' })
  for (const month of ['2026-01', '2026-02']) {
    await send(owner, `/buero/lohnzettel/abrechnung/${month}`, { alle: 'ja' })
    await release()
  }
  const back = { entry_on: '2026-05-01', exit_on: null }
  await changeEmployee(house, owner.scope, employee.id, back)
  const may = `/buero/lohnzettel/abrechnung/2026-05/mitarbeiter/${employee.id}`
  await send(owner, may, { kind_0: 'bonus', amount_0: '9.000,00', revision: '0' })
  // 30 and 15 days at 3,000 and 1,607.14, and 30 of May: 14,531.25 − 4,607.14 − 3,000.
  expect(textOf(await read(owner, may))).toMatch(/6\.924,11/)
  const february = textOf(await read(owner, '/buero/lohnzettel/abrechnung/2026-02'))
  expect(february).toMatch(/Petersen, Jörg freigegeben (?!, seitdem)/)
  expect(february).not.toContain('keine Beschäftigung')
  const moved = changeEmployee(house, owner.scope, employee.id, { entry_on: '2026-07-01', exit_on: null })
  await expect(moved).resolves.toBeUndefined()
  await changeEmployee(house, owner.scope, employee.id, back)
  await send(owner, '/buero/lohnzettel/abrechnung/2026-05', { alle: 'ja' })
  await release()
  const left = changeEmployee(house, owner.scope, employee.id, { entry_on: '2026-07-01', exit_on: null })
  await expect(left).rejects.toMatchObject({ code: 'entry_behind_payslips' })
})

test('totals from before: blank is not nothing, and a month with the entry has its calendar days', async () => {
  const { owner, employee, facts } = await setting({
    entryOn: '2026-02-16',
    pay: { ...MONTHLY, from: '2026-02' },
  })
  await send(owner, facts, { ...FACTS, from: '2026-02', revision: '1' })
  const page = `/buero/mitarbeiter/${employee.id}/jahreswerte`
  const october = `/buero/lohnzettel/abrechnung/2026-10/mitarbeiter/${employee.id}`
  const sums = { grossCents: '37.321,43', taxableCents: '37.321,43' }
  await send(owner, page, { until: '2026-09', ...sums, revision: '0' })
  await send(owner, october, { kind_0: 'bonus', amount_0: '14.000,00', revision: '0' })
  expect(textOf(await read(owner, october))).toContain('Jahreswerte von vorher sind nicht bekannt')
  const bases = { healthBaseCents: '37.321,43', pensionBaseCents: '37.321,43' }
  await send(owner, page, { until: '2026-09', ...sums, ...bases, revision: '1' })
  const text = textOf(await read(owner, october))
  expect(text).not.toContain('SV-Tage angegeben')
  // 69,750 / 360 × (223 + 30) days − 37,321.43 − 3,000.
  expect(text).toMatch(/8\.697,32/)
  expect(await read(owner, page)).toMatch(/name="netCents"[^>]*(?<!value="0,00")/)
})

test('what is missing is named with the page that mends it, also what was paid before', async () => {
  const owner = await makeOwner()
  const employee = await makeEmployee(house, owner.scope, { entry_on: '2020-03-01' })
  const empty = await read(owner, '/buero/lohnzettel/abrechnung/2026-03')
  const links = [...empty.matchAll(/href="(\/buero\/[^"]*)"[^>]*>[^<]* eintragen</g)].map(([, path]) => path)
  const record = `/buero/mitarbeiter/${employee.id}`
  expect(links).toEqual([
    '/buero/lohnzettel/firma',
    ...['vertrauliches', 'lohndaten', 'verguetung'].map((page) => `${record}/${page}`),
  ])
  await send(owner, '/buero/lohnzettel/firma', { state: 'HH' })
  await send(owner, '/buero/lohnzettel/krankenkassen', FUND)
  await send(owner, `${record}/vertrauliches`, { birth_date: '1990-06-15' })
  await addPay(house, owner.scope, employee.id, MONTHLY)
  await send(owner, `${record}/lohndaten`, FACTS)
  const run = '/buero/lohnzettel/abrechnung/2026-03'
  expect(textOf(await send(owner, run, { alle: 'ja' }))).toMatch(
    /kein Lohnzettel.*Jahreswerte von vorher eintragen/,
  )
  await send(owner, `${record}/jahreswerte`, {
    until: '2026-02',
    ...{
      grossCents: '6000',
      taxableCents: '6000',
      healthBaseCents: '6000',
      pensionBaseCents: '6000',
      revision: '0',
    },
  })
  expect(textOf(await send(owner, run, { alle: 'ja' }))).toMatch(/sind berechnet/)
})

test('only a Minijob and short-term work may do without a tax class', async () => {
  const { owner, facts } = await setting()
  const without = { ...FACTS, from: '2026-02', payroll_tax_class: '', revision: '1' }
  const refused = await post(facts, without, owner.headers)
  expect([refused.status, textOf(await refused.text())]).toEqual([
    422,
    expect.stringContaining('Bitte wählen Sie die Steuerklasse. Ohne eine geht es nur'),
  ])
  await send(owner, facts, { ...without, person_group: '109', contribution_group: '6100', fund: '' })
})

test('payroll details hold from their month on, are sealed, and tell a second form that they have changed', async () => {
  const { owner, employee, facts, slip } = await setting()
  const later = { ...FACTS, from: '2026-02', payroll_tax_class: '3', revision: '1' }
  await send(owner, facts, later)
  expect(textOf(await read(owner, slip))).toContain('293,08')
  const second = await post(facts, { ...later, payroll_tax_class: '4' }, owner.headers)
  expect(textOf(await second.text())).toContain('inzwischen geändert')
  const rows = await db
    .selectFrom('employee_payroll_facts')
    .select(['from_month', 'facts_sealed'])
    .where('employee_id', '=', employee.id)
    .execute()
  expect(rows.map(({ from_month }) => from_month)).toEqual(['2026-01', '2026-02'])
  expect(rows.map(({ facts_sealed }) => facts_sealed).join()).not.toContain('Küstenkasse')
})

test('rates of a fund are never written over, but can be taken back', async () => {
  const { owner, slip } = await setting()
  const page = '/buero/lohnzettel/krankenkassen'
  const refused = await post(page, { ...FUND, additional_rate: '3,1' }, owner.headers)
  expect(textOf(await refused.text())).toContain('gibt es schon Sätze')
  await send(owner, `${page}/entfernung`, { name: FUND.name, from: FUND.from })
  expect(textOf(await read(owner, slip))).toContain('„Küstenkasse“ ist für Januar 2026 nicht hinterlegt')
})

test('who is of another firm, archived, former or gone is passed over, and stops nobody else', async () => {
  const [mine, theirs] = [await setting(), await setting()]
  const { scope } = mine.owner
  const former = await makeEmployee(house, scope, { entry_on: '2020-01-01', exit_on: '2025-11-30' })
  const archived = await makeEmployee(house, scope, { entry_on: '2020-01-01' })
  await archiveEmployee(house, scope, archived.id, true)
  const unknown = '00000000-0000-4000-8000-000000000000'
  const ids = [theirs.employee.id, former.id, archived.id, unknown, 'x', mine.employee.id, mine.employee.id]
  const body = new URLSearchParams(ids.map((id) => ['mitarbeiter', id]))
  const answer = await ask(RUN, { method: 'POST', body, headers: mine.owner.headers })
  const page = await read(mine.owner, answer.headers.get('location') ?? '')
  expect(textOf(page)).toContain('Ein Teil der Lohnzettel ist berechnet.')
  expect((await waitingOf(mine.owner)).map((waiting) => waiting.employee_id)).toEqual([mine.employee.id])
  expect(await waitingOf(theirs.owner)).toEqual([])
})

test('a press without anybody ticked says so', async () => {
  const { owner } = await setting()
  expect(textOf(await send(owner, RUN, {}))).toContain('Niemand ist angekreuzt.')
  expect(await waitingOf(owner)).toEqual([])
})

test('what has changed since it was calculated is marked, not released, and calculated again or thrown away', async () => {
  const { owner, employee, facts, slip } = await setting()
  const release = async () => {
    const [waiting] = await waitingOf(owner)
    return textOf(await send(owner, '/buero/lohnzettel/freigabe', { lohnzettel: waiting?.id ?? '' }))
  }
  await send(owner, RUN, { alle: 'ja' })
  expect(textOf(await read(owner, '/buero/lohnzettel/eingang'))).toContain('Hier wartet nichts.')
  expect(textOf(await read(owner, RUN))).toContain('Einen freigeben und ankündigen')
  expect(await read(owner, '/buero')).toContain(`href="${RUN}"`)
  await send(owner, facts, { ...FACTS, payroll_tax_class: '3', revision: '1' })
  const page = textOf(await read(owner, RUN))
  expect(page).not.toContain('freigeben und ankündigen')
  expect(page).toContain(
    'So lässt er sich nicht freigeben, denn seit der Berechnung hat sich etwas geändert.',
  )
  expect(await release()).toContain('Es ist nichts freigegeben.')
  expect(await waitingOf(owner)).toHaveLength(1)
  await send(owner, RUN, { mitarbeiter: employee.id })
  expect(await release()).toContain('Die Lohnzettel sind freigegeben.')
  await send(owner, slip, { kind_0: 'bonus', amount_0: '500,00', revision: '0' })
  await send(owner, RUN, { mitarbeiter: employee.id })
  const [waiting] = await waitingOf(owner)
  const dropped = await send(owner, `${slip}/verwerfung`, { lohnzettel: waiting?.id ?? '' })
  expect(textOf(dropped)).toContain('Die Berechnung ist verworfen.')
  expect(await waitingOf(owner)).toEqual([])
})

const SECTIONS = {
  'a company car': [
    { company_car_listPriceCents: '40.050', company_car_share: '1', company_car_commuteKilometres: '20' },
    /Gesamtbrutto 3\.640,00/,
  ],
  'a bike for pay given up': [
    { kind_0: 'pay_given_up', amount_0: '50', job_bike_listPriceCents: '3.000' },
    /Gesamtbrutto 2\.957,00/,
  ],
  meals: [{ meals_breakfasts: '2', meals_mainMeals: '10' }, /Gesamtbrutto 3\.050,44/],
  'a room shared by two in the firm’s house': [
    {
      accommodation_occupants: '2',
      accommodation_isCommunal: 'ja',
      accommodation_paidByEmployeeCents: '28,25',
    },
    /285,00 € − 55 % = 128,25 €.*Gesamtbrutto 3\.100,00/,
  ],
  'a room of four for an apprentice': [
    { accommodation_occupants: '4', accommodation_isCommunal: 'ja', accommodation_isYoung: 'ja' },
    /Gesamtbrutto 3\.028,50/,
  ],
  'maternity protection': [
    { maternity_subsidy_netOfThreeMonthsCents: '5.400', maternity_subsidy_days: '10' },
    /Zuschuss zum Mutterschaftsgeld.* 470,00/,
  ],
  'pay during a ban on work': [
    { kind_0: 'maternity_pay', amount_0: '500' },
    /Mutterschutzlohn.* 500,00.*Gesamtbrutto 3\.500,00/,
  ],
  'partial retirement without its person group': [
    { partial_retirement_regularPayCents: '3.000', partial_retirement_topUpPercent: '20' },
    /Personengruppe 103/,
  ],
  'the way to work': [
    {
      commute_allowance_amountCents: '60',
      commute_allowance_kilometres: '10',
      commute_allowance_days: '20',
    },
    /Gesamtbrutto 3\.060,00/,
  ],
  'a company pension': [
    { pension_conversion_amountCents: '100', pension_conversion_employerCents: '15' },
    /Gesamtbrutto 2\.900,00/,
  ],
  'hours lost beside a salary': [
    { lost_hours_publicHoliday: '8' },
    /im Gehalt enthalten.*Gesamtbrutto 3\.000,00/,
  ],
  'short-time work': [
    { short_time_fullPayCents: '3.000', short_time_actualPayCents: '1.500' },
    /Gesamtbrutto 1\.500,00.*Kurzarbeitergeld/,
  ],
} satisfies Record<string, [Record<string, string>, RegExp]>

test.each(Object.entries(SECTIONS))(
  '%s is part of the pay, and an unfinished section is not',
  async (_, [form, expected]) => {
    const { owner, slip } = await setting()
    expect(textOf(await send(owner, slip, { ...form, revision: '0' }))).toMatch(expected)
    const [row] = await db
      .selectFrom('payroll_extras')
      .selectAll()
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()
    expect(row?.extras_sealed).not.toMatch(/company|garnish|Cents/)
  },
)

test('hours lost to a public holiday are paid by the hour', async () => {
  const { owner, slip, employee } = await setting({ pay: HOURLY })
  const hours = { hours: '160', overtime: '0', reason: 'Zettel', revision: '0' }
  await send(owner, `/buero/stunden/${MONTH}/mitarbeiter/${employee.id}`, hours)
  const lost = { lost_hours_publicHoliday: '8', lost_hours_other: '4', lost_hours_reason: 'Arztbesuch' }
  const page = textOf(await send(owner, slip, { ...lost, revision: '0' }))
  expect(page).toMatch(/Arztbesuch.* 60,00.*Gesamtbrutto 2\.580,00/)
})

test('a claim shrinks by what each released payslip has paid of it, and a monthly conversion adds up', async () => {
  const { owner, slip } = await setting()
  const order = {
    garnishment_1_creditor: 'Pfändung Stadtwerke',
    garnishment_1_kind: 'ordinary',
    garnishment_1_dueCents: '700',
    garnishment_1_isMonthly: 'ja',
    pension_conversion_amountCents: '100',
    pension_conversion_employerCents: '15',
    pension_conversion_isMonthly: 'ja',
  }
  const unfinished = await post(slip, { ...order, garnishment_1_dueCents: '', revision: '0' }, owner.headers)
  expect(await unfinished.text()).toMatch(/Bitte füllen Sie das aus[\s\S]*value="Pfändung Stadtwerke"/)
  await send(owner, slip, { ...order, revision: '0' })
  await send(owner, RUN, { alle: 'ja' })
  const [, taken = ''] = textOf(await read(owner, slip)).match(/Pfändung Stadtwerke.*?[-−](\d+,\d\d)/) ?? []
  const [waiting] = await waitingOf(owner)
  await send(owner, '/buero/lohnzettel/freigabe', { lohnzettel: waiting?.id ?? '' })
  const february = await read(owner, slip.replace(MONTH, '2026-02'))
  const entered = (name: string) => february.match(new RegExp(`name="${name}"[^>]*value="([^"]*)"`))?.[1]
  const cents = (text = '') => Math.round(Number(text.replace('.', '').replace(',', '.')) * 100)
  expect(cents(taken)).toBeGreaterThan(0)
  expect(cents(entered('garnishment_1_dueCents'))).toBe(70_000 - cents(taken))
  expect(entered('pension_conversion_usedThisYearCents')).toBe('115,00')
})

test('what is left of the holiday is said, printed, and changes what waits', async () => {
  const { owner, employee, facts, slip } = await setting()
  const holiday = { ...FACTS, holiday_days: '28', holiday_carried: '-1,5', revision: '1' }
  const wrong = await post(facts, { ...holiday, holiday_days: 'viele' }, owner.headers)
  expect(await wrong.text()).toMatch(/Bitte geben Sie Tage als Zahl ein[\s\S]*value="viele"/)
  await send(owner, facts, holiday)
  const take = (month: string, days: string) =>
    send(owner, `/buero/stunden/${month}/mitarbeiter/${employee.id}`, {
      ...{ hours: '150', overtime: '0', vacation_days: days, reason: 'Zettel', revision: '0' },
    })
  await take(MONTH, '2')
  await take('2026-02', '5')
  expect(textOf(await read(owner, slip))).toContain('26,5 Tage, genommen 2, übrig 24,5')
  await send(owner, RUN, { alle: 'ja' })
  const pdf = await ask(`${slip}/probedruck`, { headers: owner.headers })
  expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text).toMatch(/24,5 von 26,5/)
  await send(owner, facts, { ...holiday, holiday_days: '30', revision: '2' })
  expect(textOf(await read(owner, RUN))).toContain('berechnet, seitdem geändert')
  const next = slip.replace(MONTH, '2027-01')
  expect(textOf(await read(owner, next))).not.toContain('Urlaub in diesem Jahr')
})

test('a year without a file is refused in words that say where it comes from, one with gaps by their names', async () => {
  const { owner, slip } = await setting()
  for (const [month, german, english] of [
    ['2028-01', /Für 2028 gibt es hier keine amtlichen Werte/, /There are no official figures for 2028 here/],
    [
      '2027-01',
      /Für Januar 2027 fehlt noch: [^.]*der amtliche Plan der Lohnsteuer \(Programmablaufplan\)\./,
      /Still missing for January 2027: [^.]*the official plan of wage tax/,
    ],
  ] as const) {
    const page = slip.replace(MONTH, month)
    expect(textOf(await read(owner, page))).toMatch(german)
    expect(textOf(await read(owner, `${page}?sprache=en`))).toMatch(english)
  }
})

test('whoever left is calculated up to the last day, archived or not', async () => {
  const { owner } = await setting()
  const leaver = await makeEmployee(house, owner.scope, {
    ...{ first_name: 'Ole', last_name: 'Abel', entry_on: '2025-06-01', exit_on: '2026-01-15' },
  })
  await archiveEmployee(house, owner.scope, leaver.id, true)
  const named = async (path: string) => textOf(await read(owner, path)).includes('Abel, Ole')
  for (const path of [RUN, `/buero/stunden?monat=${MONTH}`, `/buero/lohnzettel?monat=${MONTH}`])
    expect([path, await named(path)]).toEqual([path, true])
  expect(textOf(await read(owner, RUN))).toContain('0 von 2 Lohnzetteln')
  expect(await named(RUN.replace(MONTH, '2026-02'))).toBe(false)
})

test('no fund is a way on: to the payroll details of the privately insured, and none for a director', async () => {
  const { owner, facts, slip } = await setting()
  const alone = { ...FACTS, fund: '' }
  const privately = { contribution_group: '0110', private_health: '500', private_care: '50' }
  await send(owner, facts, { ...alone, ...privately, revision: '1' })
  const page = await read(owner, RUN)
  expect(textOf(page)).toContain('Krankenkasse eintragen Auch für privat Versicherte')
  expect(page).toMatch(new RegExp(`href="${facts}"[^>]*>Krankenkasse eintragen`))
  const director = { person_group: 'director', contribution_group: '0000' }
  await send(owner, facts, { ...alone, ...director, revision: '2' })
  // § 39b (2) EStG without any provision: 36,000 − 1,230 − 36 = 34,734; z = 1.6935 and (173.10 z + 2,397) z + 1,034.87 =
  // 5,590 in full euros, a twelfth of it 465.83.
  expect(textOf(await read(owner, slip))).toMatch(/Gesamtbrutto 3\.000,00.*Lohnsteuer.* 465,83.* 2\.534,17/)
  await send(owner, facts, { ...alone, person_group: '106', contribution_group: '0100', revision: '3' })
  expect(textOf(await read(owner, RUN))).toContain('Krankenkasse eintragen')
})

test('the run says what it comes to', async () => {
  const { owner, employee } = await setting()
  const second = await makeEmployee(house, owner.scope, {
    ...{
      first_name: 'Ole',
      last_name: 'Abel',
      entry_on: '2026-01-01',
      birth_date: '1990-06-15',
      weekly_hours: '40',
    },
  })
  await addPay(house, owner.scope, second.id, MONTHLY)
  await send(owner, `/buero/mitarbeiter/${second.id}/lohndaten`, FACTS)
  expect(employee.id).not.toBe(second.id)
  // Each: 3,000.00 less 293.08 tax and 652.50 (8.75 + 2.4 + 9.3 + 1.3 %) = 2,054.42; the firm's 634.50 (8.75 + 1.8 + 9.3 + 1.3 %)
  // and levies of 2.15 % (1.6 + 0.4 + 0.15) = 64.50.
  expect(textOf(await read(owner, RUN))).toMatch(
    /Summen Brutto 6\.000,00 € Netto 4\.108,84 € Auszahlung 4\.108,84 € .*beide Teile 2\.574,00 € Kosten für die Firma 7\.398,00 €/,
  )
})

test('compensation for leave is one-time pay under its own name', async () => {
  const { owner, slip } = await setting()
  const page = await send(owner, slip, { kind_0: 'leave_compensation', amount_0: '600', revision: '0' })
  expect(textOf(page)).toMatch(/Urlaubsabgeltung.* 600,00.*Gesamtbrutto 3\.600,00/)
})

test('the solid button of a run calculates, then releases, and once all is out leads to closing', async () => {
  const { owner, employee } = await setting()
  const solid = (html: string) =>
    [...html.matchAll(/ class="button"[^>]*>([^<]*)</g)].map(([, label]) => label)
  expect(solid(await read(owner, RUN))).toEqual(['Alle berechnen'])
  await send(owner, RUN, { alle: 'ja' })
  const page = await read(owner, RUN)
  expect(solid(page)).toEqual(['Einen freigeben und ankündigen'])
  const [, until = ''] = /name="bis" value="([^"]+)"/.exec(page) ?? []
  const ticked = `/buero/lohnzettel/freigabe?stand=berechnet&monat=${MONTH}`
  // Nobody is ticked: nobody's is released.
  await send(owner, ticked, { bis: until, auswahl: 'ja' })
  expect(await waitingOf(owner)).toHaveLength(1)
  await send(owner, ticked, { bis: until, auswahl: 'ja', mitarbeiter: employee.id })
  expect(await waitingOf(owner)).toEqual([])
  expect(solid(await read(owner, RUN))).toEqual(['Monat abschließen'])
})

test('what is calculated is released on the page of the run, and the list of the month says that it waits until then', async () => {
  const { owner, employee } = await setting()
  await send(owner, RUN, { mitarbeiter: employee.id })
  const list = `/buero/lohnzettel?monat=${MONTH}`
  expect(textOf(await read(owner, list))).toContain('wartet auf Freigabe')
  const page = await read(owner, RUN)
  expect(textOf(page)).toContain('Einen freigeben und ankündigen')
  const [, action = ''] = /action="([^"]*freigabe[^"]*)"/.exec(page) ?? []
  const [, until = ''] = /name="bis" value="([^"]+)"/.exec(page) ?? []
  const released = textOf(await send(owner, action.replaceAll('&amp;', '&'), { bis: until }))
  expect(released).toMatch(/Die Lohnzettel sind freigegeben.*Petersen, Jörg freigegeben/)
  expect(textOf(await read(owner, list))).not.toContain('wartet auf Freigabe')
})
