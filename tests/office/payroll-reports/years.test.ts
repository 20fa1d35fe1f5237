import { expect, test } from 'vitest'
import { keepOpening } from '~/domain/payslips/openings.server'
import { makeEmployee } from '../../factories/employees'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { send } from '../outbox/sending'
import { audit, download, formOn, makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

const MAY = '2026-05'

async function paidInMay({ entryOn = '2026-05-01' } = {}) {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const from = entryOn < '2026-01-01' ? '2026-01' : entryOn.slice(0, 7)
  const pay = { from, kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn, pay, facts: { church: 'ev' } })
  return { owner, employee, year: `/buero/mitarbeiter/${employee.id}/lohnjahr/2026` }
}

test('the month leads to each person’s account and certificate, on page, paper and in a file', async () => {
  const { owner, employee, year } = await paidInMay()
  expect(textOf(await read(owner, `${year}/lohnkonto`))).toContain('noch kein Lohnzettel berechnet')
  await calculateAndRelease(owner, employee.id, MAY)
  expect(await read(owner, `${runOf(MAY)}/auswertungen/lohnkonten`)).toContain(`${year}/lohnkonto"`)
  const account = textOf(await read(owner, `${year}/lohnkonto`))
  // 3,000 €: wage tax 293.08, church tax 26.37; 219 + 43.50, 72, 279, 39. The last bank day of May 2026 is Friday the 29th.
  expect(account).toMatch(/Mai 2026 1 0 Evangelisch \(ev\) – 30/)
  expect(account).toMatch(/Mai 2026 29\.05\.2026 3\.000,00 € 3\.000,00 € 293,08 € 26,37 €/)
  expect(account).toMatch(
    /1111 Küstenkasse 3\.000,00 € 3\.000,00 € 262,50 € 72,00 € 279,00 € 39,00 € 279,00 €/,
  )
  const certificate = textOf(await read(owner, `${year}/lohnsteuerbescheinigung`))
  expect(certificate).toMatch(/1: Dauer des Dienstverhältnisses 01\.05\.2026 bis 31\.12\.2026/)
  expect(certificate).toMatch(/4 Einbehaltene Lohnsteuer 293,08 €.*25 .*262,50 €.*27 .*39,00 €/)
  const pdf = await readPdf(await download(owner, `${year}/lohnkonto/2026.pdf`))
  expect(pdf.text).toMatch(/Lohnkonto 2026 für/)
  expect(await read(owner, `${year}/lohnsteuerbescheinigung/2026.csv`)).toContain('22a;Arbeitgeberanteil')
  const left = (await audit(owner.scope.tenantId)).filter(
    ({ action }) => action === 'payroll.report_downloaded',
  )
  expect(left.map(({ after_json }) => after_json)).toEqual([
    '{"report":"lohnkonto","of":"2026","format":"pdf"}',
    '{"report":"lohnsteuerbescheinigung","of":"2026","format":"csv"}',
  ])
})

test('months before the first payslip come from the opening sums, and what nobody entered is unknown', async () => {
  const { owner, employee, year } = await paidInMay({ entryOn: '2020-01-01' })
  const nothing = { netCents: null, payoutCents: null, pensionCents: null }
  await keepOpening(house, owner.scope, employee.id, {
    until: '2026-04',
    sums: {
      ...{ grossCents: 12_000_00, taxableCents: 12_000_00, wageTaxCents: 1_172_32, solidarityCents: 0 },
      ...{ churchTaxCents: 105_48, healthBaseCents: 12_000_00, pensionBaseCents: 12_000_00 },
      ...{ healthCents: 1_050_00, careCents: 288_00, unemploymentCents: 156_00, ...nothing },
    },
    revision: 0,
  })
  await calculateAndRelease(owner, employee.id, MAY)
  const account = textOf(await read(owner, `${year}/lohnkonto`))
  expect(account).toMatch(/bis April 2026 vor Zahltag unbekannt 12\.000,00 € 1\.172,32 € 105,48 €/)
  expect(account).toMatch(/Summe unbekannt 15\.000,00 € 1\.465,40 € 131,85 €/)
  const certificate = textOf(await read(owner, `${year}/lohnsteuerbescheinigung`))
  expect(certificate).toMatch(
    /23a Arbeitnehmeranteil zur gesetzlichen Rentenversicherung Bekannt sind 279,00 €\. unbekannt/,
  )
})

test('a correction is in the account in its last version, and marked', async () => {
  const { owner, employee, year } = await paidInMay()
  await calculateAndRelease(owner, employee.id, MAY)
  await send(owner, `${runOf(MAY)}/mitarbeiter/${employee.id}`, {
    ...{ kind_0: 'supplement', amount_0: '200,00', revision: '0' },
  })
  await calculateAndRelease(owner, employee.id, MAY)
  const account = textOf(await read(owner, `${year}/lohnkonto`))
  expect(account).toMatch(/Mai 2026 \(berichtigt\) 29\.05\.2026 3\.200,00 € 3\.200,00 € 337,25 €/)
})

