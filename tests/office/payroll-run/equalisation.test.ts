import { expect, test } from 'vitest'
import { addPay } from '~/domain/employees/pay.server'
import { listKeptMonths } from '~/domain/payroll-month/kept-months.server'
import { makeEmployee } from '../../factories/employees'
import { tokenFor } from '../../factories/links'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { signedInAs } from '../../support/session'
import { send } from '../outbox/sending'
import { download, formOn, makeOwner, type Owner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from './desk'

const DECEMBER = '2026-12'
const REPORTS = `${runOf(DECEMBER)}/auswertungen`
const UNTIL_NOVEMBER = Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)

/**
 * 2,000 € until June, then 4,500 €, of a church. By the ministry's plan, run as it is published: December withholds 650.16
 * and 58.51; the year 4,429.92 and 398.64, and owes 4,181.00 and 376.29, so that 248.92 and 22.35 come back. Contributions
 * are 978.75, net pay without a refund 2,812.58.
 */
async function unevenYear(owner: Owner, months = UNTIL_NOVEMBER, [first, then] = [200_000, 450_000]) {
  const pay = { from: '2026-01', kind: 'monthly', cents: first } as const
  const employee = await makePaid(owner, {
    entryOn: '2020-01-01',
    pay,
    facts: { church: 'ev', is_earlier_unknown: 'ja' },
  })
  await addPay(house, owner.scope, employee.id, { from: '2026-07', kind: 'monthly', cents: then })
  for (const month of months) await calculateAndRelease(owner, employee.id, month)
  return { ...employee, year: `/buero/mitarbeiter/${employee.id}/lohnjahr/2026` }
}

async function report(owner: Owner, name: string): Promise<string> {
  return textOf(await read(owner, `${REPORTS}/${name}`))
}

test('December gives back what was withheld too much: on the slip, in the return, the account and the certificate', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  const employee = await unevenYear(owner)
  const draft = await employee.page(DECEMBER)
  expect(draft).toMatch(/Lohnsteuer-Jahresausgleich: Lohnsteuer im Jahr einbehalten 4\.429,92 €.* −248,92 €/)
  await calculateAndRelease(owner, employee.id, DECEMBER)

  const token = await tokenFor(house, owner.scope, 'mitarbeiter-portal', employee.id)
  const slip = textOf(await read(owner, `/mitarbeiter-portal/${token}/monate/${DECEMBER}`))
  const pdf = await readPdf(
    await download(owner, `/buero/mitarbeiter/${employee.id}/lohnzettel/${DECEMBER}.pdf`),
  )
  expect(slip).toMatch(
    /Auszahlung 3\.083,85 €.*Lohnsteuer-Jahresausgleich zu viel gezahlte Steuer des Jahres/,
  )
  expect(pdf.text).toMatch(/Lohnsteuer-Jahresausgleich: Lohnsteuer\s\D*248,92/)
  expect(pdf.text).toMatch(/Lohnsteuer-Jahresausgleich: Kirchensteuer\s\D*22,35/)
  // What the year's wage tax comes to.
  for (const said of ['3.083,85', '4.181,00']) expect(pdf.text).toContain(said)
  expect(await report(owner, 'lohnsteuer-anmeldung')).toMatch(
    /Darin abgezogen: Lohnsteuer-Jahresausgleich 271,27 €.*401,24 €.*36,16 €.*437,40 €/,
  )
  expect(await report(owner, 'lohnjournal')).toMatch(
    /Lohnsteuer-Jahresausgleich 271,27 € zurück 4\.500,00 € 437,40 € 978,75 € 3\.083,85 €/,
  )
  expect(await report(owner, 'jahresausgleich')).toMatch(
    /mit dem Lohn für Dezember .*Petersen.*erstattet\. 4\.429,92 € 4\.181,00 € 248,92 € 0,00 € 22,35 €/,
  )
  const account = textOf(await read(owner, `${employee.year}/lohnkonto`))
  expect(account).toMatch(/Dezember 2026 31\.12\.2026 4\.500,00 € 4\.500,00 € 650,16 € 58,51 €/)
  expect(account).toMatch(/Im Lohnsteuer-Jahresausgleich erstattet .*Dezember 2026 248,92 € 22,35 € Summe/)
  const certificate = textOf(await read(owner, `${employee.year}/lohnsteuerbescheinigung`))
  expect(certificate).toMatch(/4 Einbehaltene Lohnsteuer Nach Abzug \D*4\.181,00 €.*6 .*376,29 €/)

  const payments = textOf(await read(owner, `${runOf(DECEMBER)}/zahlungen`))
  for (const paid of ['3.083,85', '437,40']) expect(payments).toContain(paid)
})

