import { expect, test } from 'vitest'
import { monthsFor } from '~/domain/certificates/kinds'
import { figuresOf } from '~/domain/certificates/month-figures'
import { calculated, salary } from '../../domain/payroll-month/calculated'
import { ask } from '../../support/app'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { audit, makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid } from '../payroll-run/desk'

const month = (name: string, changes: Record<string, unknown> = {}) =>
  figuresOf(calculated({ month: name, ...changes }))

test('a month says its pay with what is one-time apart, and its deductions', () => {
  const bonus = { kind: 'one_time', amountCents: 100_000 }
  const said = month('2026-05', { earnings: [salary(300_000), bonus] })
  expect(said).toMatchObject({ gross: 400_000, liable: 300_000, liableOneTime: 100_000 })
  expect(said).toMatchObject({ taxable: 300_000, taxableOneTime: 100_000, insuredDays: 30, hours: null })
  // 9.3 % of 4,000 € for pension, 1.3 % for unemployment insurance.
  expect(said).toMatchObject({ pension: 37_200, unemployment: 5_200 })
})

test('months of parental leave are replaced by earlier ones for the parental allowance alone, § 2b BEEG', () => {
  const absences = [{ kind: 'parental_leave', from: '2026-04-20', to: '2026-05-31' }]
  const kept = [
    ...['2026-02', '2026-03'].map((name) => month(name)),
    month('2026-04', { absences }),
    month('2026-06'),
  ]
  const of = { until: '2026-06', entryMonth: '2026-02', kept }
  const named = (kind: 'elterngeld' | 'arbeitsagentur') => monthsFor(kind, of).months.map((one) => one.month)
  expect(named('elterngeld')).toEqual(['2026-02', '2026-03', '2026-06'])
  expect(named('arbeitsagentur')).toEqual(['2026-02', '2026-03', '2026-04', '2026-06'])
  expect(monthsFor('arbeitsagentur', of).missing).toEqual(['2026-05'])
  // Three months at most, whatever there is before.
  expect(monthsFor('verdienst', of)).toMatchObject({ missing: ['2026-05'] })
})

async function paid() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: '2026-05', kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn: '2026-05-01', pay })
  const base = `/buero/mitarbeiter/${employee.id}/bescheinigungen`
  const page = async (path = '') => textOf(await read(owner, base + path))
  return { owner, employee, base, page }
}

test('every certificate says that there is nothing yet, and then each field with what it means', async () => {
  const { owner, employee, page } = await paid()
  expect(await page()).toMatch(/Verdienstbescheinigung .* Krankengeld .* Elterngeld .* Arbeitsbescheinigung/)
  expect(await page('/krankengeld?bis=2026-05')).toContain(
    'keinen hier berechneten und freigegebenen Lohnzettel',
  )
  await calculateAndRelease(owner, employee.id, '2026-05')
  // 3,000 € in class I are 2,054.42 net.
  const sick = await page('/krankengeld?bis=2026-05')
  expect(sick).toMatch(
    /Bruttoentgelt des Monats Beitragspflichtiges Brutto ohne Einmalzahlungen\. 3\.000,00 €/,
  )
  expect(sick).toMatch(/Nettoentgelt des Monats .* 2\.054,42 €/)
  expect(await page('/elterngeld?bis=2026-05')).toMatch(/Laufender steuerpflichtiger Lohn .* 3\.000,00 €/)
  expect(await page('/arbeitsagentur?bis=2026-06')).toMatch(/Ohne hier berechneten Lohnzettel.*Juni 2026/)
  expect(await page('/verdienst?bis=2026-05')).toMatch(/Netto im Durchschnitt .* 2\.054,42 €/)
  const unknown = await ask('/buero/mitarbeiter/x/bescheinigungen/anderes', { headers: owner.headers })
  expect(unknown.status).toBe(404)
})

test('the certificate of earnings is a paper to sign, and the audit says who made it', async () => {
  const { owner, employee, base } = await paid()
  await calculateAndRelease(owner, employee.id, '2026-05')
  const file = await ask(`${base}/verdienst/2026-05.pdf`, { headers: owner.headers })
  const { text } = await readPdf(new Uint8Array(await file.arrayBuffer()))
  expect(text).toMatch(/Verdienstbescheinigung/)
  expect(text).toMatch(/3\.000,00.*2\.054,42/)
  expect(text).toMatch(/Unterschrift/)
  const made = (await audit(owner.scope.tenantId)).filter(
    ({ action }) => action === 'payroll.report_downloaded',
  )
  expect(made.map(({ after_json }) => JSON.parse(after_json ?? '{}'))).toEqual([
    { report: 'verdienst', of: '2026-05', format: 'pdf' },
  ])
})
