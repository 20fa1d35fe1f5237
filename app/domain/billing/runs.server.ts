import { sql } from 'kysely'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import { askJson, type Question } from '../kernel/questions.server'
import type { Scope, Within } from '../kernel/scope'
import type { Listing } from '../lists/listing.server'
import type { Paged, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import { nameOfActor } from '../records/history.server'
import type { DateText, Instant } from '../values/calendar'
import type { Cents } from '../values/money'
import type { Outcome, Reason } from './outcome'

const PER_PAGE = 25

/** `byName` is null for an automatic run. */
export interface BillingRun {
  id: string
  at: Instant
  byName: string | null
  made: number
  mailed: number
  /** Results that the office still has to look at. */
  open: number
}

export interface BillingResult {
  contractId: string
  title: string
  customerName: string
  from: DateText
  to: DateText
  outcome: Outcome
  reason: Reason | null
  isOpen: boolean
  invoice: { id: string; number: string | null; grossCents: Cents } | null
}

/** Newest first. */
export function readBillingRuns(executor: Executor, scope: Within, place: Place): Promise<Paged<BillingRun>> {
  const list: Listing<BillingRun, 'billing_runs'> = {
    matching: executor.selectFrom('billing_runs').select('id').where('tenant_id', '=', scope.tenantId),
    order: {
      table: 'billing_runs',
      by: [sql`billing_runs.started_at`, sql`billing_runs.id`],
      direction: 'desc',
    },
    rows: (ids) => readRuns(executor, scope, ids),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

/** @throws NotFound */
export async function readBillingRun(
  executor: Executor,
  scope: Within,
  runId: string,
): Promise<{ run: BillingRun; results: BillingResult[] }> {
  const [run] = await readRuns(executor, scope, [runId])
  if (!run) throw new NotFound()
  return { run, results: await listResults(executor, scope, runId) }
}

/** Results the office has to look at; failures only while their contract still has to be billed. */
export function openResultsAsked({
  tenantId,
  today,
}: Pick<Scope, 'tenantId' | 'today'>): Question<OpenResults> {
  return askJson(sql`(select json_object('drafts', count(*) filter (where r.outcome = 'draft'),
      'failed', count(*) filter (where r.outcome = 'failed' and c.due_key <= ${today}))
    from billing_results r join contracts c on c.tenant_id = r.tenant_id and c.id = r.contract_id
    where r.tenant_id = ${tenantId} and r.is_open = 1)`)
}

export interface OpenResults {
  drafts: number
  failed: number
}

async function readRuns(executor: Executor, { tenantId }: Within, ids: string[]): Promise<BillingRun[]> {
  return executor
    .selectFrom('billing_runs')
    .leftJoin('billing_results', (join) => joined(join, 'billing_results.run_id', 'billing_runs.id'))
    .select([
      'billing_runs.id',
      'started_at as at',
      nameOfActor('billing_runs.started_by', { tenantId }).as('byName'),
    ])
    .select(sql<number>`count(billing_results.invoice_id)`.as('made'))
    .select(sql<number>`count(*) filter (where billing_results.outcome = 'mailed')`.as('mailed'))
    .select(sql<number>`count(*) filter (where billing_results.is_open = 1)`.as('open'))
    .where('billing_runs.tenant_id', '=', tenantId)
    .where('billing_runs.id', 'in', ids)
    .groupBy('billing_runs.id')
    .execute()
}

async function listResults(
  executor: Executor,
  { tenantId }: Within,
  runId: string,
): Promise<BillingResult[]> {
  const rows = await executor
    .selectFrom('billing_results as result')
    .innerJoin('contracts', (join) => joined(join, 'contracts.id', 'result.contract_id'))
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'contracts.customer_id'))
    .leftJoin('invoices', (join) => joined(join, 'invoices.id', 'result.invoice_id'))
    .select(['result.contract_id as contractId', 'contracts.title', 'customers.name as customerName'])
    .select(['period_from_on as from', 'period_to_on as to', 'outcome', 'reason', 'is_open as isOpen'])
    .select(['invoices.id as invoiceId', 'invoices.number', 'invoices.gross_cents as grossCents'])
    .where('result.tenant_id', '=', tenantId)
    .where('result.run_id', '=', runId)
    .orderBy('result.is_open', 'desc')
    .orderBy('customers.name_key')
    .orderBy('period_from_on')
    .execute()
  return rows.map(({ invoiceId, number, grossCents, isOpen, reason, ...row }) => ({
    ...row,
    reason: reason as Reason | null,
    isOpen: isOpen === 1,
    invoice: invoiceId === null ? null : { id: invoiceId, number, grossCents: grossCents ?? 0 },
  }))
}