test('a year or a report that there is not is not found', async () => {
  const { owner, year } = await paidInMay()
  const statusOf = async (path: string) => (await ask(path, { headers: owner.headers })).status
  for (const path of [
    `${year}/geheim`,
    `${year}/lohnkonto/2025.pdf`,
    `${year.replace('2026', '99999')}/lohnkonto`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})

test('the lists for accident insurance and the minimum wage say whom they are about', async () => {
  const { owner, employee } = await paidInMay()
  await send(owner, '/buero/lohnzettel/meldewesen', {
    ...{ tax_period: 'month', accident_maximum: '2.500,00', accident_tariff: '900', revision: '0' },
  })
  await calculateAndRelease(owner, employee.id, MAY)
  const accident = textOf(await read(owner, `${runOf(MAY)}/auswertungen/unfallversicherung`))
  expect(accident).toMatch(/Unfallversicherung Januar 2026 bis Mai 2026/)
  // 40 hours a week are 173.33 a month.
  expect(accident).toMatch(/Gefahrtarifstelle 900.*3\.000,00 € 2\.500,00 € 173,33/)
  const csv = await read(owner, `${runOf(MAY)}/auswertungen/unfallversicherung/${MAY}.csv`)
  expect(csv).toContain(';3000,00;2500,00;173,33;Stunden nach Vertrag geschätzt')
  const wages = textOf(await read(owner, `${runOf(MAY)}/auswertungen/mindestlohn`))
  expect(wages).toContain('für niemanden die Arbeitszeit aufgezeichnet')
})

test('December says to whom the firm gives back wage tax of the year, and why not; other months do not', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const pay = { from: '2026-12', kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn: '2026-12-01', pay })
  await calculateAndRelease(owner, employee.id, '2026-12')
  const reports = `${runOf('2026-12')}/auswertungen`
  expect(await read(owner, reports)).toContain(`${reports}/jahresausgleich"`)
  const page = textOf(await read(owner, `${reports}/jahresausgleich`))
  expect(page).toContain('nein, aber erlaubt: 1 am 31. Dezember beschäftigt')
  expect(page).toMatch(/Petersen.*Nicht das ganze Jahr durchgehend beschäftigt\. 293,08 €/)
  const { values } = await formOn(owner, employee.factsPath, '/lohndaten')
  const wish = { ...values, from: '2026-12', is_equalisation_declined: 'ja' }
  await send(owner, employee.factsPath, wish)
  const declined = textOf(await read(owner, `${reports}/jahresausgleich`))
  expect(declined).toMatch(/Petersen.*Möchte es nicht\. 293,08 €/)
  await send(owner, employee.factsPath, { ...values, from: '2026-12', revision: '2' })
  // Paid or not: nine more are employed on the last day of the year, one of them until then; one left the day before.
  for (let count = 0; count < 8; count++) await makeEmployee(house, owner.scope, { entry_on: '2026-12-31' })
  await makeEmployee(house, owner.scope, { entry_on: '2020-01-01', exit_on: '2026-12-31' })
  await makeEmployee(house, owner.scope, { entry_on: '2020-01-01', exit_on: '2026-12-30' })
  const full = textOf(await read(owner, `${reports}/jahresausgleich`))
  expect(full).toContain('ja: 10 Personen am 31. Dezember beschäftigt')
  const csv = await read(owner, `${reports}/jahresausgleich/2026-12.csv`)
  expect(csv).toContain('293,08;;;;;Nicht das ganze Jahr durchgehend beschäftigt.')
  const pdf = await readPdf(await download(owner, `${reports}/jahresausgleich/2026-12.pdf`))
  expect(pdf.text).toContain('Lohnsteuer-Jahresausgleich')
  const may = `${runOf(MAY)}/auswertungen/jahresausgleich`
  expect(textOf(await read(owner, may))).toContain('Den Jahresausgleich gibt es mit dem Dezember')
})

test('December says what the turn of the year needs, of the firm and of people; other months do not', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const pay = { from: '2026-12', kind: 'monthly', cents: 300_000 } as const
  const child = { is_parent: 'ja', child_birth_dates: '14.03.2002', holiday_days: '30' }
  const employee = await makePaid(owner, { entryOn: '2026-12-01', pay, facts: child })
  await calculateAndRelease(owner, employee.id, '2026-12')
  const reports = `${runOf('2026-12')}/auswertungen`
  const path = `${reports}/jahreswechsel`
  expect(await read(owner, reports)).toContain(`${path}"`)
  const page = textOf(await read(owner, path))
  expect(page).toContain('Küstenkasse Beitragssätze dieser Krankenkasse ab Januar 2027 eintragen.')
  expect(page).toContain('Freiwillig und nicht gewählt. Die Angaben der Firma zur Abrechnung')
  expect(page).toContain('Eine Person: bis Ende Februar 2027 an das Finanzamt übermitteln')
  expect(page).toContain('Urlaub für 2027 eintragen')
  expect(page).toContain('Kind, geboren 14.03.2002, wird 25: zählt bis März 2027')
  expect(await read(owner, `${path}/2026-12.csv`)).toContain('Küstenkasse;Beitragssätze')

  const rates = { additional_rate: '3,1', u1_rate: '1,6', u2_rate: '0,4' }
  await send(owner, '/buero/lohnzettel/krankenkassen', { name: 'Küstenkasse', from: '2027-01', ...rates })
  const { values } = await formOn(owner, employee.factsPath, '/lohndaten')
  await send(owner, employee.factsPath, { ...values, from: '2027-01', holiday_carried: '4' })
  const done = textOf(await read(owner, path))
  expect(done).not.toMatch(/Küstenkasse Beitragssätze|Urlaub für 2027/)
  const may = `${runOf(MAY)}/auswertungen`
  expect(await read(owner, may)).not.toContain('jahreswechsel')
  expect(textOf(await read(owner, `${may}/jahreswechsel`))).toContain('steht beim Dezember')
})
