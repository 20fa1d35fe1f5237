import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { now } from '~/clock.server'
import type { Answer } from '~/command-line/answer'
import { config } from '~/config.server'
import { findFirms, findPerson, listNumbers } from '~/domain/export/find-subject.server'
import type { Wanted } from '~/domain/export/read-table.server'
import type { Executor } from '~/domain/kernel/house'
import { createVault } from '~/domain/kernel/vault'
import { assertKeys } from '~/domain/keys/keys.server'
import { failureOf } from '~/start/failure'
import { CommandRefusal } from '~db/backup/refusal'
import { documentsBeside } from '~db/document-store'
import { atOneMoment } from '~db/one-moment'
import { openReader } from '~db/open'
import { presentDatabase } from '~db/present'
import { type Choices, readChoices } from './arguments'
import { makeFolder } from './folder'
import { writeAnswer } from './write-answer'
import { writeTables } from './write-tables'

const MOST_NAMED = 30
const EXIT = { well: 0, usage: 64, noInput: 66, cannotCreate: 73 } as const

/** `npm run export`: all data of a firm or a person in files that can be read without Zahltag. */
export async function exportAll(args: string[]): Promise<Answer> {
  const choices = readChoices(args)
  if (choices.reply) return choices.reply
  const { words, folder } = choices
  try {
    const file = presentDatabase(config().dataDir)
    if (existsSync(folder)) return { text: words.folderThere(folder), exitCode: EXIT.cannotCreate }
    return await fromFile(file, choices)
  } catch (error) {
    return failureOf(error, words.language)
  }
}

async function fromFile(file: string, choices: Choices): Promise<Answer> {
  const reader = openReader(file)
  try {
    await assertKeys(reader, config(), now().toISOString())
    const found = await whatOf(reader, choices)
    if ('exitCode' in found) return found
    const counts = await atOneMoment(file, async (snapshot) => {
      const folder = await makeFolder(choices.folder).catch((error: Error & { code?: string }) => {
        throw new CommandRefusal(
          EXIT.cannotCreate,
          choices.words.folderNotMade(choices.folder, error.code ?? error.message),
        )
      })
      const source = {
        snapshot,
        reader,
        vault: createVault(config().fieldKeys),
        documents: documentsBeside(file),
        at: now(),
      }
      const written = await writeTables(source, found.wanted, folder)
      await writeAnswer(source, found.wanted, choices.letterIn, folder)
      await folder.close()
      return written
    })
    const summary = { ...counts, folder: resolve(choices.folder) }
    return { text: choices.words.done(found.firm, summary), exitCode: EXIT.well }
  } finally {
    await reader.destroy()
  }
}

async function whatOf(
  reader: Executor,
  { words, firm: idOrName, person }: Choices,
): Promise<Answer | { wanted: Wanted; firm: string }> {
  const [firm, ...others] = await findFirms(reader, idOrName)
  const named = (firms: readonly { id: string; name: string }[]) =>
    few(firms.map(({ id, name }) => `${name} (${id})`))
  if (!firm) {
    const names = named(await findFirms(reader, undefined))
    return { text: words.noFirm(idOrName ?? '', names), exitCode: EXIT.noInput }
  }
  if (others.length > 0) return { text: words.whichFirm(named([firm, ...others])), exitCode: EXIT.usage }
  if (!person) return { wanted: { tenantId: firm.id }, firm: firm.name }
  const { kind, number } = person
  const found = await findPerson(reader, firm.id, kind, number)
  if (!found) {
    const numbers = few(await listNumbers(reader, firm.id, kind))
    return { text: `${words.noPerson[kind]} ${words.thereAre(numbers)}`, exitCode: EXIT.noInput }
  }
  return { wanted: { tenantId: firm.id, person: { kind, id: found.id } }, firm: firm.name }
}

function few(names: readonly string[]): string {
  const more = names.length > MOST_NAMED ? ', …' : ''
  return names.slice(0, MOST_NAMED).join(', ') + more
}
