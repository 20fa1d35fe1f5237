import type { PaymentGroup } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { parseContent } from './content'
import { filePlace } from './files.server'

/** A file of transfers of ours, as statements speak of it. */
export interface OwnTransfers {
  group: PaymentGroup
  month: MonthText
  messageId: string
  /** What each transfer sent, by its end-to-end id. */
  cents: ReadonlyMap<string, Cents>
}

/** By the ids that statements give: of a whole file, or of one transfer in it. What is not ours is not in it. */
export async function findOwnTransfers(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  names: readonly string[],
): Promise<ReadonlyMap<string, OwnTransfers>> {
  const messageIds = [...new Set(names.map(messageIdOf))]
  if (messageIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('payroll_payment_files')
    .select(['id', 'month', 'message_id', 'payment_group', 'content_sealed'])
    .where('tenant_id', '=', tenantId)
    .where('message_id', 'in', messageIds)
    .where('is_by_hand', '=', 0)
    .execute()
  const files = new Map(
    rows.map((row) => {
      const { payments } = parseContent(vault.open(filePlace({ tenantId }, row.id), row.content_sealed))
      const cents = new Map(payments.map((one) => [one.endToEndId, one.cents]))
      return [
        row.message_id,
        { group: row.payment_group, month: row.month, messageId: row.message_id, cents },
      ]
    }),
  )
  return new Map(
    names.flatMap((name) => {
      const file = files.get(messageIdOf(name))
      return file ? [[name, file] as const] : []
    }),
  )
}

/** A transfer is named as its file with its number. */
const OF_FILE = /^(LG-\d{8}-[0-9a-f]{12})(?:-\d+)?$/

function messageIdOf(name: string): string {
  return OF_FILE.exec(name)?.[1] ?? name
}
