import { type SqlBool, sql } from 'kysely'
import { isOpen, NOTICE_DAYS, type OpenState, type Untold } from '../invoices/payments/state'
import { debitKnownOn, STATE_COLUMNS, stateOfRow } from '../invoices/payments/state.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope } from '../kernel/scope'
import { type MandateState, stateOfMandate } from '../mandates/state'
import { addDays, type DateText, later } from '../values/calendar'
import type { Cents } from '../values/money'
import { type Assessment, assess, type Obstacle } from './assess'
import { type LatestAttempt, latestAttempts } from './attempts.server'
import { collectionDays } from './collection-day'
import type { Scheme } from './debit-file'

/** How far a run looks ahead; banks refuse files for days more than 40 ahead. */
const DAYS_AHEAD = 14

interface Listed {
  invoiceId: string
  number: string
  customerName: string
  cents: Cents
  /** The day that the payer was told, or on which the invoice is due. */
  toldOn: DateText
}

export interface DueDebit extends Listed {
  collectOn: DateText
  scheme: Scheme
  mandateId: string
  mandateReference: string
  signedOn: DateText
  /** As the mandate has it, and as it will be sent. */
  mandateHolder: string
  holder: string
  address: Extract<Assessment, { holder: string }>['address']
  ibanMasked: string
  language: 'de' | 'en'
  /** Where a mail about it goes; null if there is no address. */
  mailTo: string | null
  customerId: string
  /** Of the customer's credit, what could pay this one instead, the earliest first. */
  creditCents: Cents
  /** Why it is announced anew, whatever its invoice says; null if the payer knows the day. */
  untold: Untold | null
  /** The attempt that failed before; null for the first. */
  before: LatestAttempt | null
}

export interface BlockedDebit extends Listed {
  obstacle: Obstacle
}

export interface DueDebits {
  /** Earliest first. */
  due: DueDebit[]
  blocked: BlockedDebit[]
  /** Collections that a bank has, or will get. */
  running: { count: number; cents: Cents }
}

/** What can be collected within the next days, and what of it cannot. */
export async function listDueDebits(executor: Executor, scope: Scope): Promise<DueDebits> {
  const rows = await readRows(executor, scope)
  const attempts = await latestAttempts(
    executor,
    scope,
    rows.map(({ id }) => id),
  )
  const dayOf = collectionDays(scope.at)
  const until = addDays(scope.today, DAYS_AHEAD)
  const found: DueDebits = { due: [], blocked: [], running: await countRunning(executor, scope) }
  for (const row of rows) {
    const before = attempts.get(row.id) ?? null
    const state = stateOfRow(row, scope.today)
    if (!isOpen(state) || before?.state === 'running') continue
    const { debit_untold: untold } = row
    const since = untold === null ? (debitKnownOn(row) ?? row.issued_on) : scope.today
    const toldOn = tellableDay(state, { row, since }, scope.today)
    if (toldOn > until) continue
    const listed = {
      invoiceId: row.id,
      number: row.number ?? '',
      customerName: row.customerName,
      cents: state.openCents,
      toldOn,
    }
    const collectOn = dayOf(toldOn)
    const mandateState = mandateStateOf(row, collectOn)
    const payer = {
      holder: row.holder,
      country: row.iban_masked.slice(0, 2),
      address: { street: row.street, postalCode: row.postal_code, town: row.city, country: row.country },
    }
    const { signed_on: signedOn } = row
    const assessment = assess({ state, mandateState, signedOn, payer }, scope.today)
    if (assessment.obstacle) found.blocked.push({ ...listed, obstacle: assessment.obstacle })
    else
      found.due.push({
        ...listed,
        collectOn,
        scheme: row.type,
        mandateId: row.mandateId,
        mandateReference: row.reference,
        signedOn,
        mandateHolder: row.holder,
        holder: assessment.holder,
        address: assessment.address,
        ibanMasked: row.iban_masked,
        language: row.language,
        mailTo: (row.contactId === null ? row.email : row.contactEmail) || null,
        customerId: row.customerId,
        creditCents: row.creditCents ?? 0,
        untold,
        before,
      })
  }
  const byDay = (a: Listed, b: Listed) => a.toldOn.localeCompare(b.toldOn) || a.number.localeCompare(b.number)
  found.due.sort((a, b) => a.collectOn.localeCompare(b.collectOn) || byDay(a, b))
  found.blocked.sort(byDay)
  return { ...found, due: withCredit(found.due) }
}

