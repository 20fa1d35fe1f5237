import { expect, test } from 'vitest'
import { csvFile } from '~/documents/csv'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 431 5550171', "'+49 431 5550171"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\n=1+1', `"'\n=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['-672,23', '-672,23'],
  ['-1170.00', '-1170.00'],
  [-3, '-3'],
  [null, ''],
])('%j is written as %j, so that it is shown and a sum adds up', (value, written) => {
  expect(csvFile([[value, 'x']]).toString()).toBe(`\uFEFF${written};x\r\n`)
})
