import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import { prepared } from '../../kernel/prepared.server'
import type { Scope, Within } from '../../kernel/scope'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import { sought } from '../../lists/search-words'
import { addDays, type DateText } from '../../values/calendar'
import type { Cents } from '../../values/money'
import { formsOf } from './numbers'
import type { PayersOfAccounts } from './payers.server'

/** An invoice paid longer ago is hardly paid a second time. */
const PAID_DAYS_LOOKED_AT = 400

export interface OpenItem {
  invoiceId: string
  number: string
  customerId: string
  openCents: Cents
  dueOn: DateText
  hasDiscount: boolean
}

/** What payments are looked up in: read once for many items. */
export interface OpenItems {
  byForm: Map<string, OpenItem[]>
  byId: Map<string, OpenItem>
  byCustomer: Map<string, OpenItem[]>
  paidByForm: Map<string, PaidItem[]>
  /** Customers by name as it is compared, and by the forms of their number. */
  byName: Map<string, string[]>
  byCustomerNumber: Map<string, string[]>
  /** As far as they are looked up. */
  byAccount: PayersOfAccounts
  byMandate: Map<string, string[]>
  /** Of customers, by id. */
  names: Map<string, string>
  /** Invoices that were paid since it was read. */
  settled: Set<string>
}

export interface PaidItem {
  invoiceId: string
  number: string
  customerId: string
}

/** Reads in steps: other requests go on while a firm’s many open invoices are read. */
export async function readOpenItems(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
): Promise<OpenItems> {
  const found: OpenItems = {
    byForm: new Map(),
    byId: new Map(),
    byCustomer: new Map(),
    paidByForm: new Map(),
    byName: new Map(),
    byCustomerNumber: new Map(),
    byAccount: new Map(),
    byMandate: new Map(),
    names: new Map(),
    settled: new Set(),
  }
  for await (const rows of inParts((after) => listOpen(executor, tenantId, after)))
    for (const { discount_percent, key: _, ...row } of rows) {
      const item = { ...row, hasDiscount: discount_percent !== null }
      for (const form of formsOf(item.number)) add(found.byForm, form, item)
      add(found.byCustomer, item.customerId, item)
      found.byId.set(item.invoiceId, item)
    }
  const since = addDays(today, -PAID_DAYS_LOOKED_AT)
  for await (const rows of inParts((after) => listPaid(executor, tenantId, after || since)))
    for (const { key: _, ...item } of rows)
      for (const form of formsOf(item.number)) add(found.paidByForm, form, item)
  for await (const rows of inParts((after) => listCustomers(executor, tenantId, after)))
    for (const { id, name, number } of rows) {
      found.names.set(id, name)
      add(found.byName, comparedName(name), id)
      for (const form of formsOf(number)) add(found.byCustomerNumber, form, id)
    }
  for (const own of found.byCustomer.values()) own.sort(byDueDay)
  return found
}

/** Called so often that it must not ask how a language sorts. */
function byDueDay({ dueOn: one }: OpenItem, { dueOn: other }: OpenItem): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

const ROWS_A_PART = 100

async function* inParts<Row extends { key: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await read(after)
    yield rows
    after = rows.at(-1)?.key ?? ''
    if (rows.length < ROWS_A_PART) return
    await yieldToLoop()
  }
}

async function listOpen(executor: Executor, tenantId: string, after: string) {
  const rows = await selectOpen(executor, { tenantId, after })
  return rows.map((row) => ({ ...row, number: row.number ?? '', dueOn: row.dueOn ?? '' }))
}

type Part = Within & { after: string }

const selectOpen = prepared((executor: Executor, { tenantId, after }: Part) =>
  executor
    .selectFrom('invoice_standings')
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'invoice_standings.invoice_id'))
    .select(['invoice_standings.invoice_id as key', 'invoice_standings.invoice_id as invoiceId'])
    .select(['invoice_standings.number', 'invoice_standings.customer_id as customerId'])
    .select(['invoice_standings.open_cents as openCents', 'invoice_standings.due_on as dueOn'])
    .select('invoices.discount_percent')
    .where('invoice_standings.tenant_id', '=', tenantId)
    .where('invoice_standings.invoice_id', '>', after)
    // By their ids, whatever index has what is open: it would be sorted anew for each part.
    .where(sql<SqlBool>`+invoice_standings.open_cents > 0`)
    .orderBy('invoice_standings.invoice_id')
    .limit(ROWS_A_PART),
)

async function listPaid(executor: Executor, tenantId: string, after: string) {
  const rows = await executor
    .selectFrom('invoice_standings')
    .select(['listed_key as key', 'invoice_id as invoiceId', 'number', 'customer_id as customerId'])
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`+standing = 'paid'`)
    .where('listed_key', '>', after)
    .where('listed_key', '<', '~')
    .orderBy('listed_key')
    .limit(ROWS_A_PART)
    .execute()
  return rows.map((row) => ({ ...row, number: row.number ?? '' }))
}

function listCustomers(executor: Executor, tenantId: string, after: string) {
  return executor
    .selectFrom('customers')
    .select(['id as key', 'id', 'name', 'number'])
    .where('tenant_id', '=', tenantId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS_A_PART)
    .execute()
}

/** Legal forms and titles are left out by payers' banks as they like. */
const LEFT_OUT =
  /\b(?:gmbh|mbh|ug|haftungsbeschrankt|ag|kg|ohg|gbr|co|ek|ev|partg|inh|herr|frau|dr|prof|und|u)\b/g

/** A name as banks and firms write it, in any order of its words; empty where too little is left. */
export function comparedName(name: string): string {
  const plain = sought(name)
    .replace(/\./g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(LEFT_OUT, ' ')
  const words = plain.split(/\s+/).filter(Boolean).sort()
  return words.join('').length < 4 ? '' : words.join(' ')
}

function add<One>(groups: Map<string, One[]>, key: string, one: One): void {
  if (key === '') return
  const group = groups.get(key)
  if (group) group.push(one)
  else groups.set(key, [one])
}
