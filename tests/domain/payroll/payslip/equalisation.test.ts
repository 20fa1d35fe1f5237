import { expect, test } from 'vitest'
import { calculationJson, parseCalculation } from '~/domain/payroll/calculation'
import { taxReturnOf } from '~/domain/payroll-reports/tax-return'
import { accountAmounts } from '~/domain/person-years/account-amounts'
import { calculated, countedOf } from '../../payroll-reports/people'

type Json = Record<string, unknown>

/**
 * January to November of somebody with six months at 2,000 € and five at 4,500 €, before a December of 4,500 €: the year of
 * 39,000 € owes 4,181 € (the ministry's plan, class I, 2.9 %, childless), and 248.92 come back; of church tax of 9 % 22.35.
 */
const BEFORE = { taxableCents: 34_500_00, wageTaxCents: 3_779_76, solidarityCents: 0, churchTaxCents: 340_13 }
const december = (changes: Json = {}) =>
  calculated({
    month: '2026-12',
    earnings: [{ kind: 'salary', monthlyCents: 4_500_00 }],
    taxCard: { taxClass: 1, church: 'ev' },
    equalisation: BEFORE,
    ...changes,
  })
const refundsOf = ({ result }: ReturnType<typeof december>) =>
  result.taxes.filter(({ part }) => part === 'equalisation').map(({ tax, cents }) => [tax, cents])

test('gives back each tax by itself, keeps what it was found by, and reads back', () => {
  const calculation = december()
  expect(refundsOf(calculation)).toEqual([
    ['wage_tax', -248_92],
    ['church_tax', -22_35],
  ])
  expect(parseCalculation(calculationJson(calculation))).toEqual(calculation)
  // Less withheld before than the year owes: nothing is demanded.
  expect(
    refundsOf(december({ equalisation: { ...BEFORE, wageTaxCents: 100_00, churchTaxCents: 0 } })),
  ).toEqual([])
})

test('what comes back is no pay: creditors get what they would get without it, and somebody is told', () => {
  const garnishments = [{ kind: 'ordinary', label: 'Fischer', dependants: 0, dueCents: 9_999_00 }]
  const [all, none] = [december({ garnishments }), december({ garnishments, equalisation: undefined })]
  expect(all.result.netItems).toEqual(none.result.netItems)
  expect(all.result.payout.cents - none.result.payout.cents).toBe(248_92 + 22_35)
  expect(all.result.notices.map(({ code }) => code)).toContain('equalisation_not_attached')
  expect(none.result.notices.map(({ code }) => code)).not.toContain('equalisation_not_attached')
})

test('the churches of a couple give back half each, as they got it; the odd cent is one’s own', () => {
  const calculation = december({ taxCard: { taxClass: 1, church: 'ev', churchOfSpouse: 'rk' } })
  const shares = calculation.result.churchShares?.filter(({ part }) => part === 'equalisation')
  expect(shares?.map(({ church, cents }) => [church, cents])).toEqual([
    ['ev', -11_18],
    ['rk', -11_17],
  ])
  // 58.51 of December are 29.26 and 29.25.
  expect(taxReturnOf([countedOf('Ahrens', calculation)])).toMatchObject({
    wageTaxCents: 650_16 - 248_92,
    churches: [
      { church: 'ev', cents: 29_26 - 11_18 },
      { church: 'rk', cents: 29_25 - 11_17 },
    ],
  })
  expect(accountAmounts(calculation.result, 0)).toMatchObject({
    ...{ wageTax: 650_16, churchTax: 29_26, churchTaxOfSpouse: 29_25 },
    ...{ wageTaxBack: 248_92, churchTaxBack: 11_18, churchTaxOfSpouseBack: 11_17 },
  })
})