/** Given the whole credit of its customer each, they are left with their part of it. */
function withCredit(due: readonly DueDebit[]): DueDebit[] {
  const left = new Map(due.map(({ customerId, creditCents }) => [customerId, creditCents]))
  return due.map((debit) => {
    const creditCents = Math.min(left.get(debit.customerId) ?? 0, debit.cents)
    left.set(debit.customerId, (left.get(debit.customerId) ?? 0) - creditCents)
    return { ...debit, creditCents }
  })
}

/**
 * The day that the payer knows, or learns early enough: 14 days, or those of the mandate, after the invoice, or after today for
 * what it does not announce (SEPA Direct Debit Core Rulebook, 4.3.1, which knows no shorter notice of a second attempt).
 */
function tellableDay(
  state: OpenState,
  { row, since }: { row: Row; since: DateText | null },
  today: DateText,
): DateText {
  const toldOn = state.state === 'direct_debit' ? (state.collectOn ?? state.notBefore) : state.dueOn
  return later(toldOn, addDays(since ?? today, row.chosen_mandate_notice_days ?? NOTICE_DAYS))
}

/**
 * Owed invoices for which a mandate was chosen, whether or not it may collect. The plus keeps SQLite from reading all choices
 * of mandates for each invoice.
 */
function readRows(executor: Executor, { tenantId }: Scope) {
  const owed = executor
    .selectFrom('invoice_standings')
    .select('invoice_id')
    .where('tenant_id', '=', tenantId)
    .where('open_cents', '>', 0)
    .where(
      sql<SqlBool>`(standing = 'collected' or standing in ('open', 'disputed') and (
        exists (select 1 from payment_choices c where c.tenant_id = invoice_standings.tenant_id
          and c.invoice_id = invoice_standings.invoice_id and +c.mandate_id is not null)
        or exists (select 1 from invoices i where i.tenant_id = invoice_standings.tenant_id
          and i.id = invoice_standings.invoice_id and i.mandate_id is not null)))`,
    )
  return executor
    .selectFrom('current_invoices')
    .innerJoin('mandates', (join) => joined(join, 'mandates.id', 'current_invoices.chosen_mandate_id'))
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'current_invoices.customer_id'))
    .select(['current_invoices.id', 'current_invoices.number', 'current_invoices.language'])
    .select(STATE_COLUMNS)
    .select(['mandates.id as mandateId', 'mandates.reference', 'mandates.type', 'mandates.signed_on'])
    .select([
      'mandates.status',
      'mandates.stop_code',
      'mandates.last_used_on',
      'mandates.holder',
      'mandates.iban_masked',
    ])
    .select(['customers.name as customerName', 'customers.street', 'customers.postal_code'])
    .leftJoin('contacts', (join) =>
      joined(join, 'contacts.customer_id', 'customers.id')
        .on('contacts.is_for_invoices', '=', 1)
        .on('contacts.archived_at', 'is', null),
    )
    .leftJoin('customer_credits', (join) => joined(join, 'customer_credits.customer_id', 'customers.id'))
    .select(['customers.id as customerId', 'customer_credits.credit_cents as creditCents'])
    .select(['customers.city', 'customers.country', 'customers.email'])
    .select(['contacts.id as contactId', 'contacts.email as contactEmail'])
    .where('current_invoices.tenant_id', '=', tenantId)
    .where('current_invoices.id', 'in', owed)
    .execute()
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** On the day of the collection: what lapses before that is refused by the payer's bank. */
function mandateStateOf(row: Row, collectOn: DateText): MandateState {
  const { status, stop_code: stopCode, signed_on: signedOn, last_used_on: lastUsedOn } = row
  return stateOfMandate({ status, stopCode, signedOn, lastUsedOn }, collectOn)
}

async function countRunning(executor: Executor, { tenantId }: Scope) {
  const { count, cents } = await executor
    .selectFrom('debit_collections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)`.as('cents'))
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return { count, cents }
}