test('certificates say net pay and taxes without what came back, which is no pay', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  const employee = await unevenYear(owner, [...UNTIL_NOVEMBER, DECEMBER])
  const certificate = async (kind: string) =>
    textOf(await read(owner, `/buero/mitarbeiter/${employee.id}/bescheinigungen/${kind}?bis=${DECEMBER}`))
  const refunded = 'Im Dezember kamen 271,27 € zu viel gezahlte Steuer des Jahres zurück'
  expect(await certificate('krankengeld')).toMatch(/Nettoentgelt des Monats \D+ 2\.812,58 €/)
  expect(await certificate('krankengeld')).toContain(refunded)
  const earned = await certificate('verdienst')
  expect(earned).toMatch(/Netto im Durchschnitt \D+ 2\.812,58 €/)
  expect(earned).toMatch(/Dezember 2026 4\.500,00 € 2\.812,58 € 3\.083,85 €/)
  // 4,429.92 and 398.64.
  expect(await certificate('elterngeld')).toMatch(/Summe 39\.000,00 € 0,00 € 0,00 € 4\.828,56 €/)
  expect(await certificate('arbeitsagentur')).not.toContain('Lohnsteuer-Jahresausgleich')

  // The months beside it are compared with what it would have been.
  const reading = { executor: house.reader, vault: house.vault, scope: owner.scope }
  const [december] = await listKeptMonths(reading, {
    ...{ employeeIds: [employee.id], from: DECEMBER, to: DECEMBER },
  })
  expect([december?.totals()?.netCents, december?.usualNetCents()]).toEqual([3_083_85, 2_812_58])
})

test('a month that is corrected after December makes December another one, and the correction pays the difference', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  const employee = await unevenYear(owner)
  await calculateAndRelease(owner, employee.id, DECEMBER)
  expect(await report(owner, 'jahresausgleich')).not.toContain('Berechnen Sie Dezember neu, dann')
  // November 5,000 €: 782.41 withheld instead of 650.16. The year's 39,500 € less 1,266 and 7,960 (9.3, 8.45 and 2.4 %) are 30,274 €,
  // of which § 32a (1) no. 3 EStG takes (173.10 × 1.2475 + 2,397) × 1.2475 + 1,034.87 = 4,294 €, and the church 386.46.
  await send(owner, employee.slip('2026-11'), { kind_0: 'supplement', amount_0: '500,00', revision: '0' })
  await calculateAndRelease(owner, employee.id, '2026-11')
  expect(await report(owner, 'jahresausgleich')).toContain(
    'erstattet sind 271,27 €: Berechnen Sie Dezember neu, dann',
  )
  await calculateAndRelease(owner, employee.id, DECEMBER)
  expect(await employee.page(DECEMBER)).toMatch(
    /bereits ausgezahlt 3\.083,85 €, Nachzahlung 20,98 €.*39\.500,00 €: 4\.294,00 €.* −268,17 €.* −24,08 €/,
  )
  expect(await report(owner, 'jahresausgleich')).toContain(
    'Mit dem Lohn für Dezember erstattet. 4.562,17 € 4.294,00 €',
  )
})

test('below ten people it is the firm that decides; with ten it has no choice, which the settings say', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const employee = await unevenYear(owner)
  expect(await employee.page(DECEMBER)).not.toContain('Lohnsteuer-Jahresausgleich:')
  const settings = '/buero/lohnzettel/firma'
  expect(textOf(await read(owner, settings))).toMatch(/für 20\d\d sind es 1\./)
  for (let count = 0; count < 9; count++) await makeEmployee(house, owner.scope, { entry_on: '2026-12-31' })
  expect(await employee.page(DECEMBER)).toMatch(/Lohnsteuer-Jahresausgleich: Lohnsteuer .*−248,92 €/)
  expect(textOf(await read(owner, settings))).toMatch(
    /Für 20\d\d sind es 10, darum geschieht es auch ohne Haken/,
  )
})

