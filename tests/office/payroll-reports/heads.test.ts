import { expect, test } from 'vitest'
import { linesOf } from '~/documents/sheet.server'
import { mm, STYLE } from '~/documents/style'
import { CELL_GAP } from '~/documents/table-grid.server'
import { accountReport } from '~/office/payroll-reports/account.server'
import { certificateReport } from '~/office/payroll-reports/certificate.server'
import { journalReport } from '~/office/payroll-reports/journal.server'
import { minimumWageReport } from '~/office/payroll-reports/minimum-wage.server'
import { calculated, MAY } from '../../domain/payroll-reports/people'

/** Somebody with a figure in every column. */
const FULL = {
  ...{ month: '2026-05', taxCard: { taxClass: 4, factor: '0.912', church: 'ev', churchOfSpouse: 'rk' } },
  employment: { contributionGroup: '9111' },
  earnings: [
    { kind: 'salary', monthlyCents: 30_000_00 },
    { kind: 'one_time', amountCents: 20_000_00 },
    { kind: 'severance', amountCents: 100_000_00 },
    { kind: 'company_car', listPriceCents: 90_000_00, share: '1' },
    { kind: 'voucher', amountCents: 50_00 },
    { kind: 'commute_allowance', amountCents: 60_00, kilometres: 10, days: 20 },
  ],
}
const PERSON = {
  ...{ id: 'x', name: 'Ayşe Öztürk', number: '1', address: 'Kiel', entryOn: '2020-01-01', exitOn: null },
  ...{ birthDate: null, taxId: null, socialInsuranceNumber: null },
}

test.each(['de', 'en'] as const)(
  'no word of a column’s head tears on paper, and no figure below it (%s)',
  (language) => {
    const months = [
      { month: '2026-05', revision: 1, publishedAt: '2026-06-01', calculation: calculated(FULL) },
    ]
    const of = { person: PERSON, of: { year: '2026', opening: undefined, months } }
    const month = { month: '2026-05', counted: MAY, language }
    const reports = [
      ...[journalReport(month), minimumWageReport(month)],
      ...[accountReport(of, language), certificateReport(of, language)],
    ]
    const columns = reports.flatMap(({ tables }) => tables.flatMap((table) => table.columns))
    expect(columns.length).toBeGreaterThan(40)
    const torn = columns.flatMap(({ title, onPaper = title, width }) => {
      const lines = linesOf(onPaper, STYLE.head, mm(width) - CELL_GAP)
      return lines.slice(0, -1).some((line) => !/[ /-]$/.test(line)) ? [onPaper] : []
    })
    expect(torn).toEqual([])
    const narrow = columns.filter(
      ({ isNumber, width }) =>
        isNumber && linesOf('100.000,00', STYLE.dense, mm(width) - CELL_GAP).length > 1,
    )
    expect(narrow.map(({ title }) => title)).toEqual([])
  },
)
