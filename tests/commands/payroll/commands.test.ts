import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkPayroll } from '~/commands/payroll/check-payroll'
import type { Output } from '~/commands/payroll/output'
import { printPayslip } from '~/commands/payroll/print-payslip'
import { PLAIN_INPUT } from '../../domain/payroll/payslip/worked-payslip'

interface Ended {
  status: number
  stdout: string
  stderr: string
}

const PROCESS_TIMEOUT_MS = 60_000
const FIGURES = 'id,LZZ,STKL,RE4,KVZ,PVZ,erwartet_LSTLZZ\nA,2,1,200000,2.90,1,'

describe('npm run payroll', { timeout: PROCESS_TIMEOUT_MS }, () => {
  test('prints the example in German with the formula of each figure', () => {
    const { exitCode, text: stdout } = print('example.json', '--language', 'de')
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Lohnzettel 2026-11')
    expect(stdout).toMatch(
      /Überstundenzuschlag \(St L, SV L, GB J\) +29,61\s€\n +6,25 Überstunden × 18,95\s€ × 25\s%/,
    )
    expect(stdout).toMatch(/Auszahlungsbetrag +[\d.]+,\d\d\s€\n +Netto/)
    expect(stdout).toContain('Bescheinigung nach § 108 Absatz 3 Satz 1 der Gewerbeordnung')
    expect(stdout).not.toMatch(/[{}]|undefined|NaN/)
  })

  test('prints it in English', () => {
    const { exitCode, text: stdout } = print('example.json', '--language', 'en')
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(
      /Overtime premium \(tax R, ins\. R, gross Y\) +€29\.61\n +6\.25 h overtime × €18\.95 × 25%/,
    )
  })

  test('says why it refuses', () => {
    const file = join(folder(), 'bad.json')
    writeFileSync(
      file,
      JSON.stringify({ ...PLAIN_INPUT, earnings: [{ kind: 'hours', hours: '-1', hourlyWageCents: 1 }] }),
    )
    const { status, stdout, stderr } = spawned('print.ts', [file, '--language', 'de'])
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain('Stunden dürfen nicht negativ sein. earnings.0.hours [negative_hours]')
    expect(print(file, '--language', 'en').text).toContain('Hours cannot be negative.')
  })

  test.each([
    ['null', 'is no input of the calculation.'],
    ['{"identity":{}}', 'wrong is identity.employer, identity.employee'],
    ['nonsense', 'cannot be read: '],
  ])('a file with %s is refused in words', (content, words) => {
    const file = join(folder(), 'strange.json')
    writeFileSync(file, content)
    const { text, exitCode } = print(file, '--language', 'en')
    expect([exitCode, text]).toEqual([66, expect.stringContaining(words)])
  })
})

describe('npm run payroll:check', { timeout: PROCESS_TIMEOUT_MS }, () => {
  test('counts rows and fails on a wrong one', () => {
    const right = folder()
    writeFileSync(join(right, 'tax-2026.csv'), `${FIGURES}8816\n`)
    const good = spawned('check.ts', [], { PAYROLL_ROWS: right })
    expect(good.stdout).toContain('tax-2026.csv: 1 checked, 1 equal, 0 wrong')
    expect(good.status).toBe(0)
    writeFileSync(join(right, 'tax-2026.csv'), `${FIGURES}8815\n`)
    const bad = check(right)
    expect(bad.stdout).toContain('A: LSTLZZ is 8816, expected 8815')
    expect(bad.status).toBe(1)
  })

  test('a missing or empty folder is no success', () => {
    expect(check('').status).toBe(2)
    expect(check(folder()).status).toBe(1)
  })
})

const print = (...args: string[]) => printPayslip(args)

function check(rows: string): Ended {
  const { output, ended } = listen()
  return ended(checkPayroll(rows, output))
}

function spawned(command: string, args: string[], env: Record<string, string> = {}) {
  return spawnSync('node_modules/.bin/tsx', [`app/commands/payroll/${command}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
}

function listen() {
  const texts = { stdout: '', stderr: '' }
  const output: Output = {
    stdout: { write: (text) => (texts.stdout += text) },
    stderr: { write: (text) => (texts.stderr += text) },
  }
  return { output, ended: (status: number): Ended => ({ status, ...texts }) }
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'payroll-'))
}
