import { expect, test } from 'vitest'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { ask, post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { signedInAs } from '../../support/session'
import { send } from '../outbox/sending'
import { audit, download, formOn, makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

const MAY = '2026-05'
const REPORTS = `${runOf(MAY)}/auswertungen`
const REPORTING = { company_number: '15027365', tax_period: 'month' }

async function firmInMay() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const employee = await makePaid(owner, {
    entryOn: '2026-05-01',
    pay: { from: MAY, kind: 'monthly', cents: 300_000 },
    facts: { church: 'ev' },
  })
  return { owner, employee }
}

test('before a payslip is released, the reports say that there are none', async () => {
  const { owner } = await firmInMay()
  expect(textOf(await read(owner, REPORTS))).toContain('noch kein Lohnzettel freigegeben')
  expect(textOf(await read(owner, `${REPORTS}/lohnjournal`))).toContain('noch kein hier berechneter')
})

test('a month leads to its journal: the page, the paper and the file say the same, and what left is in the audit', async () => {
  const { owner, employee } = await firmInMay()
  await calculateAndRelease(owner, employee.id, MAY)
  expect(await read(owner, runOf(MAY))).toContain(`${REPORTS}"`)
  const all = textOf(await read(owner, REPORTS))
  expect(all).toContain('Ein freigegebener Lohnzettel zählt')
  expect(all).toContain('vorläufig')
  const page = textOf(await read(owner, `${REPORTS}/lohnjournal`))
  // 3,000 € in class I: wage tax 293.08, church tax 26.37; 20.55 + 1.8 … %: 219 + 43.50 + 72 + 279 + 39 = 652.50.
  expect(page).toMatch(/Brutto.*3\.000,00 €.*319,45 €.*652,50 €.*2\.028,05 €/)
  expect(page).toContain('PGR 101, BGR 1111')
  expect(page).toContain('Vorläufig')
  const pdf = await readPdf(await download(owner, `${REPORTS}/lohnjournal/${MAY}.pdf`))
  expect(pdf.text).toMatch(/Lohnjournal Mai 2026/)
  expect(pdf.text).toMatch(/3\.000,00 319,45 652,50 2\.028,05/)
  const csv = await read(owner, `${REPORTS}/lohnjournal/${MAY}.csv`)
  expect(csv).toContain('Lohnsteuer')
  expect(csv).toContain(
    ';3000,00;3000,00;0,00;0,00;293,08;3000,00;3000,00;3000,00;219,00;43,50;72,00;279,00;39,00;',
  )
  const left = (await audit(owner.scope.tenantId)).filter(
    ({ action }) => action === 'payroll.report_downloaded',
  )
  expect(left.map(({ after_json }) => after_json)).toEqual([
    `{"report":"lohnjournal","of":"${MAY}","format":"pdf"}`,
    `{"report":"lohnjournal","of":"${MAY}","format":"csv"}`,
  ])
})

test('a report or a file that there is not is not found, and only payroll may see one', async () => {
  const { owner } = await firmInMay()
  const statusOf = async (path: string, headers = owner.headers) => (await ask(path, { headers })).status
  expect(await statusOf(`${REPORTS}/lohnjournal/${MAY}.xlsx`)).toBe(404)
  expect(await statusOf(`${REPORTS}/lohnjournal/2026-06.pdf`)).toBe(404)
  expect(await statusOf(`${REPORTS}/geheim`)).toBe(404)
  expect(await statusOf(`${runOf('2026-13')}/auswertungen`)).toBe(404)
  for (const role of ['invoicing', 'read_only'] as const) {
    const headers = await signedInAs(house, owner.scope, role)
    for (const path of [REPORTS, `${REPORTS}/lohnjournal`, `${REPORTS}/lohnjournal/${MAY}.csv`])
      expect([role, path, await statusOf(path, headers)]).toEqual([role, path, 403])
  }
})

const STATEMENTS = `${REPORTS}/beitragsnachweise`
const TOLD = `${runOf(MAY)}/beitragsmeldung`

test('a fund’s statement says what to report field by field, and what comes up later goes into the next month', async () => {
  const { owner, employee } = await firmInMay()
  await send(owner, '/buero/lohnzettel/meldewesen', { ...REPORTING, revision: '0' })
  await send(owner, '/buero/lohnzettel/meldewesen/kasse', { name: 'Küstenkasse', fund_number: '42938966' })
  await calculateAndRelease(owner, employee.id, MAY)
  const page = textOf(await read(owner, STATEMENTS))
  // The last bank days of May 2026: 29, 28, 27, 26 and 22, as 25 is Whit Monday.
  expect(page).toMatch(/Bei der Kasse bis 22\. Mai 2026.*Zu bezahlen bis 27\. Mai 2026/)
  expect(page).toContain('Küstenkasse, Betriebsnummer 42938966')
  expect(page).toMatch(/Betriebsnummer Ihrer Firma 15027365/)
  expect(page).toMatch(/1000 Krankenversicherung, allgemeiner Beitrag 438,00 € 0,00 € 438,00 €/)
  expect(page).toMatch(/Summe 1\.351,50 € 0,00 € 1\.351,50 €/)
  const seen = await formOn(owner, STATEMENTS, TOLD)
  await send(owner, TOLD, seen.values)
  expect(textOf(await read(owner, STATEMENTS))).toMatch(/Am \d\d\.\d\d\.\d{4} als gemeldet festgehalten/)
  // A bonus that comes later: 3,200 €, so that 90.10 more are owed.
  await send(owner, `${runOf(MAY)}/mitarbeiter/${employee.id}`, {
    ...{ kind_0: 'supplement', amount_0: '200,00', revision: '0' },
  })
  await calculateAndRelease(owner, employee.id, MAY)
  expect(textOf(await read(owner, STATEMENTS))).toMatch(/Summe 1\.441,60 € 0,00 € 1\.351,50 € 90,10 €/)
  const june = `${runOf('2026-06')}/auswertungen/beitragsnachweise`
  // As long as nobody has pay in June, its statement is the rest alone, and can be told too.
  expect(textOf(await read(owner, june))).toMatch(/Summe 0,00 € 90,10 € 90,10 €/)
  expect(textOf(await read(owner, june))).toContain('Mai 2026 ist noch nicht abgeschlossen. Schließen')
  expect(textOf(await read(owner, STATEMENTS))).not.toContain('2026 ist noch nicht abgeschlossen. Schließen')
  const rest = await formOn(owner, june, `${runOf('2026-06')}/beitragsmeldung`)
  // What May still changes would be in no statement any more.
  const early = await post(`${runOf('2026-06')}/beitragsmeldung`, rest.values, owner.headers)
  expect(early.status).toBe(422)
  expect(textOf(await early.text())).toContain('Schließen Sie zuerst den Vormonat ab')
  const closing = `${runOf(MAY)}/abschluss`
  await send(owner, closing, (await formOn(owner, closing, '/abschluss')).values)
  await send(owner, `${runOf('2026-06')}/beitragsmeldung`, rest.values)
  expect(textOf(await read(owner, june))).toContain('als gemeldet festgehalten')
  await send(owner, `${runOf('2026-06')}/beitragsmeldung`, { ...rest.values, stand: 'zurueck' })
  await calculateAndRelease(owner, employee.id, '2026-06')
  expect(textOf(await read(owner, june))).toMatch(/Summe 1\.351,50 € 90,10 € 1\.441,60 €/)
  // What has changed since it was seen is not written down.
  await send(owner, `${runOf('2026-06')}/beitragsmeldung`, {
    kasse: 'Küstenkasse',
    stand: 'jetzt',
    summe: '1',
  })
  expect(textOf(await read(owner, june))).toContain('noch nicht festgehalten')
  // With last month's figures nothing is left of what the same pay owes, but the bonus was too much.
  await send(owner, `${runOf('2026-06')}/beitragsmeldung`, {
    kasse: 'Küstenkasse',
    stand: 'vormonat',
    summe: '0',
  })
  expect(textOf(await read(owner, june))).toMatch(/Summe 1\.351,50 € 90,10 € 1\.531,70 € -?−?90,10 €/)
  // June's statement had the rest of May.
  const late = await post(TOLD, { kasse: 'Küstenkasse', stand: 'zurueck', summe: '0' }, owner.headers)
  expect(late.status).toBe(422)
  expect(textOf(await late.text())).toContain('Der Monat danach ist schon gemeldet')
  await send(owner, `${runOf('2026-06')}/beitragsmeldung`, { ...rest.values, stand: 'zurueck' })
  await send(owner, TOLD, { kasse: 'Küstenkasse', stand: 'zurueck', summe: '0' })
  expect(textOf(await read(owner, STATEMENTS))).toContain('noch nicht festgehalten')
  const csv = await read(owner, `${STATEMENTS}/${MAY}.csv`)
  expect(csv).toContain('Küstenkasse;42938966;0001;Pflegeversicherung;134,40;0,00;134,40;0,00')
})

test('what is corrected between two statements arrives in exactly one of them', async () => {
  const { owner, employee } = await firmInMay()
  const [june, july] = [runOf('2026-06'), runOf('2026-07')]
  const close = async (run: string) =>
    send(owner, `${run}/abschluss`, (await formOn(owner, `${run}/abschluss`, '/abschluss')).values)
  const bonus = (amount: string, revision: string) =>
    send(owner, employee.slip(MAY), { kind_0: 'supplement', amount_0: amount, revision })
  /** Reads what is to be told of a month, and notes it as told. */
  const tell = async (run: string) => {
    const page = `${run}/auswertungen/beitragsnachweise`
    const [, due, rest, sent] = /Summe (\S+) € (\S+) € (\S+) €/.exec(textOf(await read(owner, page))) ?? []
    await send(owner, `${run}/beitragsmeldung`, (await formOn(owner, page, 'beitragsmeldung')).values)
    return [due, rest, sent]
  }
  await calculateAndRelease(owner, employee.id, MAY)
  expect(await tell(runOf(MAY))).toEqual(['1.351,50', '0,00', '1.351,50'])
  // While May is open: 45.05 % of 200.
  await bonus('200,00', '0')
  await calculateAndRelease(owner, employee.id, MAY)
  expect(textOf(await read(owner, `${runOf(MAY)}/zahlungen`))).toContain(
    'Gemeldet sind 1.351,50 €: Diesen Betrag',
  )
  await close(runOf(MAY))
  await calculateAndRelease(owner, employee.id, '2026-06')
  expect(await tell(june)).toEqual(['1.351,50', '90,10', '1.441,60'])
  expect(textOf(await read(owner, `${june}/zahlungen`))).toContain('Gemeldet sind 1.441,60 €: Diesen Betrag')
  // After May is closed and June is told: of 100 more.
  await bonus('300,00', '1')
  await calculateAndRelease(owner, employee.id, MAY)
  const left = textOf(await read(owner, `${june}/auswertungen/beitragsnachweise`))
  expect(left).toMatch(/Summe 1\.396,55 € 90,10 € 1\.441,60 € 45,05 €/)
  await close(june)
  await calculateAndRelease(owner, employee.id, '2026-07')
  // All three are 4,189.65: three times 1,351.50, and 45.05 % of 300.
  expect(await tell(july)).toEqual(['1.351,50', '45,05', '1.396,55'])
})

test('the wage tax return has the figures of ELSTER for the firm’s period', async () => {
  const { owner, employee } = await firmInMay()
  await calculateAndRelease(owner, employee.id, MAY)
  const path = `${REPORTS}/lohnsteuer-anmeldung`
  const page = textOf(await read(owner, path))
  // The 10th of June 2026 is a Wednesday.
  expect(page).toMatch(/Lohnsteuer-Anmeldung Mai 2026.*Anmelden und bezahlen bis 10\. Juni 2026/)
  expect(page).toMatch(/86 Zahl der Arbeitnehmer, auch Aushilfen und Teilzeit 1 /)
  expect(page).toMatch(/42 Summe der einzubehaltenden Lohnsteuer 293,08 €/)
  expect(page).toMatch(
    /61 Kirchensteuer: Evangelisch \(ev\) 26,37 €.*62 Kirchensteuer: Römisch-katholisch \(rk\) 0,00 €.*83 Gesamtbetrag 319,45 €/,
  )
  await send(owner, '/buero/lohnzettel/meldewesen', { ...REPORTING, tax_period: 'quarter', revision: '0' })
  await calculateAndRelease(owner, employee.id, '2026-06')
  const quarter = textOf(await read(owner, path))
  expect(quarter).toMatch(/Lohnsteuer-Anmeldung 2\. Quartal 2026.*10\. Juli 2026.*Lohnsteuer 586,16 €/)
  expect(await read(owner, `${path}/${MAY}.csv`)).toContain('83;Gesamtbetrag;638,90')
  expect(quarter).not.toContain('Nicht vollständig')
  const other = await makeEmployee(house, owner.scope, { number: '4711', entry_on: '2026-04-01' })
  await makePayslip(house, owner.scope, other.id, '2026-04')
  expect(textOf(await read(owner, path))).toMatch(/Nicht vollständig: .* fehlt: April 2026/)
})

test('a company number that cannot be one is refused, and nothing typed is lost', async () => {
  const { owner } = await firmInMay()
  const wrong = { ...REPORTING, company_number: '15027366', accident_tariff: '900', revision: '0' }
  const answer = await post('/buero/lohnzettel/meldewesen', wrong, owner.headers)
  const page = await answer.text()
  expect(page).toContain('acht Ziffern')
  expect(page).toContain('value="900"')
})

test('a closed month is final, and its later correction counts in the next one by its difference', async () => {
  const { owner, employee } = await firmInMay()
  await calculateAndRelease(owner, employee.id, MAY)
  const closing = `${runOf(MAY)}/abschluss`
  await send(owner, closing, (await formOn(owner, closing, '/abschluss')).values)
  const before = await read(owner, `${REPORTS}/lohnjournal/${MAY}.csv`)
  await send(owner, `${runOf(MAY)}/mitarbeiter/${employee.id}`, {
    ...{ kind_0: 'supplement', amount_0: '200,00', revision: '0' },
  })
  await calculateAndRelease(owner, employee.id, MAY)
  const closed = textOf(await read(owner, `${REPORTS}/lohnjournal`))
  expect(closed).not.toContain('Vorläufig')
  expect(closed).toMatch(/3\.000,00 €.*2\.028,05 €/)
  expect(await read(owner, `${REPORTS}/lohnjournal/${MAY}.csv`)).toBe(before)
  await calculateAndRelease(owner, employee.id, '2026-06')
  const june = `${runOf('2026-06')}/auswertungen`
  const journal = textOf(await read(owner, `${june}/lohnjournal`))
  // 200 € more: 44.17 wage tax and 3.98 church tax (30.35 − 26.37), 20.55 + 1.2 % contributions are 43.50.
  expect(journal).toMatch(/Berichtigung für Mai 2026.*200,00 € 48,15 € 43,50 € 108,35 € 108,35 €/)
  expect(journal).toMatch(/Summe 3\.200,00 €/)
  // All that 200 € owe, with 90.10 of them for May: 1,351.50 + 90.10.
  const statements = textOf(await read(owner, `${june}/beitragsnachweise`))
  expect(statements).toMatch(/Summe 1\.441,60 € 0,00 € 1\.441,60 €.*Darin für Mai 2026: 90,10 €/)
  expect(textOf(await read(owner, `${june}/lohnsteuer-anmeldung`))).toMatch(/Lohnsteuer 337,25 €/)
})
