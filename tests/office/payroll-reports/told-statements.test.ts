import { expect, test } from 'vitest'
import { post } from '../../support/app'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { formOn, makeOwner, type Owner, read } from '../owner'
import { calculateAndRelease, FACTS, FUND, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

const [MAY, JUNE, JULY] = ['2026-05', '2026-06', '2026-07']

async function firmInMay() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const pay = { from: MAY, kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn: '2026-05-01', pay })
  return { owner, employee }
}

const statements = async (owner: Owner, month: string) =>
  textOf(await read(owner, `${runOf(month)}/auswertungen/beitragsnachweise`))

function note(owner: Owner, month: string, said: { stand: string; summe?: string }) {
  return post(`${runOf(month)}/beitragsmeldung`, { kasse: 'Küstenkasse', summe: '0', ...said }, owner.headers)
}

async function close(owner: Owner, month: string): Promise<void> {
  const page = `${runOf(month)}/abschluss`
  await send(owner, page, (await formOn(owner, page, '/abschluss')).values)
}

test('what a fund was told for somebody who is with another one by then comes off in the next month', async () => {
  const { owner, employee } = await firmInMay()
  await send(owner, '/buero/lohnzettel/krankenkassen', { ...FUND, name: 'Bergkasse' })
  for (const month of [MAY, JUNE]) await calculateAndRelease(owner, employee.id, month)
  await close(owner, MAY)
  await note(owner, JUNE, { stand: 'jetzt', summe: '135150' })
  await send(owner, employee.factsPath, { ...FACTS, from: JUNE, fund: 'Bergkasse', revision: '1' })
  await calculateAndRelease(owner, employee.id, JUNE)
  const left = /Küstenkasse.*Summe 0,00 € 0,00 € 1\.351,50 € −1\.351,50 €/
  expect(await statements(owner, JUNE)).toMatch(left)
  await close(owner, JUNE)
  await calculateAndRelease(owner, employee.id, JULY)
  expect(await statements(owner, JULY)).toMatch(/Küstenkasse.*Summe 0,00 € −1\.351,50 € −1\.351,50 €/)
  await note(owner, JULY, { stand: 'jetzt' })
  expect(await statements(owner, JULY)).toMatch(/Summe 0,00 € −1\.351,50 € −1\.351,50 € 0,00 €/)
  // Paid in full: nobody is left there, and nothing is.
  expect(await statements(owner, '2026-08')).not.toContain('Küstenkasse')
})

test('a fund with the next month told is told nothing else for the one before', async () => {
  const { owner, employee } = await firmInMay()
  await calculateAndRelease(owner, employee.id, MAY)
  await note(owner, MAY, { stand: 'jetzt', summe: '135150' })
  await send(owner, employee.slip(MAY), { kind_0: 'supplement', amount_0: '200,00', revision: '0' })
  await calculateAndRelease(owner, employee.id, MAY)
  await close(owner, MAY)
  await calculateAndRelease(owner, employee.id, JUNE)
  await note(owner, JUNE, { stand: 'jetzt', summe: '135150' })
  // From a page that was opened before May was told: the 90.10 in June's statement would be forgotten.
  const late = await note(owner, MAY, { stand: 'jetzt', summe: '144160' })
  expect(late.status).toBe(422)
  expect(textOf(await late.text())).toContain('Der Monat danach ist schon gemeldet')
  expect(await statements(owner, JUNE)).toMatch(/Summe 1\.351,50 € 90,10 € 1\.441,60 € 0,00 €/)
})

test('before any pay of a month is known, last month’s figures can be noted as told, and the rest follows', async () => {
  const { owner, employee } = await firmInMay()
  await calculateAndRelease(owner, employee.id, MAY)
  await close(owner, MAY)
  await send(owner, employee.slip(JUNE), { kind_0: 'supplement', amount_0: '200,00', revision: '0' })
  const early = await statements(owner, JUNE)
  expect(early).toMatch(/oder die Zahlen des Vormonats.*Küstenkasse 1\.351,50 € noch nicht festgehalten/)
  expect(early).not.toContain('So gemeldet')
  const page = `${runOf(JUNE)}/auswertungen/beitragsnachweise`
  await send(owner, `${runOf(JUNE)}/beitragsmeldung`, (await formOn(owner, page, 'beitragsmeldung')).values)
  expect(await statements(owner, JUNE)).toMatch(/Summe 0,00 € 0,00 € 1\.351,50 € −1\.351,50 €/)
  await calculateAndRelease(owner, employee.id, JUNE)
  expect(await statements(owner, JUNE)).toMatch(/Summe 1\.441,60 € 0,00 € 1\.351,50 € 90,10 €/)
  // Nothing is known of a month after one without pay.
  expect(await statements(owner, '2026-08')).not.toContain('Küstenkasse')
})
