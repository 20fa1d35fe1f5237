import type { Executor } from '../house'
import { countMails, type MailCounts } from '../outbox/watch.server'
import type { Paged, Place } from '../paging'
import { may } from '../rights'
import type { OfficeScope } from '../scope'
import type { Task } from '../tasks/find.server'
import { readTaskList } from '../tasks/list.server'
import { type EmployeePage, readEmployeePage } from './employees.server'
import { type FirstSteps, readFirstSteps } from './first-steps.server'
import { type OfficeInvoice, readOfficeInvoices } from './invoices.server'

const PER_PAGE = 25
const SHOWN_TASKS = 10

/** The office's first page. What the role may not see is null. */
export interface OfficeHome {
  /** Null once a firm has done them. */
  firstSteps: FirstSteps | null
  tasks: Paged<Task>
  mails: MailCounts
  invoices: Paged<OfficeInvoice> | null
  employees: EmployeePage | null
  /** Whether the role may hand out links of each kind. */
  mayLink: { invoices: boolean; employees: boolean }
}

/** What the office sees first, as far as the role goes. */
export async function readOfficeHome(
  executor: Executor,
  scope: OfficeScope,
  places: { invoices: Place; employees: Place },
): Promise<OfficeHome> {
  const { role } = scope
  return {
    firstSteps: await readFirstSteps(executor, scope),
    tasks: await readTaskList(executor, scope, { state: 'open', place: { page: 1 } }, SHOWN_TASKS),
    mails: await countMails(executor, scope),
    invoices: may(role, 'see_invoices')
      ? await readOfficeInvoices(executor, scope, { place: places.invoices, perPage: PER_PAGE })
      : null,
    employees: may(role, 'see_employees')
      ? await readEmployeePage(executor, scope, places.employees, PER_PAGE)
      : null,
    mayLink: { invoices: may(role, 'share_invoice_links'), employees: may(role, 'share_payslip_links') },
  }
}
