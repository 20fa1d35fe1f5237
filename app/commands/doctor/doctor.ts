import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { now } from '~/clock.server'
import type { Answer } from '~/command-line/answer'
import { ConfigError, readConfig } from '~/config.server'
import { failureOf } from '~/start/failure'
import { pendingSteps } from '~db/migrate'
import { databasePath, openReader } from '~db/open'
import { type Choices, readChoices } from './arguments'
import { CHECKS, type Name } from './checks'
import { type Finding, fail, type Patient } from './finding'
import { askService } from './service'
import { watch } from './watch'
import type { Words } from './words'

const EXIT = { well: 0, wrong: 1, configuration: 78 } as const
/** Needs a person: settings or another version. */
const OF_CONFIGURATION: readonly Name[] = ['configuration', 'secrets', 'versions', 'keys']
const PATIENCE_MS = 30_000

type Line = Finding & { check: Name }

/** `npm run doctor`: checks everything around the service and says what to do. */
export async function doctor(args: string[]): Promise<Answer> {
  const choices = readChoices(args)
  if (choices.reply) return choices.reply
  const { words } = choices
  const { patient, close } = await admit(choices)
  try {
    if (choices.isWatch) return await watch(patient)
    const lines: Line[] = []
    for (const [check, look] of Object.entries(CHECKS) as [Name, (typeof CHECKS)[Name]][]) {
      const findings = await withPatience(look(patient), words).catch((error) => [
        fail(failureOf(error, words.language).text),
      ])
      lines.push(...findings.map((finding) => ({ check, ...finding })))
    }
    const failed = lines.filter(({ state }) => state === 'fail')
    const isMisconfigured = failed.some(({ check }) => OF_CONFIGURATION.includes(check))
    const exitCode = isMisconfigured ? EXIT.configuration : failed.length > 0 ? EXIT.wrong : EXIT.well
    const text = choices.isJson ? JSON.stringify({ exitCode, lines }, null, 2) : written(lines)
    return { text, exitCode, isFinding: true }
  } finally {
    await close()
  }
}

async function admit({
  words,
  testMail,
}: Choices): Promise<{ patient: Patient; close: () => Promise<void> }> {
  const config = settings()
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const file = databasePath(dataDir)
  const reader = isReadable(file) ? openReader(file) : undefined
  const running = config instanceof ConfigError ? undefined : await askService(config)
  const patient = { at: now(), words, config, dataDir, file, reader, running, testMail }
  return { patient, close: async () => reader?.destroy() }
}

function settings() {
  try {
    return readConfig()
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
}

function isReadable(file: string): boolean {
  try {
    return existsSync(file) && pendingSteps(file).length === 0
  } catch {
    return false
  }
}

function withPatience<Result>(work: Promise<Result>, words: Words): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(words.tooLong)), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The state in the first column, the remedy on the next line. */
function written(lines: readonly Line[]): string {
  return lines
    .map(({ state, text, mend }) => {
      const rows = [
        ...text.split('\n'),
        ...(mend === undefined ? [] : mend.split('\n').map((row) => `→ ${row}`)),
      ]
      return rows.map((row, place) => `${(place === 0 ? state : '').padEnd(6)}${row}`).join('\n')
    })
    .join('\n')
}
