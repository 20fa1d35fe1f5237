import { now } from '~/clock.server'
import type { Answer } from '~/command-line/answer'
import { config } from '~/config.server'
import { ALL_SEALED } from '~/domain/keys/all-sealed'
import { admitKeys, assertKeys } from '~/domain/keys/keys.server'
import { openHouse } from '~/open-house.server'
import { failureOf } from '~/start/failure'
import { lockDataDirectory } from '~db/lock'
import { presentDatabase } from '~db/present'
import { reseal, sealedBy } from '~db/reseal'
import { readChoices, type Task } from './arguments'
import type { Bunch } from './bunch'
import { newKeys } from './new-keys'
import { retire } from './retire'
import type { Words } from './words'

/** `npm run keys`: lists keys, makes new ones, retires old ones. */
export async function keys(args: string[]): Promise<Answer> {
  const understood = readChoices(args)
  if (understood.reply) return understood.reply
  const { words, task } = understood
  try {
    return { text: task.kind === 'make' ? newKeys(words) : await work(task, words), exitCode: 0 }
  } catch (error) {
    const { text, exitCode } = failureOf(error, words.language)
    return { text: text.replace(/^Error: /, ''), exitCode }
  }
}

async function work(task: Exclude<Task, { kind: 'make' }>, words: Words): Promise<string> {
  const settings = config()
  const file = presentDatabase(settings.dataDir)
  // A running service would keep writing with the old keys.
  if (task.kind !== 'check') lockDataDirectory(settings.dataDir)
  const house = openHouse(file)
  try {
    const bunch = { house, file, settings, words }
    if (task.kind === 'retire') return await retire(bunch, task)
    await assertKeys(house.reader, settings, now().toISOString())
    return task.kind === 'check' ? await describe(bunch) : await sealAnew(bunch)
  } finally {
    await house.close()
  }
}

async function describe({ file, settings, words }: Bunch): Promise<string> {
  const counts = await sealedBy(file, ALL_SEALED)
  return [
    ...settings.linkKeys.map(({ id }, place) => words.linkKey(id, place === 0)),
    ...settings.fieldKeys.map(({ id }, place) => words.fieldKey(id, place === 0, counts.get(id) ?? 0)),
  ].join('\n')
}

async function sealAnew({ house, file, settings, words }: Bunch): Promise<string> {
  const [{ id }] = settings.fieldKeys
  // From the first value on, a start without this key is refused.
  await admitKeys(house, settings, now().toISOString())
  const count = await reseal(file, { columns: ALL_SEALED, seals: house.vault, keyId: id })
  return words.resealed(count, id)
}
