import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkFile, checkFolder } from '~/commands/payroll/check-folder'

/** Folders of official figures that lie beside the repository; where they are missing the tests below are skipped. */
const FOLDERS = [process.env.PAYROLL_ROWS, '../shared/payroll/devset'].filter(
  (folder) => folder !== undefined,
)

describe.each(FOLDERS)('figures in %s', (folder) => {
  test.skipIf(!existsSync(folder))('every row is equal', () => {
    const files = checkFolder(folder)
    expect(files.flatMap(({ file, faults }) => faults.map((fault) => `${file} ${fault}`))).toEqual([])
    expect(files.reduce((sum, { equal }) => sum + equal, 0)).toBeGreaterThan(0)
  })
})

const WAGE_TAX = 'id,LZZ,STKL,RE4,KVZ,PVZ,VBEZ,erwartet_LSTLZZ,erwartet_SOLZLZZ'
const INSURANCE = 'fall,zeitraum,art,eingaben_json,feld,erwartet,quelle,guete'

describe('what the check says of a row', () => {
  test.each([
    ['an equal one', `${WAGE_TAX}\nA,2,1,200000,2.90,1,,8816,0`, 'equal', ''],
    ['a wrong one', `${WAGE_TAX}\nA,2,1,200000,2.90,1,,8817,0`, 'wrong', 'A: LSTLZZ is 8816, expected 8817'],
    [
      'a pension above the pay',
      `${WAGE_TAX}\nA,2,1,200000,2.90,1,250000,1,0`,
      'wrong',
      'A: refused with retirement_pay_above_pay',
    ],
    ['a refusal', `${WAGE_TAX}\nA,2,1,-5,2.90,1,,1,0`, 'wrong', 'A: refused with negative_amount'],
    ['an unknown form', 'a,b\n1,2', 'wrong', 'row 1: unknown form of row'],
    [
      'euros with other decimals',
      `${INSURANCE}\nM,2026,minijob,"{""AE"": 500, ""rv_an"": 3.6}",rv_an,18,"x, y",C`,
      'equal',
      '',
    ],
    [
      'an unknown kind',
      `${INSURANCE}\nM,2026,other,"{}",rv_an,18,x,C`,
      'wrong',
      'M: unknown kind of example: other',
    ],
    [
      'an unknown figure',
      `${INSURANCE}\nM,2026,minijob,"{""AE"": 500}",xyz,18,x,C`,
      'wrong',
      'M: unknown figure of minijob: xyz',
    ],
  ])('%s', (_, text, outcome, fault) => {
    const { checked, equal, faults } = checkFile('rows-2026.csv', text)
    expect(checked).toBe(1)
    expect({ equal, wrong: faults.length }).toEqual({
      equal: outcome === 'equal' ? 1 : 0,
      wrong: outcome === 'wrong' ? 1 : 0,
    })
    expect(faults.join()).toBe(fault)
  })
})
