import type { Answer } from '~/answer'
import { readArguments } from '~/arguments'
import { config } from '~/config.server'
import { assertKeys } from '~/domain/keys/keys.server'
import { createVault } from '~/domain/vault'
import { failureOf } from '~/start-failure'
import { documentsBeside } from '~db/document-store'
import { openReader } from '~db/open'
import { presentDatabase } from '~db/present'
import { CHECKS, type Outcome } from './checks'
import { WORDS, type Words } from './words'

const EXIT = { well: 0, wrong: 1 } as const

/** `npm run verify`: whether everything is as it was written. */
export async function verify(args: string[]): Promise<Answer> {
  const { words, language, reply } = readArguments(args, { options: {}, words: WORDS })
  if (reply) return reply
  try {
    return await checkAll(words)
  } catch (error) {
    return failureOf(error, language)
  }
}

async function checkAll(words: Words): Promise<Answer> {
  const file = presentDatabase(config().dataDir)
  const reader = openReader(file)
  try {
    await assertKeys(reader, config(), new Date().toISOString())
    const archive = { vault: createVault(config().fieldKeys), documents: documentsBeside(file) }
    const outcomes: Outcome[] = []
    for (const check of CHECKS) outcomes.push(await check({ file, reader, archive, words }))
    const isWell = outcomes.every((outcome) => outcome.isWell)
    return {
      text: outcomes.flatMap(({ lines }) => lines).join('\n'),
      exitCode: isWell ? EXIT.well : EXIT.wrong,
      isFinding: true,
    }
  } finally {
    await reader.destroy()
  }
}
