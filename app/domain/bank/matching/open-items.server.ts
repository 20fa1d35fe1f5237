import type { Executor } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import type { Scope } from '../../kernel/scope'
import { sought } from '../../lists/search-words'
import { addDays, type DateText } from '../../values/calendar'
import type { Cents } from '../../values/money'
import { formsOf } from './numbers'

/** An invoice paid longer ago is hardly paid a second time. */
const PAID_DAYS_LOOKED_AT = 400

export interface OpenItem {
  invoiceId: string
  number: string
  customerId: string
  openCents: Cents
  hasDiscount: boolean
  forms: string[]
}

/** What payments are looked up in: read once for many items. */
export interface OpenItems {
  byForm: Map<string, OpenItem[]>
  byCustomer: Map<string, OpenItem[]>
  paidByForm: Map<string, PaidItem[]>
  /** Customers by name as it is compared, and by the forms of their number. */
  byName: Map<string, string[]>
  byCustomerNumber: Map<string, string[]>
}

export interface PaidItem {
  invoiceId: string
  number: string
  customerId: string
}

export async function readOpenItems(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
): Promise<OpenItems> {
  const open = await executor
    .selectFrom('invoice_standings')
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'invoice_standings.invoice_id'))
    .select(['invoice_standings.invoice_id as invoiceId', 'invoice_standings.number'])
    .select(['invoice_standings.customer_id as customerId', 'invoice_standings.open_cents as openCents'])
    .select('invoices.discount_percent')
    .where('invoice_standings.tenant_id', '=', tenantId)
    .where('invoice_standings.standing', 'in', ['open', 'collected'])
    .where('invoice_standings.open_cents', '>', 0)
    .orderBy('invoice_standings.due_on')
    .orderBy('invoice_standings.number')
    .execute()
  const items = open.map(({ discount_percent, number, ...row }) => ({
    ...row,
    number: number ?? '',
    hasDiscount: discount_percent !== null,
    forms: formsOf(number ?? ''),
  }))
  const paid = await listPaid(executor, tenantId, earlier(today))
  const customers = await executor
    .selectFrom('customers')
    .select(['id', 'name', 'number'])
    .where('tenant_id', '=', tenantId)
    .execute()
  return {
    byForm: grouped(items, ({ forms }) => forms),
    byCustomer: grouped(items, ({ customerId }) => [customerId]),
    paidByForm: grouped(paid, ({ number }) => formsOf(number)),
    byName: idsBy(customers, ({ name }) => [comparedName(name)]),
    byCustomerNumber: idsBy(customers, ({ number }) => formsOf(number)),
  }
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

async function listPaid(executor: Executor, tenantId: string, since: DateText): Promise<PaidItem[]> {
  const rows = await executor
    .selectFrom('invoice_standings')
    .select(['invoice_id as invoiceId', 'number', 'customer_id as customerId'])
    .where('tenant_id', '=', tenantId)
    .where('standing', '=', 'paid')
    .where('listed_key', '>=', since)
    .where('listed_key', '<', '~')
    .execute()
  return rows.map((row) => ({ ...row, number: row.number ?? '' }))
}

function earlier(today: DateText): DateText {
  return addDays(today, -PAID_DAYS_LOOKED_AT)
}

function grouped<One>(all: readonly One[], keysOf: (one: One) => readonly string[]): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all)
    for (const key of keysOf(one)) {
      if (key === '') continue
      const group = groups.get(key)
      if (group) group.push(one)
      else groups.set(key, [one])
    }
  return groups
}

function idsBy<One extends { id: string }>(all: readonly One[], keysOf: (one: One) => readonly string[]) {
  return new Map([...grouped(all, keysOf)].map(([key, some]) => [key, some.map(({ id }) => id)]))
}
