import type { Generated, Selectable } from 'kysely'

// The one description of columns. Names say the unit: *_cents integer cents, *_on a date, *_at an instant
// (UTC ISO text), month YYYY-MM, is_* 0 or 1, *_sealed encrypted text. The rules live in the migrations.
// Longer than 200 lines: a reader wants every column on one page.

export type Flag = 0 | 1
/** What is numbered; `cancellation` may share the range of `invoice`. */
export type NumberRange = 'invoice' | 'cancellation' | 'mandate' | 'customer' | 'contract' | 'employee'
export type Language = 'de' | 'en'
/** What an employee can read the own page and mails in. Papers are German, the office is German or English. */
export type ReaderLanguage = Language | 'pl' | 'tr' | 'ro' | 'uk' | 'ar'
/** What a firm gives an employee beside payslips. */
export type EmployeeDocumentKind = 'wage_tax_certificate' | 'insurance_notice' | 'contract' | 'other'
export type Role = 'owner' | 'invoicing' | 'payroll' | 'read_only'
/** UNCL 5305: standard and reduced, reverse charge, zero, exempt, intra-Community, export, outside the scope. */
export type TaxCategory = 'S' | 'AE' | 'Z' | 'E' | 'K' | 'G' | 'O'
/** Who writes the invoices of a contract. */
export type Billing = 'by_hand' | 'drafts' | 'send'
export type PaymentMethod = 'transfer' | 'direct_debit'
/** The method a payer chose; `requested` is a direct debit whose mandate waits for the office. */
export type PaymentWay = PaymentMethod | 'requested'
export type MandateStatus = 'requested' | 'active' | 'revoked' | 'rejected'
export type EmploymentType =
  | 'full_time'
  | 'part_time'
  | 'minijob'
  | 'midijob'
  | 'working_student'
  | 'apprentice'
export type TaskKind =
  | 'message'
  | 'address'
  | 'bank'
  | 'mandate'
  | 'question'
  | 'delivery'
  | 'transfer'
  | 'choice'
  | 'fresh_link'
  | 'hours'
/** What became of a customer's choice to change what is on file. */
export type ChangeRequestOutcome = 'applied' | 'refused'
export type LinkPurpose = 'rechnung' | 'portal' | 'mitarbeiter-portal'
export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'bounced' | 'doubtful'
/** Whose business a mail is. */
export type MailArea = 'invoicing' | 'payroll' | 'accounts'
/** What a link of the office's own people is for. */
export type AccountLinkPurpose = 'einladung' | 'passwort'
/** Why pages of a delivered file cannot be matched to a person's payslip of the month (domain/payslip-files/match.ts). */
export type PayslipDoubt =
  | 'nobody'
  | 'several_people'
  /** A person's number without the name. */
  | 'name_missing'
  /** A name without a number. */
  | 'number_missing'
  | 'month_missing'
  | 'other_month'
  /** A second page that no first one precedes, or the second of two is not there. */
  | 'incomplete'
  /** Its file says something of others that its pages do not show. */
  | 'others_inside'
  /** A part of its file, or of its letters, cannot be read. */
  | 'unreadable'
export type PayslipLineKind =
  | 'earning'
  | 'tax'
  | 'social_insurance'
  | 'employer'
  | 'net_addition'
  | 'net_deduction'

interface TenantsTable {
  id: string
  name: string
  street: string
  postal_code: string
  city: string
  country: string
  email: string
  phone: string | null
  website: string | null
  managing_director: string | null
  register_entry: string | null
  vat_id: string | null
  tax_number: string | null
  bank_name: string | null
  iban: string | null
  bic: string | null
  creditor_id: string | null
  language: Generated<Language>
  payment_term_days: Generated<number>
  /** Up to which a rest is given up. */
  write_off_limit_cents: Generated<number>
  employee_link_days: Generated<number>
  /** Of a leaver's link. */
  leaver_link_days: Generated<number>
  invoice_link_days: Generated<number>
  portal_link_days: Generated<number>
  /** The sender of the firm's mails; its `email` and `name` where it is null. */
  mail_from: string | null
  mail_from_name: string | null
  mail_reply_to: string | null
  /** The sender address that was proven to be read, in lower case; any other does not count. */
  proven_sender: string | null
  /** Since when nothing of this firm is sent. */
  mail_paused_at: string | null
  /** Whether an employee's link asks for a mailed code as well. */
  is_portal_code_demanded: Generated<Flag>
  /** Whether two people of the office have to agree to the release of a payslip. */
  is_release_confirmed: Generated<Flag>
  /** How the payroll office's program knows the firm. */
  payroll_consultant: string | null
  payroll_client: string | null
  /** What the payroll office calls each kind of hours; a dash where it does not want it. */
  wage_type_regular: string | null
  wage_type_overtime: string | null
  wage_type_night: string | null
  wage_type_deep_night: string | null
  wage_type_sunday: string | null
  wage_type_holiday: string | null
  wage_type_special_holiday: string | null
  wage_type_sick_days: string | null
  wage_type_vacation_days: string | null
  /** Whether employees see the hours of a month beside the payslip. */
  is_hours_shown: Generated<Flag>
  created_at: string
  revision: Generated<number>
  /** Whether the role needs a second factor to work for the firm. */
  is_factor_demanded_of_owner: Generated<Flag>
  is_factor_demanded_of_invoicing: Generated<Flag>
  is_factor_demanded_of_payroll: Generated<Flag>
  is_factor_demanded_of_read_only: Generated<Flag>
  /** Six hexadecimal digits, legible on white; the product's own where it is null. */
  accent_color: string | null
  address_extra: string | null
  /** One of app/domain/tenants/legal-form.ts. */
  legal_form: string | null
  seat: string | null
  /** Of the supervisory board, where the firm has one. */
  supervisory_chair: string | null
  /** `register_entry` is made of both. */
  register_court: string | null
  register_number: string | null
  gln: string | null
  /** Whom the recipient of an invoice asks; XRechnung demands both. */
  contact_name: string | null
  contact_phone: string | null
  electronic_address: string | null
  electronic_address_scheme: string | null
  /** On agreed or on received payment (§§ 16, 20 UStG). */
  taxation: Generated<'agreed' | 'received'>
  /** § 19 UStG. */
  is_small_business: Generated<Flag>
  /** Whether new contracts are for work on property (§ 14b (1) UStG). */
  is_property_default: Generated<Flag>
  invoice_opening: string | null
  invoice_opening_en: string | null
  invoice_closing: string | null
  invoice_closing_en: string | null
  /** Who answers questions about personal data; the firm's own address where it is null. */
  data_contact: string | null
  /** The data protection officer, where the firm has one (§ 38 BDSG). */
  data_officer: string | null
  data_authority: string | null
  /** Who runs the machine, where it is not the firm itself. */
  hosted_by: string | null
  /** The tax adviser or payroll office. */
  payroll_partner: string | null
  /** Whether employees find the notice of Art. 13 GDPR on their page. */
  is_notice_shown: Generated<Flag>
}

