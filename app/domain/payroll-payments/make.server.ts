import { createHash } from 'node:crypto'
import type { PaymentGroup } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { RenderedFile } from '../documents/render'
import type { House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { readEntries } from '../payroll-month/entries.server'
import { isBankDay } from '../values/bank-days'
import type { DateText, MonthText } from '../values/calendar'
import { isInEconomicArea } from '../values/economic-area'
import { amountOf, type Cents, sum } from '../values/money'
import { sepaText } from '../values/sepa-text'
import { PaymentConflict } from './conflict'
import { contentJson, type FileContent } from './content'
import type { DueKind } from './due'
import { fileFrom } from './file-from'
import { filePlace, listFiles, sentIn } from './files.server'
import type { PayingFirm } from './firm.server'
import { type Payment, readPaymentList } from './list.server'
import type { Debtor, PaymentFile } from './payment-file'
import { type PurposeWords, purposeOf } from './purpose'

export interface FileRequest {
  /** From the form: a double click makes the file once. */
  id: string
  month: MonthText
  group: PaymentGroup
  executeOn: DateText
  /** A person has transferred it, or will by phone: no file is made. */
  isByHand: boolean
  /** What was ticked, with the amount and the destination that were shown; by hand a person has chosen it. */
  seen: readonly { id: string; cents: Cents; destination?: string }[]
  words: PurposeWords
  /** What a recipient is called whom nobody has named, in a note of what was paid by hand. */
  nameless: Record<DueKind, string>
  render: (file: PaymentFile) => RenderedFile
}

/**
 * Makes a file of transfers and freezes what it says; what another file transfers already is not in it. @returns its id
 * @throws PaymentConflict `payments_missing`, `payments_changed` (something is no longer due as shown, or goes elsewhere), `payments_no_account`,
 * `payment_day_past`, `payment_day_closed`
 */
export async function makePaymentFile(house: House, scope: Scope, request: FileRequest): Promise<string> {
  if (await isMade(house.reader, scope, request.id)) return request.id
  if (request.seen.length === 0) throw new PaymentConflict('payments_missing')
  refuseDay(request, scope)
  // Opening many payslips takes long, so it is done outside, and looked at again inside.
  const slips = await slipsOf(house, scope, request.month)
  const list = await readPaymentList(house, scope, request.month)
  const payments = takeSeen(
    list.groups.flatMap((of) => (of.group === request.group ? of.payments : [])),
    request,
  )
  const messageId = messageIdOf(request)
  const content = contentOf(payments, { request, messageId, firm: list.firm })
  return writing(house, scope, async (trx) => {
    if (await isMade(trx, scope, request.id)) return request.id
    const sent = sentIn(await listFiles(trx, house.vault, scope, request.month))
    const isSame = payments.every(({ id, sentCents }) => (sent.get(id)?.sentCents ?? 0) === sentCents)
    if (!isSame || (await slipsOf({ reader: trx }, scope, request.month)) !== slips)
      throw new PaymentConflict('payments_changed')
    await insertFile(trx, house, scope, { request, messageId, content })
    return request.id
  })
}

function refuseDay({ isByHand, executeOn }: FileRequest, { today }: Scope): void {
  if (isByHand) return
  if (executeOn < today) throw new PaymentConflict('payment_day_past')
  if (!isBankDay(executeOn)) throw new PaymentConflict('payment_day_closed')
}

async function isMade(executor: House['reader'], { tenantId }: Within, id: string): Promise<boolean> {
  const row = await executor
    .selectFrom('payroll_payment_files')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Which payslips count, so that one that came meanwhile is noticed. */
async function slipsOf({ reader }: Pick<House, 'reader'>, scope: Within, month: MonthText) {
  const { entries } = await readEntries(reader, scope, { month })
  return entries.map(({ now, before }) => `${now.id} ${before?.id ?? ''}`).join('\n')
}

function takeSeen(payments: readonly Payment[], { seen, isByHand }: FileRequest): Payment[] {
  const wanted = new Map(seen.map((one) => [one.id, one]))
  const taken = payments.filter(({ id, openCents, destination, obstacle }) => {
    const shown = wanted.get(id)
    const goesThere = isByHand || (obstacle === null && shown?.destination === destination)
    return goesThere && openCents > 0 && shown?.cents === openCents
  })
  if (taken.length < wanted.size) throw new PaymentConflict('payments_changed')
  return taken
}

/** Says the day and which file it is; at most 35 characters. */
function messageIdOf({ id, executeOn }: FileRequest): string {
  return `LG-${executeOn.replaceAll('-', '')}-${id.replaceAll('-', '').slice(0, 12)}`
}

interface Contents {
  request: FileRequest
  messageId: string
  firm: PayingFirm
}

function contentOf(payments: readonly Payment[], { request, messageId, firm }: Contents): FileContent {
  const inFile = payments.map((payment, index) => ({
    id: payment.id,
    endToEndId: `${messageId}-${index + 1}`,
    cents: payment.openCents,
    recipient: request.isByHand ? nameOf(payment, request) : (sepaText(payment.holder).text ?? ''),
    iban: payment.iban() ?? '',
    purpose: purposeOf(payment, { words: request.words, payrollMonth: request.month }),
  }))
  const isAllInArea = inFile.every(({ iban }) => isInEconomicArea(iban.slice(0, 2)))
  // What was paid in cash has no account on either side.
  const iban = firm.iban ?? (request.isByHand ? '' : null)
  const debtor = debtorOf({ ...firm, iban }, isAllInArea || request.isByHand)
  return { debtor, isBookedAsOne: OF_EMPLOYEES.includes(request.group), payments: inFile }
}

/** What is noted by hand is read by people alone. */
function nameOf({ holder, kind }: Payment, { nameless }: FileRequest): string {
  return holder.trim() === '' ? nameless[kind] : holder
}

/** Their transfers name employees. */
const OF_EMPLOYEES: readonly PaymentGroup[] = ['pay', 'garnishment', 'provision']

function debtorOf(firm: PayingFirm, isAllInArea: boolean): Debtor {
  if (firm.iban === null) throw new PaymentConflict('payments_no_account')
  const written = (text: string, most: number) => (sepaText(text).text ?? '').slice(0, most).trim()
  const name = written(firm.name, 70)
  if (isAllInArea) return { name, iban: firm.iban, address: null }
  const address = {
    street: written(firm.street, 70),
    postalCode: written(firm.postalCode, 16),
    town: written(firm.town, 35),
    country: firm.country,
  }
  return { name, iban: firm.iban, address }
}

interface NewFile {
  request: FileRequest
  messageId: string
  content: FileContent
}

async function insertFile(
  trx: Trx,
  { vault }: House,
  scope: Scope,
  { request, messageId, content }: NewFile,
) {
  const { id, month, group, executeOn, isByHand, render } = request
  const file = { id, messageId, executeOn, group, madeAt: scope.at, content }
  await trx
    .insertInto('payroll_payment_files')
    .values({
      tenant_id: scope.tenantId,
      id,
      month,
      payment_group: group,
      message_id: messageId,
      execute_on: executeOn,
      payment_count: content.payments.length,
      is_by_hand: isByHand ? 1 : 0,
      content_sealed: vault.seal(filePlace(scope, id), contentJson(content)),
      sha256: createHash('sha256')
        .update(render(fileFrom(file)).bytes)
        .digest('hex'),
      made_by: scope.actor,
      made_at: scope.at,
    })
    .execute()
  await recordAudit(trx, scope, {
    action: isByHand ? 'payroll.payment_noted' : 'payroll.payment_file_made',
    subjectType: 'tenant',
    subjectId: scope.tenantId,
    after: {
      month,
      payment_group: group,
      message_id: messageId,
      execute_on: executeOn,
      payment_count: content.payments.length,
      control_sum: amountOf(sum(content.payments.map(({ cents }) => cents))),
    },
  })
}
