import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { now } from '~/clock.server'
import type { Answer } from '~/command-line/answer'
import { config } from '~/config.server'
import { assertKeys } from '~/domain/keys/keys.server'
import { hashOf, isLoaded, keepYear, readYears } from '~/domain/payroll-years/loaded.server'
import { openHouse } from '~/open-house.server'
import { failureOf } from '~/start/failure'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import { presentDatabase } from '~db/present'
import { type Choice, readChoices } from './arguments'
import { checkYear } from './check-year'
import { readYear } from './read-year'
import type { Words } from './words'

/** `npm run payroll-year`: checks a file with the official figures of a year, and loads it. */
export async function payrollYear(args: string[]): Promise<Answer> {
  const understood = readChoices(args)
  if (understood.reply) return understood.reply
  const { words, choice } = understood
  try {
    return await inHouse(choice, words)
  } catch (error) {
    return failureOf(error, words.language)
  }
}

async function inHouse(choice: Choice, words: Words): Promise<Answer> {
  const house = openHouse(presentDatabase(config().dataDir))
  try {
    const at = now().toISOString()
    await assertKeys(house.reader, config(), at)
    const text = textOf(choice.file, words)
    const year = readYear(text, words)
    if (await isLoaded(house.reader, hashOf(text))) return { text: words.known(year.version), exitCode: 0 }
    const { years } = await readYears(house.reader)
    const { lines, faults } = checkYear(year, years, { words, isAccepted: choice.isAccepted })
    if (faults.length > 0)
      return { text: [...lines, ...faults, words.refused].join('\n'), exitCode: EXIT.failed }
    if (choice.isCheck) return { text: [...lines, words.wouldLoad].join('\n'), exitCode: 0 }
    const by = choice.by ?? process.env.SUDO_USER ?? userInfo().username
    const { sha256 } = await keepYear(house, { year, text, by, at })
    return { text: [...lines, words.loaded(year.version, sha256, by)].join('\n'), exitCode: 0 }
  } finally {
    await house.close()
  }
}

function textOf(file: string, words: Words): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new CommandRefusal(EXIT.noInput, words.unreadable(file))
  }
}
