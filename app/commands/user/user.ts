import { now } from '~/clock.server'
import type { Answer } from '~/command-line/answer'
import { config } from '~/config.server'
import { Conflict } from '~/domain/kernel/errors'
import { assertKeys } from '~/domain/keys/keys.server'
import { openHouse } from '~/open-house.server'
import { failureOf } from '~/start/failure'
import { EXIT } from '~db/backup/refusal'
import { presentDatabase } from '~db/present'
import { readChoices } from './arguments'
import { COMMANDS } from './commands'

export async function user(args: string[]): Promise<Answer> {
  const understood = readChoices(args)
  if (understood.reply) return understood.reply
  const { words, choice } = understood
  try {
    const house = openHouse(presentDatabase(config().dataDir))
    try {
      const at = now().toISOString()
      await assertKeys(house.reader, config(), at)
      return { text: await COMMANDS[choice.command]({ house, words, at, ...choice }), exitCode: 0 }
    } finally {
      await house.close()
    }
  } catch (error) {
    if (error instanceof Conflict) return { text: words.conflict(error.code), exitCode: EXIT.failed }
    return failureOf(error, words.language)
  }
}
