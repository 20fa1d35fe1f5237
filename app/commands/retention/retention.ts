import { now } from '~/clock.server'
import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { config } from '~/config.server'
import { assertKeys } from '~/domain/keys/keys.server'
import { listFirms } from '~/domain/tenants/firms.server'
import { type Due, lastChange, listDue, removeDue } from '~/domain/upkeep/retention.server'
import { openHouse } from '~/open-house.server'
import { failureOf } from '~/start/failure'
import { presentDatabase } from '~db/present'
import { WORDS, type Words } from './words'

const EXIT = { well: 0, configuration: 78 } as const
const OPTIONS = { apply: { type: 'boolean' } } as const
/** With no newer entry, the clock is probably wrong. */
const CLOCK_MS = 400 * 24 * 60 * 60_000

/** `npm run retention`: lists what has been kept long enough, and erases it on demand. */
export async function retention(args: string[]): Promise<Answer> {
  const { words, values, reply } = readArguments(args, { options: OPTIONS, words: WORDS })
  if (reply) return reply
  try {
    return await inFile(presentDatabase(config().dataDir), words, values.apply)
  } catch (error) {
    return failureOf(error, words.language)
  }
}

async function inFile(file: string, words: Words, apply: boolean): Promise<Answer> {
  const house = openHouse(file)
  const at = now().toISOString()
  try {
    await assertKeys(house.reader, config(), at)
    const newest = await lastChange(house.reader)
    if (newest && Date.parse(at) - Date.parse(newest) > CLOCK_MS)
      return { text: words.clock(newest.slice(0, 10)), exitCode: EXIT.configuration }
    const lines: string[] = []
    for (const { id, name } of await listFirms(house.reader)) {
      const found = apply ? await removeDue(house, id, at) : await listDue(house.reader, id, at)
      const say = apply ? words.removed : words.due
      const line = ({ kind, before, rows }: Due) => say(name, words.kinds[kind], before, rows)
      lines.push(...found.filter(({ rows }) => rows > 0).map(line))
    }
    if (lines.length === 0) return { text: words.nothing, exitCode: EXIT.well }
    return { text: [...lines, ...(apply ? [] : [words.howToApply])].join('\n'), exitCode: EXIT.well }
  } finally {
    await house.close()
  }
}
