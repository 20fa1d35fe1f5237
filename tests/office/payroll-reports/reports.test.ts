import { expect, test } from 'vitest'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { signedInAs } from '../../support/session'
import { audit, download, makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

const MAY = '2026-05'
const REPORTS = `${runOf(MAY)}/auswertungen`

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
  expect(page).toContain('Personengruppe 101, Beitragsgruppe 1111')
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
