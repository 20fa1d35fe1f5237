import { expect, test, vi } from 'vitest'
import { parseYear } from '~/domain/payroll/years/year-file'
import { keepYear } from '~/domain/payroll-years/loaded.server'
import { madeFile, setFigure, type YearFile } from '../../domain/payroll/years/file-of'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from './desk'

vi.setSystemTime('2027-01-28T09:00:00Z')

const MONTH = '2027-01'

async function load(version: string, change: (file: YearFile) => void) {
  const text = JSON.stringify(
    madeFile((file) => {
      file.version = version
      change(file)
    }),
  )
  await keepYear(house, {
    year: parseYear(JSON.parse(text)),
    text,
    by: 'Beate',
    at: '2027-01-20T09:00:00.000Z',
  })
}

test('a January by the plan of the year before is corrected by press once the plan is there, with its difference', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const paid = await makePaid(owner, {
    entryOn: '2027-01-01',
    pay: { from: MONTH, kind: 'monthly', cents: 3_000_00 },
  })
  expect(await paid.page(MONTH)).toMatch(/Für Januar 2027 fehlt noch: .*der amtliche Plan der Lohnsteuer/)
  // 36,000 − 1,230 − 36 − 7,254 = 27,480: z = 0.9681, (173.10 z + 2,397) z + 1,034.87 = 3,517; a twelfth is 293.08.
  await load('2027.2', (file) => {
    file.parts.wageTax = {
      spells: [],
      missing: { due: '2026-11-30', by: 'Programmablaufplan Lohnsteuer 2027' },
    }
    file.planOfYearBefore = { until: MONTH, source: 'letter of the ministry of 15 Jan 2027', grade: 'notice' }
  })
  await calculateAndRelease(owner, paid.id, MONTH)
  expect(await paid.page(MONTH)).toContain('2.054,42 €')
  expect(textOf(await read(owner, runOf(MONTH)))).not.toContain('Plan des Vorjahrs')
  // 200 more to deduct, so 27,280: z = 0.9481, (173.10 z + 2,397) z + 1,034.87 = 3,463; a twelfth is 288.58, 4.50 less.
  await load('2027.3', (file) => setFigure(file, 'wageTax.expensesLumpSum', '1430.00'))
  const run = textOf(await read(owner, runOf(MONTH)))
  expect(run).toContain('freigegeben, seitdem geändert')
  expect(run).toContain(
    'Die Lohnsteuer ist nach dem amtlichen Plan des Vorjahrs gerechnet (Werte 2026.3, 2027.2), weil der des Jahres noch fehlte. Jetzt ist er da (2027.3). Neu berechnen und freigeben: Der Unterschied steht dann daneben.',
  )
  expect(await paid.page(MONTH)).toContain('Jetzt ist er da (2027.3).')
  await calculateAndRelease(owner, paid.id, MONTH)
  const corrected = textOf(await read(owner, runOf(MONTH)))
  expect(corrected).toContain('2.058,92 €')
  expect(corrected).toContain('4,50 €')
  expect(corrected).not.toContain('seitdem geändert')
})
