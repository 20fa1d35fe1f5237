import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { backup } from '~/commands/backup/backup'
import { doctor } from '~/commands/doctor/doctor'
import { exportAll } from '~/commands/export/export'
import { keys } from '~/commands/keys/keys'
import { restore } from '~/commands/restore/restore'
import { user } from '~/commands/user/user'
import { verify } from '~/commands/verify/verify'
import { readConfig } from '~/config.server'
import { admitKeys } from '~/domain/keys/keys.server'
import { failureOf } from '~/start/failure'
import { makeSmallFirm } from '../factories/small-firm'
import { runCommand } from '../support/commands'
import { copyDatabase } from '../support/database'
import { openTestHouse } from '../support/test-house'
import { VARIABLES } from '../support/variables'

// What the start and each command answer to keys that are right, wrong, swapped, missing or new. The start asks
// `admitKeys`; that it does is in tests/process/start.test.ts.

// A process reads its settings once; here each case is a process of its own.
vi.mock('~/config.server', async (original) => {
  const actual = await original<typeof import('~/config.server')>()
  return { ...actual, config: () => actual.readConfig() }
})

type Variable = 'FIELD_KEYS' | 'LINK_KEYS'
const OLD = { FIELD_KEYS: VARIABLES.FIELD_KEYS.slice(3), LINK_KEYS: VARIABLES.LINK_KEYS.slice(3) }
const SECOND = {
  FIELD_KEYS: 'zweiter-feld-6789abcdefghijklmnopqrstuv',
  LINK_KEYS: 'zweiter-link-6789abcdefghijklmnopqrstuv',
}
const OTHER = 'anderes-6789abcdefghijklmnopqrstuvwxyz01'
const USED = {
  FIELD_KEYS: `k2:${SECOND.FIELD_KEYS},k1:${OLD.FIELD_KEYS}`,
  LINK_KEYS: `k2:${SECOND.LINK_KEYS},k1:${OLD.LINK_KEYS}`,
}
const AT = '2026-03-02T09:00:00.000Z'
const LET_IN = ''

const listed = (variable: Variable) => ({ k1: `k1:${OLD[variable]}`, k2: `k2:${SECOND[variable]}` })

/** Each with what is said of FIELD_KEYS, and of LINK_KEYS. */
const CASES: [string, (variable: Variable) => string, Record<Variable, string>][] = [
  ['right', (it) => USED[it], { FIELD_KEYS: LET_IN, LINK_KEYS: LET_IN }],
  [
    'another secret of the same name',
    (it) => `k2:${OTHER},${listed(it).k1}`,
    { FIELD_KEYS: 'the secret of "k2" is not the one', LINK_KEYS: 'the secret of "k2" is not the one' },
  ],
  [
    'in the wrong order',
    (it) => `${listed(it).k1},${listed(it).k2}`,
    { FIELD_KEYS: 'must end with the key "k1"', LINK_KEYS: LET_IN },
  ],
  [
    'without the oldest, which is needed',
    (it) => listed(it).k2,
    { FIELD_KEYS: 'has no key "k1"', LINK_KEYS: 'has no key "k1"' },
  ],
  ['with a new one in front', (it) => `k3:${OTHER},${USED[it]}`, { FIELD_KEYS: LET_IN, LINK_KEYS: LET_IN }],
  [
    'one secret under two names',
    (it) => `k3:${SECOND[it]},${USED[it]}`,
    { FIELD_KEYS: 'holds the same secret', LINK_KEYS: 'holds the same secret' },
  ],
  [
    'an old secret under a new name',
    (it) => `${listed(it).k2},k3:${OLD[it]}`,
    { FIELD_KEYS: 'has no key "k1"', LINK_KEYS: 'has no key "k1"' },
  ],
  ['missing', () => '', { FIELD_KEYS: 'is missing', LINK_KEYS: 'is missing' }],
]

const scratch = mkdtempSync(join(tmpdir(), 'zahltag-keys-'))
let used: string
let count = 0

