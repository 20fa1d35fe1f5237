import type { Executor } from '~/domain/kernel/house'
import { peekNumbers } from '~/domain/numbers/take.server'
import { listFirms } from '~/domain/tenants/firms.server'
import type { Aftermath } from '~db/backup/aftermath'
import type { Words } from './words'

/** `isNew`: there was no database before. */
export async function reportOf(
  reader: Executor,
  { heldMails, endedSessions, since }: Aftermath,
  { words, isNew }: { words: Words; isNew: boolean },
): Promise<string[]> {
  const done = [
    ...(heldMails > 0 ? [words.mails(heldMails)] : []),
    ...(endedSessions > 0 ? [words.sessions(endedSessions)] : []),
    ...(since && since.blockedLinks > 0 ? [words.links(since.blockedLinks)] : []),
  ]
  if (!since) return [...done, (isNew ? words.newHere : words.unknown)(await nextNumbers(reader, words))]
  if (since.missed.length === 0) return [...done, words.nothingMissed]
  const missed = since.missed.map(({ table, count, names }) => words.count(words.tables[table], count, names))
  return [...done, words.missed, ...missed]
}

async function nextNumbers(reader: Executor, words: Words): Promise<string[]> {
  const lines: string[] = []
  for (const { id, name } of await listFirms(reader)) {
    const at = new Date().toISOString()
    const numbers = await peekNumbers(reader, { tenantId: id, actor: 'system', at, today: at.slice(0, 10) })
    lines.push(words.next(name, numbers.invoice))
  }
  return lines
}
