import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calculate } from '~/domain/payroll/calculation'
import { figuresWith, setFigure } from '../../domain/payroll/years/file-of'
import { type Figures, slipFigures } from './figures'
import { FIGURES_OF_2027, FUNDS } from './firm'

type Json = Record<string, unknown>

interface Person extends Json {
  employment: Json
  months: (Json & { month: string; fundId?: string; paper: Figures })[]
}

const PEOPLE = readFileSync('tests/office/payroll-paper/paper/drawn.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Person)
const RATES = FUNDS.map(([name, from, ...rates]) => {
  const [additionalRate = '', u1Rate = '', u2Rate = ''] = rates.map((rate) => rate.replace(',', '.'))
  // Funds that the firm entered in November hold from January on here.
  return { id: name, name, validFrom: from.replace('-11', '-01'), additionalRate, u1Rate, u2Rate }
})

test('drawn people are paid as on paper, month after month over two turns of the year', () => {
  const figures = figuresWith((made) => {
    for (const [name, value] of FIGURES_OF_2027) setFigure(made, name, value)
  })
  const wrong: string[] = []
  let slips = 0
  for (const [index, { months, employment, ...person }] of PEOPLE.entries()) {
    let history: unknown = 'first_month'
    for (const { paper, fundId, ...ofMonth } of months) {
      const { calculation, issues } = calculate(
        {
          ...{ ...person, ...ofMonth, history, earlierEmployers: 'none' },
          employment: { ...employment, fundId },
          funds: fundId ? RATES : [],
        },
        figures,
      )
      const found = calculation ? slipFigures(calculation.result) : { [JSON.stringify(issues)]: 1 }
      for (const name of new Set([...Object.keys(found), ...Object.keys(paper)]))
        if (found[name] !== paper[name])
          wrong.push(`${index} ${ofMonth.month} ${name}: ${found[name] ?? 0}, on paper ${paper[name] ?? 0}`)
      history = calculation?.result.history
      slips += 1
    }
  }
  expect(wrong.slice(0, 20)).toEqual([])
  expect(slips).toBeGreaterThan(10 * PEOPLE.length)
})