interface TenantLogosTable {
  tenant_id: string
  /** What the logo's address names it by: another picture has another. */
  public_id: string
  media_type: 'image/png' | 'image/jpeg'
  bytes: Uint8Array
  updated_at: string
}

interface UsersTable {
  id: string
  email: string
  name: string
  password_hash: string | null
  is_active: Generated<Flag>
  created_at: string
  /** Since when the address is proven to be the person's, by a mail or an identity provider. */
  email_proven_at: string | null
}

interface MembershipsTable {
  tenant_id: string
  user_id: string
  role: Role
  created_at: string
  /** Null while the person has not accepted the invitation. */
  accepted_at: string | null
  disabled_at: string | null
  /** What the firm calls the person until they accept. */
  invited_name: string | null
}

interface SessionsTable {
  token_hash: string
  user_id: string
  tenant_id: string
  user_agent: string | null
  created_at: string
  last_used_at: string
  expires_at: string
  ended_at: string | null
  purpose: Generated<'office' | 'second_factor'>
  signed_in_by: Generated<'local' | 'provider'>
  id_token_sealed: string | null
}

interface SetupClaimsTable {
  id: number
  claimed_at: string
}

interface AccountLinksTable {
  tenant_id: string
  id: string
  user_id: string
  purpose: AccountLinkPurpose
  key_id: string
  created_at: string
  expires_at: string
  used_at: string | null
  revoked_at: string | null
}

interface UserIdentitiesTable {
  issuer: string
  subject: string
  user_id: string
  created_at: string
}

interface TotpSecretsTable {
  user_id: string
  secret_sealed: string
  created_at: string
  confirmed_at: string | null
  /** The time step of the last code that was used: no code counts twice. */
  last_step: Generated<number>
}

interface RecoveryCodesTable {
  user_id: string
  code_hash: string
  created_at: string
  used_at: string | null
}

interface NumberFormatsTable {
  tenant_id: string
  /** What is numbered. */
  id: NumberRange
  /** `{JJJJ}` and `{JJ}` are replaced by the year. */
  prefix: string
  digits: number
  is_yearly: Flag
  /** Whether there is a range of its own: credit notes may share the invoices'. */
  is_own: Generated<Flag>
  revision: Generated<number>
}

interface NumberEndsTable {
  tenant_id: string
  name: string
  number: string
}

interface NumberRangesTable {
  tenant_id: string
  name: string
  year: number
  last_number: number
}

