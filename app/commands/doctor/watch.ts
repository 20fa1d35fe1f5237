import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Answer } from '~/command-line/answer'
import { type Config, ConfigError } from '~/config.server'
import { listServiceOwners } from '~/domain/alarms/owners.server'
import { plainMessage } from '~/mail/plain-message'
import { deliver, parseSmtpUrl } from '~/mail/transport'
import type { Language } from '~db/schema'
import type { Patient } from './finding'
import { type Letter, WATCH_WORDS, type WatchWords } from './watch-words'

/** Longer than a restart or an upgrade. */
const TOLD_AFTER_MS = 10 * 60_000
const DELIVERY_MS = 25_000
const EXIT = { answers: 0, silent: 1, configuration: 78 } as const

const silenceNote = z.object({ since: z.iso.datetime(), isTold: z.boolean() })
type Silence = z.infer<typeof silenceNote>

/**
 * `npm run doctor -- --watch`: mails the owners of the first firm once the service has not answered for ten minutes, or has
 * answered that its database fails, and once when all is well again. Works without a running service; called by a timer.
 */
export async function watch({ config, running, reader, at, dataDir, words }: Patient): Promise<Answer> {
  const texts = WATCH_WORDS[words.language]
  if (config instanceof ConfigError) return finding(texts.needsSettings, EXIT.configuration)
  const path = join(process.env.RUNTIME_DIRECTORY || dataDir, 'silence.json')
  const before = readSilence(path)
  const tell = (letter: (words: WatchWords) => Letter) => mailOwners(config, reader, letter)
  if (running?.db === 'ok') {
    if (before?.isTold) await tell((owners) => owners.again(before.since))
    rmSync(path, { force: true })
    return finding(texts.answers, EXIT.answers)
  }
  // A start in the future was recorded by a clock that was ahead.
  const since =
    before !== undefined && Date.parse(before.since) <= at.getTime() ? before.since : at.toISOString()
  const isDue = before?.isTold !== true && at.getTime() - Date.parse(since) >= TOLD_AFTER_MS
  const fault = isDue ? await tell((owners) => owners.silent(config.baseUrl, since)) : undefined
  const isTold = before?.isTold === true || (isDue && fault === undefined)
  writeFileSync(path, JSON.stringify({ since, isTold } satisfies Silence), { mode: 0o600 })
  return finding(fault === undefined ? texts.isSilent(since) : texts.untold(since, fault), EXIT.silent)
}

function finding(text: string, exitCode: number): Answer {
  return { text, exitCode, isFinding: true }
}

function readSilence(path: string): Silence | undefined {
  try {
    return silenceNote.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // No note: it answered last time.
    return undefined
  }
}

/** Why no mail could be delivered, otherwise undefined. Without a database it mails the sender's own address. */
async function mailOwners(
  { smtpUrl, mailFrom }: Config,
  reader: Patient['reader'],
  letter: (words: WatchWords) => Letter,
): Promise<string | undefined> {
  if (smtpUrl === undefined) return 'SMTP_URL'
  const owners = await ownersIn(reader)
  const recipients: { email: string; language: Language }[] =
    owners.length > 0 || mailFrom === undefined ? owners : [{ email: mailFrom, language: 'de' }]
  const faults: string[] = recipients.length > 0 ? [] : ['MAIL_FROM']
  for (const { email, language } of recipients) {
    const message = await plainMessage({
      ...letter(WATCH_WORDS[language]),
      to: email,
      from: mailFrom ?? email,
    })
    const { outcome, answer } = await deliver(parseSmtpUrl(smtpUrl), message, async () => {}, DELIVERY_MS)
    if (outcome !== 'sent') faults.push(answer)
  }
  return faults.length > 0 && faults.length >= recipients.length ? faults.join('\n') : undefined
}

async function ownersIn(reader: Patient['reader']): Promise<{ email: string; language: Language }[]> {
  try {
    return (reader && (await listServiceOwners(reader))?.owners) ?? []
  } catch {
    // The database may be broken.
    return []
  }
}
