import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { payslipTable } from '~/commands/payroll/table'
import { payslip } from '../../../app/domain/payroll/payslip/payslip'

test("the README's example gives the table that stands below it", () => {
  const readme = readFileSync('app/domain/payroll/README.md', 'utf8')
  const [, input = '', output = ''] = /```json\n(.*?)```\s+```\n(.*?)\n```/s.exec(readme) ?? []
  expect(output.length).toBeGreaterThan(500)
  expect(payslipTable(payslip(JSON.parse(input)), 'en')).toContain(output)
})
