import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Answer } from '~/command-line/answer'
import { backup } from '~/commands/backup/backup'
import { isForDemo } from '~/commands/demo/secrets'
import { doctor } from '~/commands/doctor/doctor'
import { exportAll } from '~/commands/export/export'
import { keys } from '~/commands/keys/keys'
import { printPayslip } from '~/commands/payroll/print-payslip'
import { payrollYear } from '~/commands/payroll-year/payroll-year'
import { rehearse } from '~/commands/rehearse/rehearse'
import { release } from '~/commands/release/release'
import { restore } from '~/commands/restore/restore'
import { retention } from '~/commands/retention/retention'
import { user } from '~/commands/user/user'
import { verify } from '~/commands/verify/verify'
import { runCommand } from '../support/commands'

const COMMANDS: Record<string, (args: string[]) => Promise<Answer> | Answer> = {
  ...{ backup, doctor, export: exportAll, keys, payroll: printPayslip, rehearse },
  'payroll-year': payrollYear,
  ...{ release, restore, retention, user, verify },
}

test.each(Object.keys(COMMANDS))('npm run %s explains itself in both languages', async (name) => {
  for (const [language, usage, codes] of [
    ['de', 'Aufruf', 'Rückgabe'],
    ['en', 'Usage', 'Exit codes'],
  ]) {
    const answer = await COMMANDS[name]?.(['--help', '--language', String(language)])
    expect(answer).toMatchObject({ exitCode: 0, text: expect.stringContaining(`${codes}: 0 `) })
    expect(answer?.text).toMatch(new RegExp(`^${usage}: npm run ${name} -- .*(?:\\n.*)?--language de\\|en`))
  }
})

// What is wrong comes first, and how it is right below it.
test.each([
  ['verify --schnell', '„--schnell“ kennt dieser Befehl nicht.'],
  ['verify -x', '„-x“ kennt dieser Befehl nicht.'],
  ['rehearse --help=yes', 'Zu „--help“ gehört kein Wert.'],
  ['retention --apply now', '„now“ ist zu viel.'],
  ['retention --apply --apply', '„--apply“ steht zweimal da.'],
  ['backup --time-limit', 'Hinter „--time-limit“ fehlt der Wert.'],
  ['backup --time-limit= ', 'Der Wert hinter „--time-limit“ ist leer.'],
  ['backup --time-limit soon', '„soon“ hinter „--time-limit“ ist keine Zahl von Sekunden.'],
  ['backup --time-limit 0', '„0“ hinter „--time-limit“ ist keine Zahl von Sekunden.'],
  ['doctor --test-mail nobody', '„nobody“ hinter „--test-mail“ ist keine E-Mail-Adresse.'],
  ['export', 'Nennen Sie mit --to einen neuen Ordner.'],
  ['export --to --firm Kontor', 'Hinter „--to“ fehlt der Wert.'],
  ['export --to a --employee 1 --customer 2', 'Nennen Sie --employee oder --customer, nicht beides.'],
  ['keys', 'Nennen Sie check, make, reseal oder retire.'],
  ['keys melt', '„melt“ kennt dieser Befehl nicht.'],
  ['keys make link', '„link“ ist zu viel.'],
  ['keys retire k1', 'Welcher Schlüssel?'],
  ['keys retire field k1 --revoke', '„--revoke“ gehört nur zu retire link.'],
  ['payroll', 'Welche Datei?'],
  ['payroll-year --check', 'Nennen Sie die Datei mit den Werten eines Jahres.'],
  ['restore', '--list nennt, welche es gibt'],
  ['restore --newest --list', 'Nennen Sie eines davon'],
  ['restore a b', '„b“ ist zu viel.'],
  ['restore --newest --from a --off-site', 'Nennen Sie --from oder --off-site, nicht beides.'],
  ['restore a --off-site', 'Eine Datei nennt ihren Ort selbst'],
  ['restore --at soon', '„soon“ hinter „--at“ ist kein Zeitpunkt.'],
  ['user', 'Was soll geschehen?'],
  ['user remove a@b.example', '„remove“ kennt dieser Befehl nicht.'],
  ['user disable', 'Es fehlt die E-Mail-Adresse.'],
  ['user disable nobody', '„nobody“ ist keine E-Mail-Adresse.'],
  ['user create a@b.example --role boss', 'Die Rolle „boss“ gibt es nicht. Es gibt: owner, '],
  ['user disable a@b.example --firm Kontor', '„--firm“ gehört nur zu create.'],
  ['release --language fr', 'There is no language "fr" here: take de or en.'],
])('npm run %s', async (line, fault) => {
  const [name = '', ...args] = line.split(' ')
  const language = args.includes('--language') ? [] : ['--language=de']
  const { text, exitCode } = (await COMMANDS[name]?.([...language, ...args.filter(Boolean)])) ?? {}
  expect([exitCode, text?.split('\n\n')[0]]).toEqual([64, expect.stringContaining(fault)])
  expect(text).toMatch(/^(Aufruf|Usage): npm run/m)
})

test('results and findings go to stdout, failures to stderr', () => {
  const streams = (name: Parameters<typeof runCommand>[0], ...words: string[]) => {
    const { status, stdout, stderr } = runCommand(name, words, { DATA_DIR: '/nowhere', LC_ALL: 'C' })
    return [status, stdout !== '', stderr !== '']
  }
  expect(streams('export', '--help')).toEqual([0, true, false])
  expect(streams('export', '--to', 'x')).toEqual([78, false, true])
  expect(streams('restore', '--newest')).toEqual([66, false, true])
  expect(streams('keys')).toEqual([64, false, true])
  expect(streams('doctor')).toEqual([1, true, false])
})

test('the demo touches no folder but its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-demo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect([isForDemo(folder), isForDemo(join(folder, 'new'))]).toEqual([true, true])
  writeFileSync(join(folder, 'zahltag.sqlite'), '')
  expect(isForDemo(folder)).toBe(false)
  writeFileSync(join(folder, 'secrets.env'), '')
  expect(isForDemo(folder)).toBe(true)
})