interface CustomersTable {
  tenant_id: string
  id: string
  number: string
  kind: 'business' | 'consumer'
  /** The whole name; made of the parts where there is a last name. */
  name: string
  name_title: string | null
  first_name: string | null
  last_name: string | null
  contact_name: string | null
  street: string
  address_extra: string | null
  postal_code: string
  city: string
  country: string
  email: string | null
  phone: string | null
  vat_id: string | null
  register_number: string | null
  language: Language
  created_at: string
  archived_at: string | null
  revision: Generated<number>
  /** A Leitweg-ID, or what the customer wants to find on invoices. */
  buyer_reference: string | null
  /** What the customer calls the firm by. */
  supplier_number: string | null
  electronic_address: string | null
  electronic_address_scheme: string | null
  invoice_format: Generated<'pdf' | 'zugferd' | 'xrechnung'>
  /** Whether mails carry the invoice itself; `usual` is yes for businesses and no for consumers. */
  invoice_attachment: Generated<'usual' | 'always' | 'never'>
  /** When the customer agreed to invoices without paper (§ 14 (1) UStG). */
  electronic_consent_on: string | null
  /** The firm's own where it is null. */
  payment_term_days: number | null
  /** As agreed; by direct debit only where there is a mandate, which may have ended since. */
  payment_method: Generated<PaymentMethod>
  /** What may be taken off for paying within so many days of the invoice. Both or neither. */
  discount_percent: string | null
  discount_days: number | null
  /** Where it is not the customer's own address. Whoever has no name of its own there is the customer. */
  delivery_name: string | null
  delivery_street: string | null
  delivery_extra: string | null
  delivery_postal_code: string | null
  delivery_city: string | null
  delivery_country: string | null
  notes: string | null
  /** Reminds of an open transfer so many days before it is due; null for not at all. */
  reminder_days: number | null
  /** What the list is ordered by and searched in (app/domain/customers/keys.ts). */
  name_key: Generated<string>
  search_key: Generated<string>
  phone_key: string | null
}

/** A contact at a customer. */
interface ContactsTable {
  tenant_id: string
  id: string
  customer_id: string
  name: string
  job_title: string | null
  email: string | null
  phone: string | null
  language: Language
  /** Mails about invoices go to this one of the customer's contacts. */
  is_for_invoices: Generated<Flag>
  created_at: string
  archived_at: string | null
  revision: Generated<number>
  /** What is searched in (app/domain/contacts/keys.ts). */
  search_key: string
  phone_key: string | null
}

interface ContractsTable {
  tenant_id: string
  id: string
  customer_id: string
  number: string
  title: string
  starts_on: string
  ends_on: string | null
  end_reason: string | null
  notice_months: number
  /** Either months or weeks. */
  interval_months: 1 | 3 | 6 | 12 | null
  interval_weeks: number | null
  /** The day of the month on which it is billed, or the month's last where there is none such. */
  due_day: number | null
  next_invoice_on: string | null
  /** Work on a building or its grounds (§ 14b UStG). */
  is_property: Generated<Flag>
  paused_from_on: string | null
  paused_until_on: string | null
  /** What is billed, from which day on (app/domain/contracts/prices.ts). */
  prices_json: string
  created_at: string
  archived_at: string | null
  revision: Generated<number>
  /** What the list is ordered by and searched in (app/domain/contracts/keys.ts). */
  title_key: string
  search_key: string
  next_key: string
  /** The day from which a run has to look at it; past all days where none has. */
  due_key: Generated<string>
  /** Who writes its invoices: a person, or the billing run, which leaves drafts or sends them. */
  billing: Generated<Billing>
  /** Bills the period that begins, not the one that ended. */
  is_in_advance: Generated<Flag>
  /** A period that the contract covers in part is billed by days, otherwise in full. */
  is_prorated: Generated<Flag>
}

/** What the run made of contracts at one time. */
interface BillingRunsTable {
  tenant_id: string
  id: string
  started_at: string
  started_on: string
  /** `user:<id>` or `system`. */
  started_by: string
}

/** What became of one period of a contract. */
interface BillingResultsTable {
  tenant_id: string
  contract_id: string
  period_from_on: string
  period_to_on: string
  run_id: string
  planned_on: string
  /** Kept when a draft is thrown away. */
  invoice_id: string | null
  /** `pending` is a draft that is still to be issued and mailed. */
  outcome: 'pending' | 'draft' | 'issued' | 'mailed' | 'failed'
  /** Why it failed or stayed a draft. */
  reason: string | null
  /** Whether it needs attention; triggers take this back with the draft. */
  is_open: Flag
  happened_at: string
}

interface MandatesTable {
  tenant_id: string
  id: string
  customer_id: string
  reference: string
  type: 'CORE' | 'B2B'
  status: MandateStatus
  holder: string
  iban_sealed: string
  iban_masked: string
  iban_fingerprint: string
  signed_on: string
  source: 'office' | 'customer' | 'webhook'
  created_at: string
  status_changed_at: string
  /** The words that the customer agreed to, and from where. */
  evidence_sealed: string | null
  /** The day of the latest collection, kept by a trigger; null before the first. */
  last_used_on: string | null
  /** What the list is searched in (app/domain/mandates/keys.ts). */
  search_key: Generated<string>
}

/** What a mandate stood for before its account was changed. */
interface FormerAccountsTable {
  tenant_id: string
  id: string
  mandate_id: string
  holder: string
  /** Null once it can no longer be asked about. */
  iban_sealed: string | null
  iban_masked: string
  last_used_on: string | null
  changed_at: string
  changed_by: string
  kept_until_on: string
}

/** The paper that was signed. */
interface MandateScansTable {
  tenant_id: string
  mandate_id: string
  media_type: 'application/pdf' | 'image/jpeg' | 'image/png'
  /** Sealed. */
  bytes: Uint8Array
  byte_length: number
  sha256: string
  created_at: string
}