beforeAll(async () => {
  const data = copyDatabase()
  const { house, file } = data
  await makeSmallFirm(house)
  await admitKeys(house, readConfig({ ...VARIABLES }), AT)
  await admitKeys(house, readConfig({ ...VARIABLES, ...USED }), AT)
  used = join(scratch, 'used')
  vi.stubEnv('DATA_DIR', dirname(file))
  expect((await backup([])).exitCode).toBe(0)
  cpSync(dirname(file), used, { recursive: true })
  await data.close()
})
afterAll(() => rmSync(scratch, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

describe.each(['FIELD_KEYS', 'LINK_KEYS'] as const)('%s', (variable) => {
  test.each(CASES)('%s', async (_, value, said) => {
    const words = said[variable]
    const answers = await askAll(used, { ...USED, [variable]: value(variable) })
    expect(codesOf(answers)).toEqual(words === LET_IN ? ALL_DONE : ALL_REFUSED)
    if (words === LET_IN) return
    for (const { text, name } of answers.filter(({ name }) => name !== 'backup'))
      expect([name, text]).toEqual([name, expect.stringMatching(new RegExp(`${variable}:? ${words}`))])
  })

  test('without the oldest, which was retired', async () => {
    const retired = join(scratch, `retired-${variable}`)
    cpSync(used, retired, { recursive: true })
    const change = (...words: string[]) =>
      runCommand('keys', words, { ...USED, LANG: 'C', DATA_DIR: retired }).status
    if (variable === 'FIELD_KEYS') expect(change('reseal')).toBe(0)
    const [kind, ...more] = variable === 'FIELD_KEYS' ? ['field'] : ['link', '--revoke']
    expect(change('retire', kind ?? '', 'k1', ...more)).toBe(0)
    const left = { ...USED, [variable]: listed(variable).k2 }
    // A backup from before that is sealed with the old key, and wants it. Links that were blocked since stay blocked.
    const [{ exitCode, text }] = await askAll(retired, left, ['restore'])
    expect([exitCode, text]).toEqual(
      variable === 'FIELD_KEYS' ? [78, expect.stringContaining('has no key "k1"')] : [0, expect.anything()],
    )
    rmSync(join(retired, 'backups'), { recursive: true })
    expect(codesOf(await askAll(retired, left))).toEqual(ALL_DONE)
  })
})

const NAMES = ['verify', 'keys', 'export', 'user', 'doctor', 'backup', 'restore', 'start'] as const
const ALL_DONE = NAMES.map((name) => [name, 0])
/** A copy of anything is made: it does no harm. */
const ALL_REFUSED = NAMES.map((name) => [name, name === 'backup' ? 0 : 78])

interface Told {
  name: string
  exitCode: number
  text: string
}

/** In a copy of the folder, with these keys. */
async function askAll(
  folder: string,
  environment: Record<string, string>,
  names: readonly (typeof NAMES)[number][] = NAMES,
): Promise<[Told, ...Told[]]> {
  count += 1
  const dataDir = join(scratch, `case-${count}`)
  cpSync(folder, dataDir, { recursive: true })
  for (const [name, value] of Object.entries({ ...environment, LANG: 'C', DATA_DIR: dataDir }))
    vi.stubEnv(name, value)
  const commands = {
    verify: () => verify([]),
    keys: () => keys(['check']),
    export: () => exportAll(['--to', `${dataDir}-export`]),
    user: () => user(['create', 'neu@firma.example', '--role', 'owner']),
    doctor: () => doctor([]),
    backup: () => backup([]),
    restore: () => restore(['--newest']),
    start: () => start(join(dataDir, 'zahltag.sqlite')),
  }
  const answers: Told[] = []
  for (const name of names) answers.push({ name, ...(await commands[name]()) })
  const secrets = new RegExp([...Object.values(OLD), ...Object.values(SECOND), OTHER].join('|'))
  for (const { text } of answers) expect(text).not.toMatch(secrets)
  return answers as [Told, ...Told[]]
}

async function start(file: string) {
  try {
    const settings = readConfig()
    const house = openTestHouse(file, settings)
    await admitKeys(house, settings, new Date().toISOString()).finally(() => house.close())
    return { text: '', exitCode: 0 }
  } catch (error) {
    return failureOf(error, 'en')
  }
}

function codesOf(answers: readonly Told[]) {
  return answers.map(({ name, exitCode }) => [name, exitCode])
}
