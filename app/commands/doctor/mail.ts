import { ConfigError } from '~/config.server'
import { watchMails } from '~/domain/outbox/watch.server'
import { plainMessage } from '~/mail/plain-message'
import { deliver, parseSmtpUrl, tryServer } from '~/mail/transport'
import { type Finding, fail, faultsOr, ok, type Patient, warn } from './finding'

const STUCK_MS = 15 * 60_000
const SENDING_MS = 10 * 60_000
const FAILED_MS = 24 * 60 * 60_000
const DELIVERY_MS = 25_000

/** Connects and signs in; sends a test mail on request. */
export async function checkMailServer(patient: Patient): Promise<readonly Finding[]> {
  const { config, words, testMail } = patient
  if (config instanceof ConfigError) return [warn(words.needsSettings(words.checked.mail))]
  if (config.smtpUrl === undefined) return [warn(words.noMailServer, words.setMailServer)]
  const server = parseSmtpUrl(config.smtpUrl)
  const name = `${server.host}:${server.port}`
  const answer = await tryServer(server)
  if (answer !== undefined) return [fail(words.mailServerDown(name, answer), words.mendMailServer)]
  if (testMail === undefined) return [ok(words.mailServerFine(name))]
  const message = await plainMessage({
    to: testMail,
    from: config.mailFrom ?? testMail,
    subject: 'Zahltag',
    text: words.testMail,
  })
  const { outcome, answer: reply } = await deliver(server, message, async () => {}, DELIVERY_MS)
  return [
    outcome === 'sent'
      ? ok(words.testMailSent(testMail))
      : fail(words.testMailLost(reply), words.mendMailServer),
  ]
}

export async function checkMails({ reader, at, words }: Patient): Promise<readonly Finding[]> {
  if (!reader) return [warn(words.needsDatabase)]
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
  const { isStuck, hasFailed } = await watchMails(reader, {
    waitingSince: before(STUCK_MS),
    sendingSince: before(SENDING_MS),
    failedSince: before(FAILED_MS),
  })
  return faultsOr(
    [
      ...(isStuck ? [warn(words.mailsWait, words.lookAtOutbox)] : []),
      ...(hasFailed ? [warn(words.mailsFailed, words.lookAtOutbox)] : []),
    ],
    words.mailsFine,
  )
}
