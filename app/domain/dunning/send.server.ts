import { randomUUID } from 'node:crypto'
import { type AuditEvent, recordAudits } from '../audit/audit.server'
import { chargeFee } from '../charges/charges.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { Way } from './assess'
import { composeNotice } from './compose.server'
import { DunningConflict } from './conflict'
import { mailNotice } from './mail.server'
import { type Notice, noticeJson } from './notice'
import { findNoticeOf } from './notices.server'
import { findProposal } from './proposals.server'
import type { NoticeRequest } from './requests.server'
import { seenAs } from './seen'

/**
 * Reminds a customer of all that is proposed, by mail or as a letter to print. @returns the notice's id; of a second press
 * on one day that of the first
 * @throws DunningConflict `dunning_changed` if it is not what was shown, for instance because it was paid
 */
export async function sendNotice(
  trx: Trx,
  house: House,
  scope: Scope,
  { customerId, seen, way, isAccountEnclosed }: NoticeRequest,
): Promise<string> {
  const known = await findNoticeOf(trx, scope, customerId)
  if (known && seenAs(known.notice) === seen) return known.id
  const proposal = await findProposal(trx, scope, customerId)
  if (!proposal || seenAs(proposal) !== seen || !proposal.ways.includes(way))
    throw new DunningConflict('dunning_changed')
  const notice = await composeNotice(trx, scope, proposal, { way, isAccountEnclosed })
  const id = randomUUID()
  const recipient = way === 'mail' ? proposal.email : null
  await keepNotice(trx, scope, { id, customerId, way, recipient, notice })
  if (recipient !== null) await mailNotice(trx, house, scope, { id, customerId, recipient, notice })
  const [first, ...others] = notice.invoices
  const invoiceId = first && others.length === 0 ? first.invoiceId : null
  await chargeFee(trx, scope, { customerId, invoiceId, cents: notice.feeCents, sourceId: id })
  await recordAudits(trx, scope, [
    {
      action: 'dunning_notice.sent',
      subjectType: 'dunning_notice',
      subjectId: id,
      after: {
        customerId,
        level: notice.level,
        amountCents: notice.totalCents,
        way,
        payByOn: notice.payByOn,
      },
    },
    ...notice.invoices.map((invoice) => dunned(invoice)),
  ])
  return id
}

interface Kept {
  id: string
  customerId: string
  way: Way
  recipient: string | null
  notice: Notice
}

async function keepNotice(
  trx: Trx,
  scope: Scope,
  { id, customerId, way, recipient, notice }: Kept,
): Promise<void> {
  await trx
    .insertInto('dunning_notices')
    .values({
      tenant_id: scope.tenantId,
      id,
      customer_id: customerId,
      level: notice.level,
      sent_on: notice.sentOn,
      pay_by_on: notice.payByOn,
      way,
      recipient,
      invoice_count: notice.invoices.length,
      total_cents: notice.totalCents,
      is_account_enclosed: notice.isAccountEnclosed ? 1 : 0,
      view_json: noticeJson(notice),
      created_at: scope.at,
      created_by: scope.actor,
    })
    .execute()
  await trx
    .insertInto('dunned_invoices')
    .values(
      notice.invoices.map(({ invoiceId, level, openCents }) => ({
        tenant_id: scope.tenantId,
        notice_id: id,
        invoice_id: invoiceId,
        level,
        open_cents: openCents,
      })),
    )
    .execute()
}

function dunned({ invoiceId, level, openCents }: Notice['invoices'][number]): AuditEvent {
  return {
    action: 'invoice.dunned',
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { level, amountCents: openCents },
  }
}
