import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { config } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { assertKeys } from '~/domain/keys/keys.server'
import { failureOf } from '~/start/failure'
import { noteCheck } from '~db/backup/record'
import { documentsBeside } from '~db/document-store'
import { openReader } from '~db/open'
import { presentDatabase } from '~db/present'
import { CHECKS, type Outcome } from './checks'
import { type Mending, mend } from './mend'
import { WORDS, type Words } from './words'

const EXIT = { well: 0, wrong: 1 } as const
const OPTIONS = { mend: { type: 'boolean' }, identity: { type: 'string' } } as const

/** `npm run verify`: checks that nothing has changed since it was written. */
export async function verify(args: string[]): Promise<Answer> {
  const { words, language, values, reply, refuse } = readArguments(args, { options: OPTIONS, words: WORDS })
  if (reply) return reply
  const { mend, identity } = values
  if (identity !== undefined && !mend) return refuse(words.onlyForMending)
  try {
    return await checkAll(words, mend ? { identity, language } : undefined)
  } catch (error) {
    return failureOf(error, language)
  }
}

async function checkAll(words: Words, mending: Mending | undefined): Promise<Answer> {
  const { dataDir } = config()
  const file = presentDatabase(dataDir)
  const reader = openReader(file)
  try {
    await assertKeys(reader, config(), new Date().toISOString())
    const archive = { vault: createVault(config().fieldKeys), documents: documentsBeside(file) }
    const mended = mending ? [words.mended(await mend(file, mending))] : []
    const outcomes: Outcome[] = []
    for (const check of CHECKS) outcomes.push(await check({ file, reader, archive, words }))
    const isWell = outcomes.every((outcome) => outcome.isWell)
    // Recorded beside the backups, since a restored database would report an old check; health shows it.
    noteCheck(dataDir, { at: new Date().toISOString(), isWell })
    const lines = [...mended, ...outcomes.flatMap((outcome) => outcome.lines), words.notCovered]
    return {
      text: lines.join('\n'),
      exitCode: isWell ? EXIT.well : EXIT.wrong,
      isFinding: true,
    }
  } finally {
    await reader.destroy()
  }
}
