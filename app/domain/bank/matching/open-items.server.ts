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
  /** Customers whose items stand by their days. */
  inOrder: Set<string>
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
    inOrder: new Set(),
    paidByForm: new Map(),
    byName: new Map(),
    byCustomerNumber: new Map(),
    byAccount: new Map(),
    byMandate: new Map(),
    names: new Map(),
    settled: new Set(),
  }
  for await (const rows of inParts((after) => selectOpen(executor, { tenantId, after })))
    for (const row of rows) addOpen(found, row)
  const since = addDays(today, -PAID_DAYS_LOOKED_AT)
  for await (const rows of inParts((after) => listPaid(executor, tenantId, after || since)))
    for (const { invoiceId, number, customerId } of rows) {
      const item = { invoiceId, number: number ?? '', customerId }
      for (const form of formsOf(item.number)) add(found.paidByForm, form, item)
    }
  for await (const rows of inParts((after) => listCustomers(executor, tenantId, after)))
    for (const { id, name, number } of rows) {
      found.names.set(id, name)
      add(found.byName, comparedName(name), id)
      for (const form of formsOf(number)) add(found.byCustomerNumber, form, id)
    }
  return found
}

type OpenRow = Awaited<ReturnType<typeof selectOpen>>[number]

/** Field by field: of tens of thousands, a copy without some fields takes half as much room again, and longer. */
function addOpen({ byForm, byCustomer, byId }: OpenItems, row: OpenRow): void {
  const { invoiceId, customerId, openCents } = row
  const hasDiscount = row.discount_percent !== null
  const item = {
    invoiceId,
    number: row.number ?? '',
    customerId,
    openCents,
    dueOn: row.dueOn ?? '',
    hasDiscount,
  }
  for (const form of formsOf(item.number)) add(byForm, form, item)
  add(byCustomer, customerId, item)
  byId.set(invoiceId, item)
}

/** What a customer owes, the first due first: put in order once it is asked for, since all at once would hold up the loop. */
export function owedBy(customerId: string, { byCustomer, inOrder }: OpenItems): readonly OpenItem[] {
  const own = byCustomer.get(customerId) ?? []
  if (!inOrder.has(customerId)) own.sort(byDueDay)
  inOrder.add(customerId)
  return own
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

function listPaid(executor: Executor, tenantId: string, after: string) {
  return executor
    .selectFrom('invoice_standings')
    .select(['listed_key as key', 'invoice_id as invoiceId', 'number', 'customer_id as customerId'])
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`+standing = 'paid'`)
    .where('listed_key', '>', after)
    .where('listed_key', '<', '~')
    .orderBy('listed_key')
    .limit(ROWS_A_PART)
    .execute()
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
