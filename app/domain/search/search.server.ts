import { type SqlBool, sql } from 'kysely'
import { matchesCustomer } from '../customers/matching.server'
import { matchesEmployee } from '../employees/matching.server'
import { type InvoiceSearch, matchesInvoice } from '../invoices/matching.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import { may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { hasAll, hasEachWord, hasSought } from '../lists/matches-search.server'
import { searchWords, soughtPeople } from '../lists/search-words'
import { stateOnDay } from '../mandates/state.server'
import { readInvoicesOfFound } from './invoices-of-found.server'

/** The others are found in their list. */
const MOST_SHOWN = 10

export interface SearchQuery extends InvoiceSearch {
  /** The last four digits of an IBAN, and the text before them. */
  account: { end: string; beside: string } | undefined
}

interface Found<Hit> {
  items: Hit[]
  isMore: boolean
}

/** Results by kind; null for a kind that the role may not see. */
export type SearchResult = Awaited<ReturnType<typeof searchOffice>>

/** Searches what the role may see by name, number, amount or the end of an IBAN. */
export async function searchOffice(executor: Executor, scope: OfficeScope, query: SearchQuery) {
  const reading = { executor, scope, query }
  const seesCustomers = may(scope.role, 'see_customers')
  return {
    customers: seesCustomers ? await withInvoices(reading, capped(await findCustomers(reading))) : null,
    contracts: seesCustomers ? capped(await findContracts(reading)) : null,
    mandates: seesCustomers ? capped(await findMandates(reading)) : null,
    invoices: may(scope.role, 'see_invoices') ? capped(await findInvoices(reading)) : null,
    employees: may(scope.role, 'see_employees') ? capped(await findEmployees(reading)) : null,
  }
}

/** Whether there is anything the role could find. Contracts, mandates and invoices have a customer. */
export async function hasRecords(executor: Executor, { tenantId, role }: OfficeScope): Promise<boolean> {
  const has = async (table: 'customers' | 'employees') =>
    (await executor
      .selectFrom(table)
      .select('id')
      .where('tenant_id', '=', tenantId)
      .limit(1)
      .executeTakeFirst()) !== undefined
  if (may(role, 'see_customers') && (await has('customers'))) return true
  return may(role, 'see_employees') && (await has('employees'))
}

interface Reading {
  executor: Executor
  scope: OfficeScope
  query: SearchQuery
}

function findCustomers({ executor, scope, query }: Reading) {
  const columns = { words: 'contacts.search_key', phone: 'contacts.phone_key' }
  const sought = soughtPeople(query.search)
  return executor
    .selectFrom('customers')
    .select(['id', 'number', 'name', 'city'])
    .select(({ selectFrom }) =>
      selectFrom('contacts')
        .select('contacts.name')
        .where('contacts.tenant_id', '=', scope.tenantId)
        .whereRef('contacts.customer_id', '=', 'customers.id')
        .where('contacts.archived_at', 'is', null)
        .where(hasAll(sought.map((one) => hasSought(one, columns))))
        .limit(1)
        .as('contact'),
    )
    .where('tenant_id', '=', scope.tenantId)
    .where('archived_at', 'is', null)
    .where(matchesCustomer(scope, query.search))
    .orderBy('name_key')
    .orderBy('id')
    .limit(MOST_SHOWN + 1)
    .execute()
}

async function withInvoices<Hit extends { id: string }>({ executor, scope }: Reading, found: Found<Hit>) {
  const ids = found.items.map(({ id }) => id)
  const of = may(scope.role, 'see_invoices') ? await readInvoicesOfFound(executor, scope, ids) : {}
  const none = { openCents: 0, invoices: [] }
  return { ...found, items: found.items.map((hit) => ({ ...hit, ...(of[hit.id] ?? none) })) }
}

