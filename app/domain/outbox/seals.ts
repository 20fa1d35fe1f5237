import type { Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'

/** Text of a mail that was sent or nearly sent, with `{link}` in place of the link. */
export interface WrittenWords {
  subject: string
  body: string
}

/** Seal context of a mail's data. */
export function dataPlace({ tenantId }: Within, mailId: string): Place {
  return { tenantId, purpose: 'outbox.data', rowId: mailId }
}

export function sealWords(vault: Vault, mail: Within & { mailId: string }, words: WrittenWords): string {
  return vault.seal(wordsPlace(mail), JSON.stringify({ subject: words.subject, body: words.body }))
}

export function openWords(vault: Vault, mail: Within & { mailId: string }, sealed: string): WrittenWords {
  return JSON.parse(vault.open(wordsPlace(mail), sealed)) as WrittenWords
}

function wordsPlace({ tenantId, mailId }: Within & { mailId: string }): Place {
  return { tenantId, purpose: 'outbox.words', rowId: mailId }
}