interface InvoicesTable {
  tenant_id: string
  id: string
  customer_id: string
  contract_id: string | null
  contract_period: string | null
  kind: 'invoice' | 'cancellation' | 'credit_note'
  refers_to_id: string | null
  status: 'draft' | 'issued'
  number: string | null
  language: Language
  issued_on: string | null
  due_on: string | null
  service_from: string
  service_to: string
  payment_method: PaymentMethod
  mandate_id: string | null
  note: string | null
  net_cents: number
  tax_cents: number
  gross_cents: number
  view_json: string | null
  revision: Generated<number>
  created_at: string
  issued_at: string | null
  /** A Leitweg-ID, or what the buyer wants to find on the invoice. */
  buyer_reference: string | null
  order_number: string | null
  project_number: string | null
  /** What may be taken off for paying within so many days of the invoice. Both or neither. */
  discount_percent: string | null
  discount_days: number | null
  adjustments_json: string | null
  /** Work on a building or its grounds (§ 14b UStG). */
  is_property: Generated<Flag>
  /** Where it is not the customer's own address. */
  delivery_name: string | null
  delivery_street: string | null
  delivery_extra: string | null
  delivery_postal_code: string | null
  delivery_city: string | null
  delivery_country: string | null
  /** Billed before the work is done, to be taken off by a final invoice. */
  is_advance: Generated<Flag>
  /** What was paid in advance and is taken off. */
  prepaid_cents: Generated<number>
  /** What rounding adds to the sum (BT-114), so that gross prices come out to the cent. */
  rounding_cents: Generated<number>
}

/** The view: an invoice with what happened to it since. */
interface CurrentInvoicesView extends InvoicesTable {
  /** The money alone. */
  paid_cents: number
  /** Cash discounts taken, and rests that were given up. */
  waived_cents: number
  /** When the last money came that still counts. */
  last_paid_on: string | null
  /** The number of the cancellation that reversed it. */
  cancelled_by: string | null
  /** What credit notes took off. */
  credited_cents: number
  /** The mandate last chosen, whatever its status. */
  chosen_mandate_id: string | null
  chosen_mandate_status: MandateStatus | null
  /** When it was used last, or else signed. */
  chosen_mandate_used_on: string | null
  /** Since when a direct debit is known that the invoice itself did not announce. */
  debit_known_at: string | null
}

/** The state of an invoice, in few columns for lists and sums; triggers keep it. */
interface InvoiceStandingsTable {
  tenant_id: string
  invoice_id: string
  customer_id: string
  /** `open` and `collected` are owed, by transfer or by direct debit. */
  standing:
    | 'draft'
    | 'open'
    | 'collected'
    | 'paid'
    | 'credited'
    | 'cancelled'
    | 'cancellation'
    | 'credit_note'
  number: string | null
  issued_on: string | null
  due_on: string | null
  gross_cents: number
  net_cents: Generated<number>
  /** What is still owed. */
  open_cents: number
  /** Of a mandate that may collect; it does so until it lapses. */
  mandate_used_on: string | null
  /** Orders the list: drafts behind all dates. */
  listed_key: string
}

/** Which advances a final invoice takes off; each is taken off once. */
interface InvoiceDeductionsTable {
  tenant_id: string
  invoice_id: string
  advance_id: string
}

interface InvoiceLinesTable {
  tenant_id: string
  invoice_id: string
  position: number
  article_number: string | null
  /** The name of what is billed. */
  description: string
  details: string | null
  quantity: string
  /** UN/ECE Rec 20. */
  unit: string
  /** Euros with up to four decimals, never negative where it is keyed: the quantity has the sign. */
  unit_price: string
  /** Whether the price and its discounts have VAT in them. */
  is_gross: Generated<Flag>
  /** What is taken off or put on (app/domain/invoices/drafts/adjustments.ts). */
  adjustments_json: string | null
  /** How much of it is labour (app/domain/invoices/drafts/labour.ts). */
  labour_json: string | null
  period_from: string | null
  period_to: string | null
  tax_category: TaxCategory
  /** Percent. */
  tax_rate: string
  /** Why no tax is charged (app/domain/invoices/issuing/tax-reasons.ts). */
  tax_reason: string | null
  net_cents: number
}

/** Money of a customer that came in, or went out where it is less than nothing. */
export interface ReceiptsTable {
  tenant_id: string
  id: string
  customer_id: string
  amount_cents: number
  paid_on: string
  method: 'transfer' | 'direct_debit' | 'cash' | 'set_off'
  reference: Generated<string>
  /** The one that it takes back. */
  reverses_id: string | null
  reason: string | null
  created_at: string
}

/** What settles an invoice: a share of a receipt, or what was waived. */
export interface PaymentsTable {
  tenant_id: string
  id: string
  invoice_id: string
  amount_cents: number
  paid_on: string
  method: ReceiptsTable['method'] | 'cash_discount' | 'write_off'
  created_at: string
  /** Null for what was waived. */
  receipt_id: string | null
  /** The one that it takes back in full. */
  reverses_id: string | null
  reason: string | null
  /** Of what was waived: by how much net amount and tax fall, for each category and rate. */
  tax_json: string | null
}

/** What a customer has paid beyond its invoices; triggers keep it. */
interface CustomerCreditsTable {
  tenant_id: string
  customer_id: string
  credit_cents: number
}

