import { config } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { openMessage } from '~/domain/messages/read.server'
import { dataPlace, openWords, type WrittenWords } from '~/domain/outbox/seals'
import type { Connection } from './test-house'

const vault = createVault(config().fieldKeys)

export function dataOf(mail: { tenant_id: string; id: string; data_sealed: string }): string {
  return vault.open(dataPlace({ tenantId: mail.tenant_id }, mail.id), mail.data_sealed)
}

export function wordsOf(mail: { tenant_id: string; id: string; words_sealed: string | null }): WrittenWords {
  return openWords(vault, { tenantId: mail.tenant_id, mailId: mail.id }, mail.words_sealed ?? '')
}

export async function readMessages(db: Connection, customerId?: string) {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      body: await openMessage(db, vault, { tenantId: row.tenant_id }, row.id),
    })),
  )
}
