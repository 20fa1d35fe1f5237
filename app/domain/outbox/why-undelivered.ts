/**
 * Why a mail was not delivered, as far as the server's answer tells: `no_mailbox` and `full` are about the recipient's
 * mailbox, `refused` about us or what the mail looks like, `sender` about the firm's own address.
 */
export type WhyUndelivered = 'no_mailbox' | 'full' | 'refused' | 'sender' | 'unknown'

const OWN: Readonly<Record<string, WhyUndelivered>> = {
  recipient_invalid: 'no_mailbox',
  sender_invalid: 'sender',
  sender_unproven: 'sender',
}

/** Enhanced status codes by subject and detail (RFC 3463, IANA's registry), whatever their class. */
const ENHANCED: readonly [RegExp, WhyUndelivered][] = [
  // Bad mailbox, bad system, bad syntax, moved, not a mailbox, null MX; mailbox disabled; no host by that name.
  [/^(?:1\.(?:[12346]|10)|2\.1|4\.4)$/, 'no_mailbox'],
  [/^(?:2\.2|3\.1)$/, 'full'],
  // Bad sender's address; sender's system without mail (RFC 7505).
  [/^1\.(?:[78])$/, 'sender'],
  [/^(?:7\.\d+|2\.3|3\.4|1\.9)$/, 'refused'],
]

/** What servers write that give no such code. */
const WORDS: readonly [RegExp, WhyUndelivered][] = [
  [/over ?quota|quota exceeded|mailbox (?:is )?full|storage/i, 'full'],
  [
    /user unknown|unknown (?:user|recipient|address)|no such (?:user|mailbox|recipient|address)|does(?:n't| not) exist|not exist|mailbox (?:not found|unavailable)|recipient(?: address)? (?:not found|rejected)|invalid (?:recipient|mailbox)/i,
    'no_mailbox',
  ],
  [/spam|blocked|blacklist|blocklist|policy|spf|dkim|dmarc|reputation|relay/i, 'refused'],
]

/** Reply codes of RFC 5321 that say enough by themselves. */
const PLAIN: Readonly<Record<string, WhyUndelivered>> = {
  '551': 'no_mailbox',
  '553': 'no_mailbox',
  '556': 'no_mailbox',
  '552': 'full',
  '452': 'full',
  '521': 'refused',
  '554': 'refused',
}

/** @param answer the server's last, on one line, or a code of ours */
export function whyUndelivered(answer: string | null): WhyUndelivered {
  if (answer === null) return 'unknown'
  if (Object.hasOwn(OWN, answer)) return OWN[answer] ?? 'unknown'
  const [, code = '', , detail] = /^([45]\d\d)(?:[ -]+([45])\.(\d{1,3}\.\d{1,3})\b)?/.exec(answer) ?? []
  if (code === '') return 'unknown'
  const known = detail === undefined ? undefined : ENHANCED.find(([pattern]) => pattern.test(detail))
  const told = known ?? WORDS.find(([pattern]) => pattern.test(answer))
  return told?.[1] ?? PLAIN[code] ?? 'unknown'
}