interface PaymentChoicesTable {
  seq: Generated<number>
  tenant_id: string
  invoice_id: string
  method: PaymentMethod
  mandate_id: string | null
  chosen_at: string
  /** The choice before it; 0 for the first. */
  replaces_seq: Generated<number>
}

interface EmployeesTable {
  tenant_id: string
  id: string
  number: string
  first_name: string
  last_name: string
  email: string | null
  street: string
  postal_code: string
  city: string
  country: string
  language: Generated<ReaderLanguage>
  employment_type: EmploymentType
  entry_on: string
  exit_on: string | null
  social_insurance_number_sealed: string | null
  tax_id_sealed: string | null
  iban_sealed: string | null
  iban_masked: string | null
  created_at: string
  revision: Generated<number>
  address_extra: string | null
  phone: string | null
  /** Decimal text. */
  weekly_hours: string | null
  archived_at: string | null
  /** Finds the same number again without opening any. */
  social_insurance_number_fingerprint: string | null
  /** What the list is searched in (app/domain/employees/keys.ts). */
  search_key: Generated<string>
  phone_key: string | null
  /** Orders employees by name (domain/values/by-name.ts). */
  name_key: Generated<string>
  birth_date_sealed: string | null
  tax_class_sealed: string | null
  health_fund_sealed: string | null
}

/** What an employee earns from a month on, until the next one. */
interface EmployeeDocumentsTable {
  tenant_id: string
  id: string
  employee_id: string
  kind: EmployeeDocumentKind
  /** What it is about: a year (`2025`) or a day (`2025-03-01`). */
  dated: string
  title_sealed: string | null
  byte_length: number
  sha256: string
  /** Sealed; null once it is withdrawn. */
  bytes: Uint8Array | null
  created_by: string
  created_at: string
  downloaded_at: string | null
  withdrawn_by: string | null
  withdrawn_at: string | null
}

interface EmployeeWeeklyHoursTable {
  tenant_id: string
  employee_id: string
  from_month: string
  /** Null where none were agreed. */
  weekly_hours: string | null
  recorded_at: string
}

interface EmployeeWagesTable {
  tenant_id: string
  employee_id: string
  from_month: string
  kind: Generated<'hourly' | 'monthly'>
  pay_sealed: string
  recorded_at: string
}

interface WebhookDeliveriesTable {
  tenant_id: string
  id: string
  event: string
  idempotency_key: string | null
  body_sha256: string
  status: 'understood' | 'kept' | 'settled'
  processed: number
  payload_sealed: string | null
  reason: string | null
  received_at: string
}

interface WebhookRefusalsTable {
  id: Generated<number>
  claimed_tenant_id: string
  event: string
  reason: string
  received_at: string
}

/** Opens the webhook for one firm; the secret of the installation opens it for all. */
interface WebhookSecretsTable {
  tenant_id: string
  id: string
  secret_hash: string
  created_at: string
  revoked_at: string | null
}

interface HoursTable {
  seq: Generated<number>
  tenant_id: string
  month: string
  employee_id: string
  hours: string
  overtime: string
  source: 'webhook' | 'office'
  delivery_id: string | null
  is_correction: Flag
  recorded_at: string
  /** The previous report of this employee's month; 0 for the first. */
  replaces_seq: Generated<number>
}

/** The newest row of the history, of each employee's month and kind; a trigger keeps it. */
interface NewestHoursTable {
  tenant_id: string
  month: string
  employee_id: string
  is_correction: Flag
  hours: string
  overtime: string
  source: 'webhook' | 'office'
  recorded_at: string
  seq: number
}

/** A month of which later hours wait for a decision. */
interface ClosedMonthsTable {
  tenant_id: string
  month: string
  closed_at: string
  closed_by: string
}

/** Whose hours come under an id that no employee has. */
interface HoursIdsTable {
  tenant_id: string
  foreign_id: string
  employee_id: string
  /** Up to this row of the history the employee has them. */
  through_seq: number
  assigned_at: string
  assigned_by: string
}

/** What the office entered or decided of one employee's month; the one of the highest version counts. */
interface HoursEntriesTable {
  tenant_id: string
  id: string
  month: string
  employee_id: string
  version: number
  act: 'entered' | 'pasted' | 'accepted' | 'rejected'
  kinds_sealed: string
  reason_sealed: string
  /** The row of the history that it made, if it made one. */
  hours_seq: number | null
  recorded_by: string
  recorded_at: string
}

export type HandoverFormat = 'csv' | 'lodas' | 'lug'

/** A file for the payroll office. */
interface HandoversTable {
  tenant_id: string
  id: string
  month: string
  format: HandoverFormat
  /** Everything of the month, whatever was handed over before. */
  is_whole: Flag
  /** Which file of the month. */
  number: number
  file_name: string
  media_type: string
  sha256: string
  bytes_sealed: string
  employee_count: number
  line_count: number
  created_by: string
  created_at: string
}

/** What the payroll office knows of an employee's month after a file. */
interface HandoverStandsTable {
  tenant_id: string
  handover_id: string
  employee_id: string
  month: string
  version: number
  amounts_sealed: string
}

interface AccountingExportsTable {
  tenant_id: string
  id: string
  month: string
  format: string | null
  delivery_id: string
  received_at: string
}

