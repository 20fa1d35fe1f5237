import type { MailArea, MailStatus } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import { mailAreasOf, may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Instant } from '../values/calendar'
import { type MailKind, TROUBLED } from './kinds'
import type { Letter } from './letter'
import { findLetterAndRow } from './letter.server'
import { mayActOn, mayHoldMail, mayWithdraw, unseenOfPayroll } from './mail-rights'
import { openWords, type WrittenWords } from './seals'

const ONCE: readonly MailKind[] = ['invitation', 'password_reset', 'portal_code', 'sender_code']

export interface MailDetail {
  letter: Letter
  area: MailArea
  /** The text sent, or about to be; null before the first attempt, and for a role that may not see the pay in it. */
  frozen: WrittenWords | null
  status: MailStatus
  attempts: number
  createdAt: Instant
  nextAttemptAt: Instant
  sentAt: Instant | null
  statusChangedAt: Instant
  isSettled: boolean
  lastAnswer: string | null
  sha256: string | null
  may: { send: boolean; withdraw: boolean; markBounced: boolean; settle: boolean; download: boolean }
}

/** A mail of the role's areas. @throws NotFound */
export async function readMail(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  mailId: string,
): Promise<MailDetail> {
  const address = { tenantId: scope.tenantId, mailId }
  const found = await findLetterAndRow(executor, vault, address, mailAreasOf(scope.role))
  if (!found) throw new NotFound()
  const { letter, row } = found
  if (row.area === 'payroll' && unseenOfPayroll(scope.role).includes(letter.kind)) throw new NotFound()
  const isSettled = row.settled_at !== null
  const isAmountHidden = saysPay(letter) && !may(scope.role, 'see_pay')
  return {
    letter: isAmountHidden ? withoutPay(letter) : letter,
    area: row.area,
    frozen:
      row.words_sealed === null || isAmountHidden
        ? null
        : openWords(vault, { tenantId: scope.tenantId, mailId: row.id }, row.words_sealed),
    status: row.status,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAttemptAt: row.next_attempt_at,
    sentAt: row.sent_at,
    statusChangedAt: row.status_changed_at,
    isSettled,
    lastAnswer: row.last_answer,
    sha256: row.sha256,
    may: rightsOn(scope, letter, row, isSettled),
  }
}

type AboutPayslip = Extract<Letter, { kind: 'payslip_published' }>

/** A correction says what is paid because of it; the mail of a first payslip has no amount. */
function saysPay(letter: Letter): letter is AboutPayslip {
  return letter.kind === 'payslip_published' && (letter.data.dueCents ?? null) !== null
}

function withoutPay(letter: AboutPayslip): Letter {
  return { ...letter, data: { ...letter.data, dueCents: null } }
}

function rightsOn(
  scope: OfficeScope,
  letter: Letter,
  { area, status }: { area: MailArea; status: MailStatus },
  isSettled: boolean,
): MailDetail['may'] {
  const { role } = scope
  const { kind } = letter
  const mayAct = mayActOn(role, area)
  return {
    send: mayAct && canResend(kind, status),
    withdraw: mayWithdraw(role, kind, area) && status === 'queued',
    markBounced: mayAct && canBounce(status),
    settle: mayAct && !isSettled && canSettle(status),
    download: mayHoldMail(scope, letter, area),
  }
}

/**
 * Whether a mail may be queued again: if it was not delivered, possibly not, or waits for its next attempt. Codes and
 * account links work once and soon expire; they are requested anew on their own pages.
 */
export function canResend(kind: MailKind, status: MailStatus): boolean {
  return !ONCE.includes(kind) && (status === 'queued' || canSettle(status))
}

export function canBounce(status: MailStatus): boolean {
  return status === 'sent' || status === 'doubtful'
}

export function canSettle(status: MailStatus): boolean {
  return (TROUBLED as readonly string[]).includes(status)
}
