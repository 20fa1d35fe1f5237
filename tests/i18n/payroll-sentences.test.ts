import { expect, test } from 'vitest'
import type { Explanation } from '~/domain/payroll/explanation'
import { explanationSentence } from '~/i18n/payroll-sentences.server'

const money = (cents: number) => ({ kind: 'money', cents }) as const
const percent = (value: string) => ({ kind: 'percent', value }) as const

const TAX = {
  annualPay: money(36_000_00),
  tableAllowances: money(1_266_00),
  provision: money(7_000_00),
  taxableIncome: money(27_734_00),
  annualTax: money(3_600_00),
}
const NOTHING = { ageRelief: money(0), allowance: money(0), addition: money(0) }

test.each<[string, string, Record<string, unknown>, string]>([
  [
    'sums of nothing',
    'wage_tax',
    { ...TAX, ...NOTHING },
    'Jahreslohn 36.000,00 € − Pauschbeträge 1.266,00 € − Vorsorge 7.000,00 € = zu versteuern 27.734,00 €; Jahressteuer 3.600,00 € / 12 (§ 39b EStG)',
  ],
  [
    'none that is something',
    'wage_tax',
    { ...TAX, ...NOTHING, allowance: money(1_200_00) },
    'Jahreslohn 36.000,00 € − Freibetrag 1.200,00 € − Pauschbeträge 1.266,00 € − Vorsorge 7.000,00 € = zu versteuern 27.734,00 €; Jahressteuer 3.600,00 € / 12 (§ 39b EStG)',
  ],
  [
    'nothing of the tax',
    'net',
    { gross: money(603_00), taxes: money(0), contributions: money(21_71) },
    'Gesamtbrutto 603,00 € − Beiträge 21,71 €',
  ],
  [
    'no amount without a name',
    'payout',
    { net: money(581_29), additions: money(0), deductions: money(0) },
    'Netto 581,29 € + 0,00 € − 0,00 €',
  ],
])('leaves out %s', (_, rule, figures, sentence) => {
  const said = explanationSentence({ rule, figures } as unknown as Explanation, 'de')
  expect(said.replaceAll('\u00a0', ' ')).toBe(sentence)
})

test('keeps a sum that more is said of', () => {
  const figures = {
    ...{ base: money(3_000_00), half: percent('1.8'), employeeBase: money(3_000_00), surcharge: money(0) },
    ...{ reduction: money(0), reductionRate: percent('0.25') },
  }
  const said = explanationSentence({ rule: 'zone_care', figures } as unknown as Explanation, 'de')
  expect(said).toMatch(/− Abschlag 0,00\s€ \(/)
})
