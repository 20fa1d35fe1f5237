import { describe, expect, test } from 'vitest'
import { wageTaxParametersOf } from '../../../../app/domain/payroll/parameters/parameters-of'
import type { TaxClass, WageTaxInput } from '../../../../app/domain/payroll/wage-tax/input'
import { wageTax } from '../../../../app/domain/payroll/wage-tax/wage-tax'

/**
 * Cells of the ministry's test tables (last pages of each plan): wage tax of a year in euros on a year's pay in
 * euros. General table: insured in every branch, childless but for class II. Special table: in none, private
 * premium of 300 € a month in 2026 (class III 500 €, class VI none), of 0 € in 2025. A dash is a cell not
 * entered here.
 */
const GENERAL_2025 = `
   pay       I      II     III      IV       V      VI
 10000       0       0       0       -     924    1101
 20000     436       0       0     436       -    2863
 22500     852       -       -     852    3172    3703
 27500    1826     831       0    1826       -       -
 32500       -       -      78    2860    6534    7024
 47500       -       -    2480    6303   11295   11826
 52500    7564    6321    3468    7564   12976       -
 55000       -       -    3972    8216   13816   14348
 57500    8881    7592    4482    8881       -       -
 60000    9561    8250    5002       -   15498       -
 62500   10255    8921    5526   10255       -       -
 65000   10964    9607    6058   10964       -       -
 75000   14303   12826    8524       -   20937       -
 77500   15194       -    9172       -   21889   22420
`

const SPECIAL_2025 = `
   pay       I      II     III      IV       V      VI
  5000       0       0       -       -     438     616
 12500       0       0       0       -    1362       -
 20000     872      69       -     872    3209    3741
 25000    2101       -       0    2101       -    5841
 27500       -    1658       -    2750    6359    6874
 32500       -    2947       -    4115    8264    8758
 40000    6327       -    2234    6327       -   11859
 42500       -    5790    2842    7108       -   12909
 50000    9586    8154    4734       -   15527   16059
 55000   11347       -    6050       -   17627   18159
 62500   14156       -    8108   14156   20777       -
 85000   23458       -   14876   23458   30227       -
 95000       -   25869   18170   27658   34427   34959
100000       -   27969   19884       -   36527   37059
`

const GENERAL_2026 = `
   pay       I      II     III      IV       V      VI
  7500       0       0       -       0     647       -
 10000       0       -       0       -     922    1117
 20000     380       0       0       -       -    2766
 25000    1251       -       0    1251    3911    4443
 37500       -       -     628    3847    7954    8436
 45000    5570    4408    1850    5570       -       -
 50000       -    5580    2810    6788       -   12542
 52500       -       -    3302    7417   12848   13380
 57500    8718    7442       -       -   14525   15057
 60000    9389    8091       -       -   15364   15895
 65000   10772    9430    5870       -   17040       -
 70000   12220       -    6952       -   18729   19260
 92500   20390   18777   12876   20390       -   27831
 95000   21343   19729   13580       -   28252   28784
`

const SPECIAL_2026 = `
   pay       I      II     III      IV       V      VI
  5000       0       0       0       0      18       -
  7500       0       -       0       -     368       -
 15000       0       0       0       0       -    2359
 20000     461       0       -     461    2415       -
 30000    2886    1788       0       -       -    8460
 57500   11485       -       -   11485   17879   19923
 80000   20420       -   12164   20420       -   29373
 85000       -   20731   13706   22520   29429   31473
 87500   23570   21781       -   23570       -   32523
 92500   25670       -       -   25670   32579   34623
 97500   27770   25981   17748   27770       -       -
105000       -       -   20304   30920   37829   39873
107500       -   30181   21178       -   38879   40923
110000   33020   31231       -   33020   39929       -
`

const CELLS = [
  ...cellsOf(2025, 'general', GENERAL_2025),
  ...cellsOf(2025, 'special', SPECIAL_2025),
  ...cellsOf(2026, 'general', GENERAL_2026),
  ...cellsOf(2026, 'special', SPECIAL_2026),
]

describe('official test tables', () => {
  test('enough cells of every year, table and class are entered', () => {
    expect(CELLS.length).toBeGreaterThanOrEqual(120)
    const kinds = new Set(CELLS.map(({ year, table, taxClass }) => `${year} ${table} ${taxClass}`))
    expect(kinds.size).toBe(2 * 2 * 6)
  })

  test.each(CELLS)('$year $table class $taxClass: $pay €', ({ year, table, taxClass, pay, tax }) => {
    const situation = table === 'general' ? general(year, taxClass) : special(year, taxClass)
    const input: WageTaxInput = { year, period: 'year', taxClass, payCents: pay * 100, ...situation }
    expect(wageTax(input, wageTaxParametersOf(year)).wageTaxCents).toBe(tax * 100)
  })
})

function general(year: number, taxClass: TaxClass): Partial<WageTaxInput> {
  return {
    health: { kind: 'statutory', additionalRate: year === 2025 ? '2.50' : '2.90' },
    care: { isChildless: taxClass !== 2 },
  }
}

function special(year: number, taxClass: TaxClass): Partial<WageTaxInput> {
  const premiumCents = year === 2025 || taxClass === 6 ? 0 : taxClass === 3 ? 500_00 : 300_00
  return {
    hasPensionInsurance: false,
    hasUnemploymentInsurance: false,
    health: { kind: 'private', premiumCents },
  }
}

function cellsOf(year: number, table: 'general' | 'special', text: string) {
  const [, ...lines] = text.trim().split('\n')
  return lines.flatMap((line) => {
    const [pay, ...taxes] = line.trim().split(/\s+/)
    return taxes.flatMap((tax, index) => {
      if (tax === '-') return []
      return [{ year, table, pay: Number(pay), taxClass: (index + 1) as TaxClass, tax: Number(tax) }]
    })
  })
}