interface PayslipsTable {
  tenant_id: string
  id: string
  employee_id: string
  month: string
  revision: number
  published_at: string
  /** All that the slip says; null for rows of 0.2.0. */
  view_sealed: string | null
  calculation_sealed: string | null
  /** Calculated here, or delivered as lines without a calculation; null for rows of 0.2.0. */
  source: 'calculation' | 'delivery' | null
  /** Of all payslips of the employee, in the order of publication, from 1. */
  slip_number: Generated<number>
  /** The sums of its lines. */
  totals_sealed: Generated<string>
  /** The lines of a row of 0.2.0; what came later says them in its view. */
  lines_sealed: string | null
}

/** A PDF that the payroll office delivered, with payslips of one month or of some. */
interface PayslipFilesTable {
  tenant_id: string
  id: string
  /** The month it is for, according to its sender. */
  month: string
  file_name: string
  sha256: string
  page_count: number
  slip_count: number
  created_by: string
  created_at: string
}

/** Pages of such a file that are one payslip; until it is released, it is not visible outside the office. */
interface IncomingPayslipsTable {
  tenant_id: string
  id: string
  file_id: string
  /** In the file, from 1. */
  position: number
  first_page: number
  page_count: number
  employee_id: string | null
  month: string | null
  /** Why a person has to look at it; null where two marks and the month agree, or it was confirmed. */
  doubt: PayslipDoubt | null
  decided_by: string | null
  decided_at: string | null
  sha256: string
  byte_length: number
  /** Null once released: they are the document of the payslip. */
  bytes: Uint8Array | null
  released_id: string | null
  created_at: string
  revision: Generated<number>
  /** The first of two people who have to agree to its release. */
  approved_by: string | null
  approved_at: string | null
}

/** A calculated payslip that is not released. */
interface WaitingPayslipsTable {
  tenant_id: string
  id: string
  employee_id: string
  month: string
  content_sealed: string
  created_by: string
  created_at: string
  approved_by: string | null
  approved_at: string | null
}

/** A payslip whose release somebody has asked for, until it is settled and for a while after. */
export interface PayslipReleasesTable {
  tenant_id: string
  /** Of `incoming_payslips` or `waiting_payslips`. */
  slip_id: string
  requested_by: string
  employee_id: string
  month: string
  requested_at: string
  /** Null while it has not had its turn. */
  outcome: 'released' | 'approved' | 'stale' | 'gone' | 'failed' | null
  settled_at: string | null
}

/** What a firm says of itself for its own calculation of payslips. Rates are percent, as decimal text. */
interface PayrollFirmsTable {
  tenant_id: string
  from_month: string
  state: string
  is_in_u1: Flag
  is_levied: Flag
  is_public_body: Generated<Flag>
  trade: 'none' | 'building_cleaning'
  proration: 'calendar_days' | 'thirtieths' | 'working_days'
  overtime_percent: string | null
  night_percent: string | null
  deep_night_percent: string | null
  sunday_percent: string | null
  holiday_percent: string | null
  special_holiday_percent: string | null
  recorded_at: string
  revision: Generated<number>
}

/** A health fund's rates from a month on, in percent. */
interface PayrollFundsTable {
  tenant_id: string
  name: string
  from_month: string
  additional_rate: string
  u1_rate: string
  u2_rate: string
  recorded_at: string
}

/** What tax and insurance ask of an employee, from a month on. */
interface EmployeePayrollFactsTable {
  tenant_id: string
  employee_id: string
  from_month: string
  facts_sealed: string
  recorded_by: string
  recorded_at: string
  /** Counts all that was kept of the employee. */
  revision: number
}

/** What is paid or taken off in a month besides wage and hours. */
interface PayrollExtrasTable {
  tenant_id: string
  employee_id: string
  month: string
  extras_sealed: string
  recorded_by: string
  recorded_at: string
  revision: Generated<number>
}

/** When an employee first opened a payslip, and got it as a file. */
interface PayslipReadsTable {
  tenant_id: string
  payslip_id: string
  opened_at: string | null
  downloaded_at: string | null
}

/** What a person was paid in a year before the first payslip here. */
interface PayslipOpeningsTable {
  tenant_id: string
  employee_id: string
  year: string
  until_month: string
  sums_sealed: string
  recorded_at: string
  revision: Generated<number>
}

/** A payslip that was taken back before anybody had downloaded it. */
interface PayslipRecallsTable {
  tenant_id: string
  payslip_id: string
  recalled_by: string
  recalled_at: string
}

interface PayslipNoticesTable {
  tenant_id: string
  id: string
  employee_id: string
  month: string
  sent_at: string | null
  channel: string | null
  delivery_id: string
  received_at: string
}

interface DocumentsTable {
  tenant_id: string
  id: string
  invoice_id: string | null
  payslip_id: string | null
  media_type: string
  file_name: string
  byte_length: number
  sha256: string
  is_sealed: Flag
  /** Of what the document store has: with a seal, of the sealed bytes. */
  kept_sha256: string
  created_at: string
}

/** The hash of an issued document and of the one before it. */
interface ChainLinksTable {
  tenant_id: string
  range_name: string
  /** From 1, without a gap. */
  position: number
  invoice_id: string
  number: string
  previous_hash: string
  hash: string
  created_at: string
}

