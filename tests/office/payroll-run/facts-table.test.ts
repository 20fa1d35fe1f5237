import { expect, test } from 'vitest'
import { readFacts } from '~/domain/payroll-run/facts.server'
import { findOpening } from '~/domain/payslips/openings.server'
import { makeEmployee } from '../../factories/employees'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, makeOwner, type Owner, read } from '../owner'
import { keepPayrollSettings } from './desk'

const PAGE = '/buero/lohnzettel/lohndaten'

/** What the page says after a press. */
async function press(owner: Owner, tabelle: string, more: Record<string, string> = {}) {
  const answer = await post(PAGE, { tabelle, ...more }, owner.headers)
  const to = answer.headers.get('location')
  return textOf(to ? await read(owner, to) : await answer.text())
}

async function setting() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const { id, number } = await makeEmployee(house, owner.scope, { entry_on: '2026-01-01' })
  const facts = async () => (await readFacts(house.reader, house.vault, owner.scope, id)).dated
  return { owner, id, number, facts }
}

const HEAD = ['Personalnummer', 'Gilt ab Monat', 'Personengruppe', 'Beitragsgruppe', 'Krankenkasse']
const row = (...cells: string[]) => cells.join('\t')
const table = (...rows: string[]) => rows.join('\n')

test('payroll details of a table are checked like the form, and kept by the second press alone', async () => {
  const { owner, number, facts } = await setting()
  const head = row(...HEAD, 'Steuerklasse', 'Kirche', 'Elterneigenschaft ist nachgewiesen')
  const typed = table(head, row(number, '01/2026', '101', '1111', 'Küstenkasse', 'III', 'ev', 'ja'))
  expect(await press(owner, typed)).toMatch(/Geprüft: Lohndaten .* kann übernommen werden/)
  expect(await facts()).toEqual([])
  expect(await press(owner, typed, { uebernehmen: 'ja' })).toContain('Die Zeilen sind übernommen.')
  expect(await facts()).toMatchObject([
    {
      from: '2026-01',
      facts: {
        personGroup: '101',
        contributionGroup: '1111',
        fund: 'Küstenkasse',
        taxClass: 3,
        church: 'ev',
      },
    },
  ])
  expect((await facts())[0]?.facts).toMatchObject({ isParent: true, isSubsidised: true, isSmallJob: false })
  const before = (await audit(owner.scope.tenantId)).length
  await press(owner, typed, { uebernehmen: 'ja' })
  expect(await audit(owner.scope.tenantId)).toHaveLength(before)
})

test('each row says what is wrong with it, and none is kept', async () => {
  const { owner, number, facts } = await setting()
  const head = row(...HEAD, 'Steuerklasse', 'Kirche', 'Schuhgröße')
  const bad = table(
    head,
    row(number, '01/2026', '101', '11', 'Waldkasse', '1', 'protestantisch', '42'),
    row('9999', '01/2026', '101', '1111', 'Küstenkasse', '1', '--', '40'),
    row(number, '01/2026', '101', '1111', 'Küstenkasse', '1', '--', '40'),
  )
  const said = await press(owner, bad, { uebernehmen: 'ja' })
  expect(said).toMatch(/Beitragsgruppe: Die Beitragsgruppe hat vier Ziffern/)
  expect(said).toMatch(/Krankenkasse: Diese Kasse ist nicht eingetragen/)
  expect(said).toMatch(/Kirche: Das kennen wir hier nicht/)
  expect(said).toContain('Diese Personalnummer hat niemand.')
  expect(said).toContain('Diese Personalnummer steht zweimal da.')
  expect(said).toContain('Schuhgröße')
  expect(await facts()).toEqual([])
  expect(await press(owner, 'Name\tSteuerklasse\nAda\t1')).toContain('Personalnummer')
})

test('sums of the year before the first payslip come from a table as well', async () => {
  const { owner, id, number } = await setting()
  const head = row('Personalnummer', 'Gezahlt bis einschließlich', 'Gesamtbrutto', 'Steuerbrutto')
  const typed = table(head, row(number, '08/2026', '24.000,00', '24.000,00'))
  expect(await press(owner, typed)).toContain('Geprüft: Jahreswerte von vorher')
  await press(owner, typed, { uebernehmen: 'ja' })
  const kept = await findOpening(house.reader, house.vault, owner.scope, { employeeId: id, year: '2026' })
  expect(kept).toMatchObject({
    until: '2026-08',
    revision: 1,
    sums: { grossCents: 2_400_000, netCents: null },
  })
  await press(owner, typed, { uebernehmen: 'ja' })
  const rows = await db
    .selectFrom('payslip_openings')
    .select('revision')
    .where('employee_id', '=', id)
    .execute()
  expect(rows).toEqual([{ revision: 1 }])
})
