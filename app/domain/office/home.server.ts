import type { Kysely } from 'kysely'
import type { Database } from '~db/schema'
import type { InvoiceListItem } from '../invoices/list.server'
import { type InvoiceListPage, readInvoiceListPage } from '../invoices/page.server'
import { countMails, type MailCounts } from '../outbox/watch.server'
import type { OfficeScope } from '../scope'
import { type EmployeePage, readEmployeePage } from './employees.server'
import { rightsOf } from './rights'
import { readTasks, type Tasks } from './tasks.server'

const PER_PAGE = 25

type Executor = Kysely<Database>

/** An invoice in the office's list; number, date and standing are null for a draft. */
export type OfficeInvoice = Pick<
  InvoiceListItem,
  'id' | 'number' | 'customerName' | 'issuedOn' | 'grossCents' | 'standing'
>

/** The office's first page. What the role may not see is null. */
export interface OfficeHome {
  tasks: Tasks
  mails: MailCounts
  invoices: (Omit<InvoiceListPage, 'items'> & { items: OfficeInvoice[] }) | null
  employees: EmployeePage | null
  /** Whether the role may hand out links of each kind. */
  mayLink: { invoices: boolean; employees: boolean }
}

/** What the office sees first, as far as the role goes. */
export async function readOfficeHome(
  executor: Executor,
  scope: OfficeScope,
  pages: { invoices: number; employees: number },
): Promise<OfficeHome> {
  const rights = rightsOf(scope.role)
  return {
    tasks: await readTasks(executor, scope, rights),
    mails: await countMails(executor, scope),
    invoices: rights.seesInvoices ? await readInvoices(executor, scope, pages.invoices) : null,
    employees: rights.seesEmployees
      ? await readEmployeePage(executor, scope, pages.employees, PER_PAGE)
      : null,
    mayLink: { invoices: rights.linksInvoices, employees: rights.linksEmployees },
  }
}

async function readInvoices(executor: Executor, scope: OfficeScope, page: number) {
  const query = { withDrafts: true, page, perPage: PER_PAGE }
  const { items, ...list } = await readInvoiceListPage(executor, scope, query)
  return {
    ...list,
    items: items.map(({ id, number, customerName, issuedOn, grossCents, standing }) => ({
      id,
      number,
      customerName,
      issuedOn,
      grossCents,
      standing,
    })),
  }
}