/** What a tenant had issued before there was a chain. */
interface ChainStartsTable {
  tenant_id: string
  range_name: string
  earlier_documents: number
  last_number: string
  started_at: string
}

interface AccessLinksTable {
  tenant_id: string
  id: string
  purpose: LinkPurpose
  invoice_id: string | null
  customer_id: string | null
  employee_id: string | null
  key_id: string
  created_at: string
  expires_at: string
  revoked_at: string | null
  replaced_by_id: string | null
  /** Downloads and forms; a look at the page does not count. */
  opens: Generated<number>
  last_used_at: string | null
  /** Whose link to the customer's portal it is, where it is not the customer's own. */
  contact_id: string | null
  /** An actor; null where it was not recorded. */
  created_by: string | null
}

interface MessagesTable {
  tenant_id: string
  id: string
  customer_id: string
  invoice_id: string | null
  contact_id: string | null
  form_key: string
  reply_to: string | null
  created_at: string
  body_sealed: Generated<string>
}

/** What an employee asks about the payslip of a month. */
interface PayslipQuestionsTable {
  tenant_id: string
  id: string
  employee_id: string
  month: string
  form_key: string
  body_sealed: string
  reply_to: string | null
  created_at: string
}

interface TransferNoticesTable {
  tenant_id: string
  invoice_id: string
  announced_at: string
  /** The last day without a reminder. */
  paused_until_on: string
}

interface ChangeRequestsTable {
  tenant_id: string
  id: string
  customer_id: string
  kind: 'address' | 'bank'
  form_key: string
  details_sealed: string
  created_at: string
  /** Null while it waits, and where it was settled by hand. */
  outcome: ChangeRequestOutcome | null
}

/** Something that waits for the office. */
interface TasksTable {
  tenant_id: string
  id: string
  kind: TaskKind
  /** The row that it is about. */
  subject_id: string
  area: 'invoicing' | 'payroll'
  customer_id: string | null
  employee_id: string | null
  /** The number of an invoice or mandate, a month or the name of an event. */
  detail: string | null
  created_at: string
  assigned_to: string | null
  done_at: string | null
  done_by: string | null
}

interface TaskRepliesTable {
  tenant_id: string
  id: string
  task_id: string
  form_key: string
  body_sealed: string
  written_by: string
  created_at: string
}

interface OutboxTable {
  tenant_id: string
  id: string
  kind: string
  area: MailArea
  dedupe_key: string
  recipient: string
  reply_to: string | null
  language: Generated<ReaderLanguage>
  link_id: string | null
  status: MailStatus
  /** How often it was tried since it was queued. */
  attempts: Generated<number>
  created_at: string
  /** When it was put into the queue, first or again. */
  queued_at: string
  next_attempt_at: string
  claim_token: string | null
  claimed_at: string | null
  status_changed_at: string
  /** When the server last said 250. */
  sent_at: string | null
  /** When a mail that did not arrive was dealt with. */
  settled_at: string | null
  /** What the server last said, without addresses and links. */
  last_answer: string | null
  message_id: string | null
  sha256: string | null
  data_sealed: Generated<string>
  /** What went out, with `{link}` in place of the link. */
  words_sealed: string | null
}

/** A firm's own words for a kind of mail. */
/** Says that a code was mailed for a link; the code itself is made from the row and a key. */
interface PortalCodesTable {
  tenant_id: string
  id: string
  link_id: string
  key_id: string
  created_at: string
  expires_at: string
  tries: Generated<number>
  used_at: string | null
}

/** A code mailed to the address that a firm wants to write from. */
interface SenderCodesTable {
  tenant_id: string
  id: string
  address: string
  key_id: string
  created_at: string
  expires_at: string
  tries: Generated<number>
  used_at: string | null
}

/** A browser that has entered the code of a link. */
interface PortalPassesTable {
  tenant_id: string
  token_hash: string
  link_id: string
  created_at: string
  expires_at: string
}

interface MailTemplatesTable {
  tenant_id: string
  kind: string
  language: Language
  subject: string
  body: string
  changed_at: string
}

interface AuditEntriesTable {
  seq: Generated<number>
  tenant_id: string
  at: string
  actor: string
  action: string
  subject_type: string
  subject_id: string
  before_json: string | null
  after_json: string | null
  /** The revision that the change made of its subject. */
  subject_revision: number | null
}

/** Tells the key of a name from any other, once it was used. */
interface KeyChecksTable {
  kind: 'link' | 'field' | 'fingerprint'
  key_id: string
  check_value: string
  first_used_at: string
}

/** A file of records on its way in. */
interface ImportsTable {
  tenant_id: string
  id: string
  kind: 'customers' | 'employees'
  state: Generated<'open' | 'discarded' | 'done' | 'undone'>
  /** Finds the mapping of an earlier file with the same headings. */
  headings_fingerprint: string
  /** Which column holds which field, and what counts where a column says nothing. */
  mapping_json: string | null
  revision: Generated<number>
  row_count: number
  new_count: Generated<number>
  alike_count: Generated<number>
  wrong_count: Generated<number>
  /** The newest entry of the audit when the rows were checked; while it is, the verdicts hold. */
  checked_seq: number | null
  created_by: string
  created_at: string
  /** Until when the rows wait or, once they are taken over, can be taken back. */
  expires_at: string
  done_at: string | null
  taken_count: Generated<number>
  removed_count: Generated<number>
}