test('whoever does not want it, or whose months are not all here, gets nothing, and the run says which months it takes', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  const late = await unevenYear(owner, UNTIL_NOVEMBER.slice(3))
  const page = await late.page(DECEMBER)
  expect(page).not.toContain('Lohnsteuer-Jahresausgleich: Lohnsteuer')
  expect(page).toContain('Ohne Lohnsteuer-Jahresausgleich: Dazu müssen alle Monate von Januar bis November')
  const declines = await unevenYear(owner)
  const { values } = await formOn(owner, declines.factsPath, '/lohndaten')
  await send(owner, declines.factsPath, { ...values, from: DECEMBER, is_equalisation_declined: 'ja' })
  expect(await declines.page(DECEMBER)).not.toContain('Lohnsteuer-Jahresausgleich')
})

test('what was given back stays if it turns out later that there were fewer than ten', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  const employee = await unevenYear(owner)
  await calculateAndRelease(owner, employee.id, DECEMBER)
  const without = { state: 'HH', is_in_u1: 'ja', is_levied: 'ja', from: DECEMBER, revision: '1' }
  await send(owner, '/buero/lohnzettel/firma', without)
  expect(await report(owner, 'jahresausgleich')).toMatch(
    /keine: Die Firma gleicht nicht .*Mit dem Lohn für Dezember erstattet\./,
  )
  expect(await employee.page(DECEMBER)).toMatch(/−248,92 €/)
  expect(await employee.page(DECEMBER)).not.toContain('bereits ausgezahlt')
})

test('a correction without effect on the refund leaves December as it is', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  const pay = { from: '2026-01', kind: 'monthly', cents: 100_000 } as const
  const employee = await makePaid(owner, { entryOn: '2020-01-01', pay, facts: { is_earlier_unknown: 'ja' } })
  for (const month of [...UNTIL_NOVEMBER, DECEMBER]) await calculateAndRelease(owner, employee.id, month)
  await send(owner, employee.slip('2026-11'), { kind_0: 'supplement', amount_0: '100,00', revision: '0' })
  await calculateAndRelease(owner, employee.id, '2026-11')
  expect(await employee.page(DECEMBER)).toContain('ändern sich nur die aufgelaufenen Werte des Jahres')
})

test('an owner who leaves payroll to somebody reads of no garnishment and no church beside it', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  const attached = await unevenYear(owner)
  await send(owner, attached.slip(DECEMBER), {
    ...{ garnishment_1_creditor: 'Stadtwerke', garnishment_1_kind: 'ordinary' },
    ...{ garnishment_1_dueCents: '9.000', revision: '0' },
  })
  const left = await unevenYear(owner)
  const { values } = await formOn(owner, left.factsPath, '/lohndaten')
  await send(owner, left.factsPath, { ...values, from: DECEMBER, church: '--' })
  const clerk = await signedInAs(house, owner.scope, 'payroll')
  const runFor = async (headers: Record<string, string>) =>
    textOf(await (await ask(runOf(DECEMBER), { headers })).text())
  const [said, kept] = [await runFor(clerk), await runFor(owner.headers)]
  for (const telling of ['die Pfändung ist ohne sie gerechnet', 'Kirche oder Bundesland haben'])
    expect([said.includes(telling), kept.includes(telling)]).toEqual([true, false])
})

test('more comes back than December withholds: the return is negative, and the tax office is paid nothing', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  // 88.16 − 248.92 and 7.93 − 22.35.
  const employee = await unevenYear(owner, UNTIL_NOVEMBER, [450_000, 200_000])
  await calculateAndRelease(owner, employee.id, DECEMBER)
  const filed = await report(owner, 'lohnsteuer-anmeldung')
  expect(filed).toMatch(/−160,76 €.*−14,42 €.*−175,18 €.*Negative Beträge tragen Sie mit Minuszeichen ein/)
  const payments = textOf(await read(owner, `${runOf(DECEMBER)}/zahlungen`))
  expect(payments).toMatch(/Finanzamt.*Guthaben, nicht überwiesen: 175,18 €/)
})
