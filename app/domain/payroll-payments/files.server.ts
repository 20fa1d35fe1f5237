import { sql } from 'kysely'
import type { PaymentGroup } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import type { DateText, Instant, MonthText } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { type FileContent, parseContent } from './content'

export interface KeptFile {
  id: string
  month: MonthText
  group: PaymentGroup
  messageId: string
  executeOn: DateText
  count: number
  /** Transferred by a person, and noted here. */
  isByHand: boolean
  sha256: string
  madeAt: Instant
  fetchedAt: Instant | null
  droppedAt: Instant | null
  content: FileContent
  cents: Cents
}

/** What the bank gave back, by the end-to-end id of its transfer. */
export type CameBack = ReadonlyMap<string, Cents>

export interface SentFile extends KeptFile {
  cameBack: CameBack
}

/** Of a payroll month, the newest first. */
export async function listFiles(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  month: MonthText,
): Promise<SentFile[]> {
  const rows = await executor
    .selectFrom('payroll_payment_files')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute()
  const cameBack: CameBack = rows.length === 0 ? new Map() : await readCameBack(executor, { tenantId })
  return rows.map((row) => ({ ...fileOf(vault, row), cameBack }))
}

/** Of a firm, by its bank statements: sums of assignments and of what undoes them. */
export async function readCameBack(executor: Executor, { tenantId }: Within): Promise<CameBack> {
  const { rows } = await sql<{ endToEndId: string; cents: Cents }>`
    select reason.value ->> 'endToEndId' as endToEndId, sum(a.amount_cents) as cents
    from bank_assignments a, json_each(a.reasons_json) reason
    where a.tenant_id = ${tenantId} and instr(a.reasons_json, 'own_transfer_back') > 0
      and reason.value ->> 'mark' = 'own_transfer_back'
    group by reason.value ->> 'endToEndId'`.execute(executor)
  return new Map(rows.map(({ endToEndId, cents }) => [endToEndId, cents]))
}

/** @throws NotFound */
export async function getFile(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  id: string,
): Promise<KeptFile> {
  const row = await executor
    .selectFrom('payroll_payment_files')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return fileOf(vault, row)
}

interface FileRow {
  tenant_id: string
  id: string
  month: string
  payment_group: PaymentGroup
  message_id: string
  execute_on: string
  payment_count: number
  content_sealed: string
  is_by_hand: number
  sha256: string
  made_at: string
  fetched_at: string | null
  dropped_at: string | null
}

function fileOf(vault: Vault, row: FileRow): KeptFile {
  const content = parseContent(vault.open(filePlace({ tenantId: row.tenant_id }, row.id), row.content_sealed))
  return {
    id: row.id,
    month: row.month,
    group: row.payment_group,
    messageId: row.message_id,
    executeOn: row.execute_on,
    count: row.payment_count,
    isByHand: row.is_by_hand === 1,
    sha256: row.sha256,
    madeAt: row.made_at,
    fetchedAt: row.fetched_at,
    droppedAt: row.dropped_at,
    content,
    cents: sum(content.payments.map(({ cents }) => cents)),
  }
}

export function filePlace({ tenantId }: Within, rowId: string): Place {
  return { tenantId, purpose: 'payroll_payment_file', rowId }
}

interface Transfer {
  /** Of the payment. */
  id: string
  group: PaymentGroup
  recipient: string
  purpose: string
  cameBackCents: Cents
  /** Less what came back. */
  sentCents: Cents
}

/** No more than was sent, however often a bank says so. */
export function cameBackOf(
  { cents, endToEndId }: Pick<FileContent['payments'][number], 'cents' | 'endToEndId'>,
  cameBack: CameBack,
): Cents {
  return Math.min(cents, cameBack.get(endToEndId) ?? 0)
}

/** Of all files but dropped ones. */
function transfersIn(files: readonly SentFile[]): Transfer[] {
  return files
    .filter(({ droppedAt }) => droppedAt === null)
    .flatMap(({ group, content, cameBack }) =>
      content.payments.map(({ id, recipient, purpose, cents, endToEndId }) => {
        const cameBackCents = cameBackOf({ cents, endToEndId }, cameBack)
        return { id, group, recipient, purpose, cameBackCents, sentCents: cents - cameBackCents }
      }),
    )
}

type Sums = Pick<Transfer, 'sentCents' | 'cameBackCents'>

/** What files transfer, and what of it came back, by payment. */
export function sentIn(files: readonly SentFile[]): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const { id, sentCents, cameBackCents } of transfersIn(files)) {
    const before = sums.get(id)
    sums.set(id, {
      sentCents: sentCents + (before?.sentCents ?? 0),
      cameBackCents: cameBackCents + (before?.cameBackCents ?? 0),
    })
  }
  return sums
}

export interface SentInVain {
  /** Of the payment that is no longer due. */
  id: string
  group: PaymentGroup
  recipient: string
  purpose: string
  cents: Cents
}

/** What files pay although it is no longer due. */
export function sentInVain(files: readonly SentFile[], dueIds: ReadonlySet<string>): SentInVain[] {
  const vain = new Map<string, SentInVain>()
  for (const { id, group, recipient, purpose, sentCents } of transfersIn(files)) {
    const cents = sentCents + (vain.get(id)?.cents ?? 0)
    if (!dueIds.has(id) && cents > 0) vain.set(id, { id, group, recipient, purpose, cents })
  }
  return [...vain.values()]
}