interface ImportRowsTable {
  tenant_id: string
  import_id: string
  /** As the file counts; 0 has the headings. */
  line: number
  cells_sealed: string | null
  /** What is wrong comes first, then what may be there already (app/domain/imports/row-finding.ts). */
  rank: Generated<number>
  findings_json: string | null
  /** What the row has become. */
  record_id: string | null
}

interface RetentionPermitsTable {
  tenant_id: string
  table_name: string
  row_id: string
  granted_at: string
}

/** How many rows of which kind retention removed; not whose. */
/** What is wrong with the service at the moment, whether anybody was told or not. */
interface ServiceAlarmsTable {
  concern: string
  since: string
  told_at: string | null
  /** Since when it has not been seen, which may be a pause. */
  unseen_since: string | null
}

interface RetentionRunsTable {
  tenant_id: string
  id: string
  kind: string
  /** Everything removed was made before. */
  before_on: string
  removed: number
  ran_at: string
}

export interface Database {
  tenants: TenantsTable
  tenant_logos: TenantLogosTable
  users: UsersTable
  memberships: MembershipsTable
  sessions: SessionsTable
  setup_claims: SetupClaimsTable
  account_links: AccountLinksTable
  user_identities: UserIdentitiesTable
  totp_secrets: TotpSecretsTable
  recovery_codes: RecoveryCodesTable
  number_ranges: NumberRangesTable
  number_formats: NumberFormatsTable
  number_ends: NumberEndsTable
  customers: CustomersTable
  contacts: ContactsTable
  contracts: ContractsTable
  billing_runs: BillingRunsTable
  billing_results: BillingResultsTable
  mandates: MandatesTable
  mandate_scans: MandateScansTable
  former_accounts: FormerAccountsTable
  invoices: InvoicesTable
  current_invoices: CurrentInvoicesView
  invoice_standings: InvoiceStandingsTable
  invoice_lines: InvoiceLinesTable
  invoice_deductions: InvoiceDeductionsTable
  receipts: ReceiptsTable
  payments: PaymentsTable
  customer_credits: CustomerCreditsTable
  payment_choices: PaymentChoicesTable
  employees: EmployeesTable
  employee_documents: EmployeeDocumentsTable
  employee_wages: EmployeeWagesTable
  employee_weekly_hours: EmployeeWeeklyHoursTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_refusals: WebhookRefusalsTable
  webhook_secrets: WebhookSecretsTable
  hours: HoursTable
  newest_hours: NewestHoursTable
  current_hours: NewestHoursTable
  closed_months: ClosedMonthsTable
  hours_ids: HoursIdsTable
  hours_entries: HoursEntriesTable
  handovers: HandoversTable
  handover_stands: HandoverStandsTable
  accounting_exports: AccountingExportsTable
  payslips: PayslipsTable
  current_payslips: PayslipsTable
  payslip_files: PayslipFilesTable
  incoming_payslips: IncomingPayslipsTable
  payslip_openings: PayslipOpeningsTable
  waiting_payslips: WaitingPayslipsTable
  payslip_releases: PayslipReleasesTable
  payroll_firms: PayrollFirmsTable
  payroll_funds: PayrollFundsTable
  employee_payroll_facts: EmployeePayrollFactsTable
  payroll_extras: PayrollExtrasTable
  payslip_reads: PayslipReadsTable
  payslip_recalls: PayslipRecallsTable
  payslip_notices: PayslipNoticesTable
  documents: DocumentsTable
  chain_links: ChainLinksTable
  chain_starts: ChainStartsTable
  access_links: AccessLinksTable
  messages: MessagesTable
  transfer_notices: TransferNoticesTable
  change_requests: ChangeRequestsTable
  payslip_questions: PayslipQuestionsTable
  tasks: TasksTable
  task_replies: TaskRepliesTable
  outbox: OutboxTable
  mail_templates: MailTemplatesTable
  portal_codes: PortalCodesTable
  portal_passes: PortalPassesTable
  sender_codes: SenderCodesTable
  audit_entries: AuditEntriesTable
  imports: ImportsTable
  import_rows: ImportRowsTable
  retention_permits: RetentionPermitsTable
  retention_runs: RetentionRunsTable
  key_checks: KeyChecksTable
  service_alarms: ServiceAlarmsTable
}

export type TenantRow = Selectable<TenantsTable>
export type NumberFormatRow = Selectable<NumberFormatsTable>
export type CustomerRow = Selectable<CustomersTable>
export type ContactRow = Selectable<ContactsTable>
export type ContractRow = Selectable<ContractsTable>
export type EmployeeRow = Selectable<EmployeesTable>
export type InvoiceRow = Selectable<InvoicesTable>
export type ImportRow = Selectable<ImportsTable>
export type AccessLinkRow = Selectable<AccessLinksTable>
export type AccountLinkRow = Selectable<AccountLinksTable>
