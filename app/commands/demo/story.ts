import type { NewContact } from '~/domain/contacts/contacts.server'
import type { NewContract } from '~/domain/contracts/contracts.server'
import type { NewCustomer } from '~/domain/customers/customers.server'
import type { NewEmployee } from '~/domain/employees/employees.server'
import type { EventType } from '~/domain/events/types'
import type { Kinds } from '~/domain/hours/kinds'
import type { NewInvoice } from '~/domain/invoices/drafts/draft.server'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import type { PaidBy } from '~/domain/invoices/payments/receipt'
import type { Extra } from '~/domain/payroll-run/extras'
import type { PayrollFacts } from '~/domain/payroll-run/facts'
import type { FundRates } from '~/domain/payroll-run/funds'
import type { PayrollSettings } from '~/domain/payroll-run/settings'
import type { SectionValues } from '~/domain/tenants/settings.server'
import type { NewTenant } from '~/domain/tenants/tenants.server'

/** Days from today; or a day of a month that is counted from today's, in a series from the month of the series. */
export type When = `${number} days` | `month ${number}, day ${number}`

/** The least and the most; the seed decides. */
export type Range = readonly [least: number, most: number]

/** By the names of the columns, but for the address. Without a country it is in Germany. */
type Addressed<Row> = Omit<Row, 'id' | 'street' | 'postal_code' | 'city' | 'country'> & { address: Address }
export type Address = readonly [street: string, postalCode: string, city: string, country?: string]

/** A firm of the demo, and what happened there. Customers and employees have keys, by which the rest names them. */
export interface FirmStory<Customer extends string = string, Employee extends string = string> {
  tenant: Addressed<NewTenant>
  company: Pick<SectionValues<'company'>, 'legal_form' | 'seat' | 'register_court' | 'register_number'>
  invoicing: Pick<SectionValues<'invoicing'>, 'contact_name' | 'contact_phone'> &
    Partial<SectionValues<'invoicing'>>
  /** The file of its logo in this folder. */
  logo?: string
  /** Issues the payslips, and cannot sign in. */
  colleague?: { email: string; name: string }
  customers: Readonly<Record<Customer, CustomerStory>>
  /** Issued in the order of their days. */
  invoices: readonly InvoiceStory<NoInfer<Customer>>[]
  credits?: readonly CreditStory<NoInfer<Customer>>[]
  payroll: PayrollStory<NoInfer<Employee>>
  employees: Readonly<Record<Employee, EmployeeStory>>
  events?: EventsStory
}

/** Another program that is told of what happens. */
export interface EventsStory {
  since: When
  url: string
  types: readonly EventType[]
}

/** Lets the compiler report a customer or an employee that does not exist. */
export function firmStory<Customer extends string, Employee extends string>(
  story: FirmStory<Customer, Employee>,
): FirmStory {
  return story
}

export interface CustomerStory {
  record: Addressed<NewCustomer>
  contacts?: readonly ContactStory[]
  contracts?: readonly ContractStory[]
  mandate?: MandateStory
  moves?: { on: When; to: Address }
}

/** Not for invoices, and German, unless it says otherwise. */
export type ContactStory = Pick<NewContact, 'name' | 'email' | 'job_title'> & Partial<NewContact>

export interface ContractStory extends Omit<NewContract, DatesAndIds | 'lines'> {
  key: string
  starts: When
  ends?: When
  nextInvoice?: When
  lines: readonly Line[]
  /** Prices agreed on a day for the coming year. */
  nextYear?: { agreed: When; lines: readonly Line[] }
}
type DatesAndIds = 'id' | 'customer_id' | 'starts_on' | 'ends_on' | 'next_invoice_on'

export interface MandateStory {
  entered: When
  /** Without a day: when it was entered. */
  signed?: When
  /** Number of an account at a bank that does not exist. */
  account: number
  type?: 'CORE' | 'B2B'
  /** From the program before. */
  earlier?: { reference: string; lastUsed: When }
  /** The file of its scan in this folder. */
  scan?: string
  /** Collected from now on, unless an invoice says otherwise. */
  isUsual?: boolean
  revoked?: When
}

/** What is billed, at 19 % unless it says otherwise. */
export interface Line extends Omit<DraftLine, 'quantity' | 'taxCategory' | 'taxRate'> {
  quantity: string | Range
  taxCategory?: DraftLine['taxCategory']
  taxRate?: string
  /** In these months of a series. */
  only?: readonly number[]
}

export interface InvoiceStory<Customer extends string = string> {
  /** `{month}` is the month of a series, counted from today's, `{period}` the same as `2026-11`. */
  name: string
  customer: Customer
  /** A series: an invoice for each of these months, counted from today's. */
  months?: readonly number[]
  issued: When
  isDraft?: boolean
  /** Without days: the month that lies half a month before. */
  service?: { from: When; to?: When }
  lines: readonly Line[]
  options?: NewInvoice['options']
  deducts?: readonly string[]
  contract?: string
  /** By direct debit, under the customer's mandate. */
  isDebit?: boolean
  /** In full, so many days after issue. */
  paidAfter?: number | Range
  payments?: readonly PaymentStory[]
  /** The day on which everything came in, less the discount. */
  settled?: When
  cancelled?: { on: When; note: string }
  sent?: When
  message?: { on: When; body: string }
  choosesDebit?: When
  offersMandate?: { on: When; account: number }
}

export interface PaymentStory {
  on: When
  /** In cents, or of the whole invoice; `returned` by the bank. */
  amount: number | 'all' | 'half' | 'rest' | 'returned'
  by?: PaidBy
  only?: readonly number[]
}

export interface CreditStory<Customer extends string = string> extends Pick<InvoiceStory, 'months'> {
  invoice: string
  on: When
  line: number
  quantity: string
  reason: string
  isSent?: boolean
  /** All that the customer has overpaid. */
  refunded?: { on: When; to: Customer }
}

export interface PayrollStory<Employee extends string = string> {
  /** The first month that is paid, counted from today's. */
  since: number
  isTakenOver?: boolean
  firm: PayrollSettings
  funds: readonly FundRates[]
  /** Cents an hour, oldest first. */
  tariff: readonly (readonly [from: string, cents: number])[]
  timeRecorder?: TimeRecorderStory<Employee>
}

/** What a time recorder reported, and the months that were closed on it. */
export interface TimeRecorderStory<Employee extends string = string> {
  /** Hours of last month from a terminal that belongs to no employee. */
  ofUnknown: string
  /** Hours of last month that came after it was closed. */
  late: { employee: Employee; hours: number }
  /** Who has worked half of this month. */
  half: readonly Employee[]
}

export interface EmployeeStory {
  record: Addressed<NewEmployee> & { birth_date: string; health_fund: string }
  /** Cents a month, oldest first. Without any, pay is by the hour. */
  salaries?: PayrollStory['tariff']
  /** Cents an hour above the tariff. */
  bonus?: number
  christmas?: number
  facts?: Partial<Pick<PayrollFacts, 'church' | 'childAllowances' | 'childBirthDates' | 'isInTransitionZone'>>
  monthlyExtras?: readonly Pick<Extra, 'kind' | 'label' | 'cents'>[]
  /** Quarters of an hour in a month, and of overtime at most. */
  quarters: Range
  overtime?: number
  /** Days by month, counted from today's. */
  absences?: Readonly<Record<number, Kinds>>
  /** Overtime of a month that is entered and paid late, with the reason. */
  corrected?: { month: number; hours: number; reason: string }
  /** Whether they read their payslips, and last month's by now. */
  reads?: 'promptly' | 'late'
  /** The last mail to them came back. */
  isMailLost?: boolean
}