async function findContracts({ executor, scope, query }: Reading) {
  if (searchWords(query.search).length === 0) return []
  return executor
    .selectFrom('contracts')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'contracts.customer_id'))
    .select(['contracts.id', 'contracts.number', 'contracts.title', 'customers.name as customer'])
    .where('contracts.tenant_id', '=', scope.tenantId)
    .where('contracts.archived_at', 'is', null)
    .where(hasAll(searchWords(query.search).map((word) => ofContract(scope, word))))
    .orderBy('contracts.title_key')
    .orderBy('contracts.id')
    .limit(MOST_SHOWN + 1)
    .execute()
}

/** A word in the contract, or in its customer: those are looked for once, not once for each contract. */
function ofContract({ tenantId }: OfficeScope, word: string) {
  return sql<SqlBool>`(instr(contracts.search_key, ${word}) > 0 or contracts.customer_id in (
    select c.id from customers c where c.tenant_id = ${tenantId} and instr(c.search_key, ${word}) > 0))`
}

async function findMandates({ executor, scope, query }: Reading) {
  const all = executor
    .selectFrom('mandates')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'mandates.customer_id'))
    .select(['mandates.id', 'mandates.reference', 'mandates.iban_masked as iban'])
    .select(stateOnDay(scope.today).as('status'))
    .select('customers.name as customer')
    .where('mandates.tenant_id', '=', scope.tenantId)
    .orderBy('mandates.reference')
    .limit(MOST_SHOWN + 1)
  const { account } = query
  const byAccount =
    account === undefined || account.beside !== ''
      ? []
      : await all.where(sql`substr(mandates.iban_masked, -4)`, '=', account.end).execute()
  // A mandate has a number; a name alone leads to the customer.
  const byWords = /\d/.test(query.search)
    ? await all.where(hasWords(query, ['mandates.search_key', 'customers.search_key'])).execute()
    : []
  return distinct([...byAccount, ...byWords])
}

async function findInvoices({ executor, scope, query }: Reading) {
  // Numbers and amounts have digits; there is no need to search twenty thousand invoices for a name.
  if (!/\d/.test(query.search)) return []
  const found = executor
    .selectFrom('invoice_standings')
    .select('invoice_id')
    .where('tenant_id', '=', scope.tenantId)
    .where(matchesInvoice(scope, query))
    .orderBy('listed_key', 'desc')
    .limit(MOST_SHOWN + 1)
  const ids = (await found.execute()).map((row) => row.invoice_id)
  if (ids.length === 0) return []
  const rows = await executor
    .selectFrom('invoices')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'invoices.customer_id'))
    .select(['invoices.id', 'invoices.number', 'invoices.issued_on as issuedOn'])
    .select(['invoices.gross_cents as grossCents', 'customers.name as customer'])
    .where('invoices.tenant_id', '=', scope.tenantId)
    .where('invoices.id', 'in', ids)
    .execute()
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

async function findEmployees({ executor, scope, query }: Reading) {
  const all = executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name', 'last_name'])
    .where('tenant_id', '=', scope.tenantId)
    .orderBy('name_key')
    .orderBy('id')
    .limit(MOST_SHOWN + 1)
  const { account } = query
  const byAccount =
    account === undefined || !may(scope.role, 'see_pay')
      ? []
      : await all
          .where('iban_masked', 'is not', null)
          .where(sql`substr(iban_masked, -4)`, '=', account.end)
          .where(matchesEmployee(account.beside))
          .execute()
  const byWords = await all.where('archived_at', 'is', null).where(matchesEmployee(query.search)).execute()
  return distinct([...byWords, ...byAccount])
}

function hasWords({ search }: SearchQuery, columns: readonly string[]) {
  return searchWords(search).length === 0 ? sql<SqlBool>`0` : hasEachWord(search, columns)
}

function distinct<Hit extends { id: string }>(hits: Hit[]): Hit[] {
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()]
}

function capped<Hit>(hits: Hit[]): Found<Hit> {
  return { items: hits.slice(0, MOST_SHOWN), isMore: hits.length > MOST_SHOWN }
}
