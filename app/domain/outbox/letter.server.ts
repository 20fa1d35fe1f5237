import type { Selectable } from 'kysely'
import type { Database, MailArea } from '~db/schema'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import { prepared } from '../kernel/prepared.server'
import type { Vault } from '../kernel/vault'
import { paperLanguage } from '../values/paper-language'
import type { MailKind } from './kinds'
import type { Letter } from './letter'
import { readMailSender } from './mail-sender.server'
import { dataPlace } from './seals'
import { templateNameOf } from './template'
import { findMailTemplate } from './templates.server'

type Address = { tenantId: string; mailId: string }

export async function findLetter(
  executor: Executor,
  vault: Vault,
  address: Address,
): Promise<Letter | undefined> {
  return (await findLetterAndRow(executor, vault, address))?.letter
}

/** A letter with its row, in some areas only if asked. */
export async function findLetterAndRow(
  executor: Executor,
  vault: Vault,
  { tenantId, mailId }: Address,
  areas?: readonly MailArea[],
): Promise<{ letter: Letter; row: Selectable<Database['outbox']> } | undefined> {
  const [row] = await selectLetter(executor, { tenantId, mailId, areas })
  if (!row) return undefined
  const kind = row.kind as MailKind
  const data = JSON.parse(vault.open(dataPlace({ tenantId }, row.id), row.data_sealed)) as object
  const name = templateNameOf({ kind, data })
  // Firms have their own texts in German and English.
  const language = paperLanguage(row.language)
  const isOwn = name !== undefined && language === row.language
  const own = isOwn ? await findMailTemplate(executor, { tenantId }, { name, language }) : null
  const letter = {
    tenantId,
    id: row.id,
    kind,
    data,
    language: row.language,
    recipient: row.recipient,
    replyTo: row.reply_to,
    linkId: row.link_id,
    linkExpiresAt: row.link_expires_at,
    template: own ?? null,
    ...(await readMailSender(executor, { tenantId })),
  } as Letter
  return { letter, row }
}

const selectLetter = prepared(
  (executor: Executor, { tenantId, mailId, areas }: Address & { areas: readonly MailArea[] | undefined }) =>
    executor
      .selectFrom('outbox')
      .leftJoin('access_links', (join) => joined(join, 'access_links.id', 'outbox.link_id'))
      .selectAll('outbox')
      .select('access_links.expires_at as link_expires_at')
      .where('outbox.tenant_id', '=', tenantId)
      .where('outbox.id', '=', mailId)
      .$if(areas !== undefined, (query) => query.where('outbox.area', 'in', areas as MailArea[])),
)
