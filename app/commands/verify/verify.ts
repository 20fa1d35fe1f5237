import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { config } from '~/config.server'
import { assertKeys } from '~/domain/keys/keys.server'
import { createVault } from '~/domain/vault'
import { explain } from '~/start-failure'
import { pendingSteps } from '~db/migrate'
import { databasePath, openReader } from '~db/open'
import type { Language } from '~db/schema'
import { CHECKS, type Outcome } from './checks'
import { WORDS, type Words } from './words'

/** As in sysexits.h, where 78 is a configuration that does not fit. */
const EXIT = { well: 0, wrong: 1, configuration: 78 } as const

interface Verdict {
  text: string
  exitCode: number
}

/** `npm run verify`: whether everything is as it was written. */
export async function verify(args: string[]): Promise<Verdict> {
  const { help, words } = understand(args)
  if (help) return { text: words.usage, exitCode: help === 'asked' ? EXIT.well : EXIT.configuration }
  try {
    return await checkAll(words)
  } catch (error) {
    const { words: why, exitCode } = explain(error)
    // Nobody who runs a machine wants to read where in our program it was.
    return { text: why.split('\n    at ')[0] ?? why, exitCode }
  }
}

async function checkAll(words: Words): Promise<Verdict> {
  const file = databasePath(config().dataDir)
  if (!existsSync(file)) return { text: words.noDatabase(file), exitCode: EXIT.configuration }
  if (pendingSteps(file).length > 0) return { text: words.older(file), exitCode: EXIT.configuration }
  const reader = openReader(file)
  try {
    await assertKeys(reader, config(), new Date().toISOString())
    const vault = createVault(config().fieldKeys)
    const outcomes: Outcome[] = []
    for (const check of CHECKS) outcomes.push(await check({ file, reader, vault, words }))
    const isWell = outcomes.every((outcome) => outcome.isWell)
    return {
      text: outcomes.flatMap(({ lines }) => lines).join('\n'),
      exitCode: isWell ? EXIT.well : EXIT.wrong,
    }
  } finally {
    await reader.destroy()
  }
}

function understand(args: string[]): { help: false | 'asked' | 'needed'; words: Words } {
  const machine = process.env.LC_ALL || process.env.LANG || ''
  const usual: Language = machine.startsWith('de') ? 'de' : 'en'
  try {
    const options = { help: { type: 'boolean', short: 'h' }, language: { type: 'string' } } as const
    const { help, language = usual } = parseArgs({ args, options }).values
    if (language !== 'de' && language !== 'en') return { help: 'needed', words: WORDS[usual] }
    return { help: help ? 'asked' : false, words: WORDS[language] }
  } catch {
    return { help: 'needed', words: WORDS[usual] }
  }
}
