import { describe, expect, test } from 'vitest'
import { payslip } from '../../../../app/domain/payroll/payslip/payslip'
import { WORKED } from './worked/all'
import { inputWith, paperFigures, payslipFigures } from './worked-payslip'

describe('payslips worked on paper', () => {
  test('there are at least 60 of them', () => {
    expect(WORKED.length).toBeGreaterThanOrEqual(60)
  })

  test.each(WORKED)('$name', ({ input, paper }) => {
    const figures = payslipFigures(payslip(inputWith(input)))
    const onPaper = paperFigures(paper)
    const compared = Object.fromEntries(Object.keys(onPaper).map((name) => [name, figures[name]]))
    expect(compared).toEqual(onPaper)
    // Nothing the calculation withholds is missing on paper; bases are only noted where they are the point.
    const withheld = Object.keys(figures).filter((name) => !name.startsWith('base '))
    expect(Object.keys(onPaper)).toEqual(expect.arrayContaining(withheld))
  })
})
