import type { Generated, Selectable } from 'kysely'

// The one description of columns. Names say the unit: *_cents integer cents, *_on a date, *_at an instant
// (UTC ISO text), month YYYY-MM, is_* 0 or 1, *_sealed encrypted text. The rules live in the migrations.
// Longer than 200 lines: a reader wants every column on one page.

export type Flag = 0 | 1
/** `cancellation` may share the range of `invoice`. */
export type NumberRange = 'invoice' | 'cancellation' | 'mandate' | 'customer' | 'contract' | 'employee'
export type Language = 'de' | 'en'
/** Language of an employee's page and mails. Papers are German; the office is German or English. */
export type ReaderLanguage = Language | 'pl' | 'tr' | 'ro' | 'uk' | 'ar'
/** What a firm gives an employee besides payslips. */
export type EmployeeDocumentKind = 'wage_tax_certificate' | 'insurance_notice' | 'contract' | 'other'
export type Role = 'owner' | 'invoicing' | 'payroll' | 'read_only'
/** UNCL 5305: standard and reduced, reverse charge, zero, exempt, intra-Community, export, outside the scope. */
export type TaxCategory = 'S' | 'AE' | 'Z' | 'E' | 'K' | 'G' | 'O'
export type Billing = 'by_hand' | 'drafts' | 'send'
export type PaymentMethod = 'transfer' | 'direct_debit'
/** The method a payer chose; `requested` is a direct debit whose mandate the office has not approved. */
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
  | 'returned'
  | 'double_debit'
  | 'hours'
  | 'event_endpoint'
  | 'unknown_hours'
  | 'transfer_back'
export type ChangeRequestOutcome = 'applied' | 'refused'
export type LinkPurpose = 'rechnung' | 'portal' | 'mitarbeiter-portal'
export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'bounced' | 'doubtful'
export type MailArea = 'invoicing' | 'payroll' | 'accounts'
export type AccountLinkPurpose = 'einladung' | 'passwort'
/** Why pages of a delivered file cannot be matched to an employee's payslip of the month (domain/payslip-files/match.ts). */
export type PayslipDoubt =
  | 'nobody'
  | 'several_people'
  /** A person's number without the name. */
  | 'name_missing'
  /** A name without a number. */
  | 'number_missing'
  | 'month_missing'
  | 'other_month'
  /** A second page without a first one before it, or a first one without its second. */
  | 'incomplete'
  /** Its file contains data of others that its pages do not show. */
  | 'others_inside'
  /** A part of its file, or of its text, cannot be read. */
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
  write_off_limit_cents: Generated<number>
  employee_link_days: Generated<number>
  leaver_link_days: Generated<number>
  invoice_link_days: Generated<number>
  portal_link_days: Generated<number>
  /** Sender of the firm's mails; null: its `email` and `name`. */
  mail_from: string | null
  mail_from_name: string | null
  mail_reply_to: string | null
  /** The proven sender address, in lower case; any other does not count. */
  proven_sender: string | null
  /** JSON: the first steps that the firm left out. */
  skipped_steps: Generated<string>
  /** Since when mails of this firm are held back. */
  mail_paused_at: string | null
  /** The webhook does not take the installation's secret for this firm. */
  is_own_secret_demanded: Generated<Flag>
  /** The webhook takes what is signed by Standard Webhooks alone. */
  is_signature_demanded: Generated<Flag>
  is_portal_code_demanded: Generated<Flag>
  /** Whether two members have to approve the release of a payslip. */
  is_release_confirmed: Generated<Flag>
  /** Owners see church tax, garnishments and sickness although somebody else does payroll. */
  is_sensitive_shown: Generated<Flag>
  /** The firm's numbers in the payroll office's program. */
  payroll_consultant: string | null
  payroll_client: string | null
  /** The payroll office's wage types; a dash for hours it does not want. */
  wage_type_regular: string | null
  wage_type_overtime: string | null
  wage_type_night: string | null
  wage_type_deep_night: string | null
  wage_type_sunday: string | null
  wage_type_holiday: string | null
  wage_type_special_holiday: string | null
  wage_type_sick_days: string | null
  wage_type_vacation_days: string | null
  is_hours_shown: Generated<Flag>
  created_at: string
  revision: Generated<number>
  is_factor_demanded_of_owner: Generated<Flag>
  is_factor_demanded_of_invoicing: Generated<Flag>
  is_factor_demanded_of_payroll: Generated<Flag>
  is_factor_demanded_of_read_only: Generated<Flag>
  /** Six hexadecimal digits, legible on white; null for the product's colour. */
  accent_color: string | null
  address_extra: string | null
  /** One of app/domain/tenants/legal-form.ts. */
  legal_form: string | null
  seat: string | null
  /** Of the supervisory board, if there is one. */
  supervisory_chair: string | null
  /** `register_entry` combines both. */
  register_court: string | null
  register_number: string | null
  gln: string | null
  /** Contact for the recipient of an invoice; XRechnung requires both. */
  contact_name: string | null
  contact_phone: string | null
  electronic_address: string | null
  electronic_address_scheme: string | null
  /** Taxed on agreed or on received payments (§§ 16, 20 UStG). */
  taxation: Generated<'agreed' | 'received'>
  /** § 19 UStG. */
  is_small_business: Generated<Flag>
  /** Whether new contracts are for work on property (§ 14b (1) UStG). */
  is_property_default: Generated<Flag>
  invoice_opening: string | null
  invoice_opening_en: string | null
  invoice_closing: string | null
  invoice_closing_en: string | null
  /** Contact for personal data; null for the firm's own address. */
  data_contact: string | null
  /** The data protection officer, if there is one (§ 38 BDSG). */
  data_officer: string | null
  data_authority: string | null
  /** Who hosts the machine, if not the firm itself. */
  hosted_by: string | null
  /** The tax adviser or payroll office. */
  payroll_partner: string | null
  /** Whether employees find the privacy notice (Art. 13 GDPR) on their page. */
  is_notice_shown: Generated<Flag>
}

interface TenantLogosTable {
  tenant_id: string
  /** In the logo's URL; a new picture has a new id. */
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
  /** Since when the address has been proven, by a mail or an identity provider. */
  email_proven_at: string | null
}

interface MembershipsTable {
  tenant_id: string
  user_id: string
  role: Role
  created_at: string
  /** Null until the person accepts the invitation. */
  accepted_at: string | null
  disabled_at: string | null
  /** The firm's name for the person until they accept. */
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
  /** Time step of the last code used: no code counts twice. */
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
  id: NumberRange
  /** `{JJJJ}` and `{JJ}` are replaced by the year. */
  prefix: string
  digits: number
  is_yearly: Flag
  /** Whether it has its own range: credit notes may share that of invoices. */
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
  /** The full name; made of the parts if there is a last name. */
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
  /** A Leitweg-ID, or the customer's own reference. */
  buyer_reference: string | null
  /** The firm's number at the customer. */
  supplier_number: string | null
  electronic_address: string | null
  electronic_address_scheme: string | null
  invoice_format: Generated<'pdf' | 'zugferd' | 'xrechnung'>
  /** Whether mails attach the invoice; `usual` means yes for businesses and no for consumers. */
  invoice_attachment: Generated<'usual' | 'always' | 'never'>
  /** When the customer agreed to invoices without paper (§ 14 (1) UStG). */
  electronic_consent_on: string | null
  /** Null: the firm's own. */
  payment_term_days: number | null
  /** As agreed; direct debit only with a mandate, which may have ended since. */
  payment_method: Generated<PaymentMethod>
  /** Discount for paying within so many days of the invoice. Both or neither. */
  discount_percent: string | null
  discount_days: number | null
  /** If not the customer's own address. Without a name of its own, the customer's applies. */
  delivery_name: string | null
  delivery_street: string | null
  delivery_extra: string | null
  delivery_postal_code: string | null
  delivery_city: string | null
  delivery_country: string | null
  notes: string | null
  /** Days before the due date to remind of an open transfer; null for no reminder. */
  reminder_days: number | null
  /** Sort and search keys (app/domain/customers/keys.ts). */
  name_key: Generated<string>
  search_key: Generated<string>
  phone_key: string | null
}

interface ContactsTable {
  tenant_id: string
  id: string
  customer_id: string
  name: string
  job_title: string | null
  email: string | null
  phone: string | null
  language: Language
  /** Mails about invoices go to this contact of the customer. */
  is_for_invoices: Generated<Flag>
  created_at: string
  archived_at: string | null
  revision: Generated<number>
  /** Search keys (app/domain/contacts/keys.ts). */
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
  /** Billing day of the month; the last day of a shorter month. */
  due_day: number | null
  next_invoice_on: string | null
  /** Work on a building or its grounds (§ 14b UStG). */
  is_property: Generated<Flag>
  paused_from_on: string | null
  paused_until_on: string | null
  /** Billed lines by first day (app/domain/contracts/prices.ts). */
  prices_json: string
  created_at: string
  archived_at: string | null
  revision: Generated<number>
  /** Sort and search keys (app/domain/contracts/keys.ts). */
  title_key: string
  search_key: string
  next_key: string
  /** Day from which a run has to look at it; later than all dates if never. */
  due_key: Generated<string>
  /** Who writes its invoices: a person, or the billing run as drafts or sent. */
  billing: Generated<Billing>
  /** Bills the coming period instead of the past one. */
  is_in_advance: Generated<Flag>
  /** Bills a partly covered period by days instead of in full. */
  is_prorated: Generated<Flag>
}

/** One billing run over all due contracts. */
interface BillingRunsTable {
  tenant_id: string
  id: string
  started_at: string
  started_on: string
  /** `user:<id>` or `system`. */
  started_by: string
}

interface BillingResultsTable {
  tenant_id: string
  contract_id: string
  period_from_on: string
  period_to_on: string
  run_id: string
  planned_on: string
  /** Kept when a draft is deleted. */
  invoice_id: string | null
  /** `pending` is a draft still to be issued and mailed. */
  outcome: 'pending' | 'draft' | 'issued' | 'mailed' | 'failed'
  /** Why it failed or stayed a draft. */
  reason: string | null
  /** Whether it needs attention; triggers clear it with the draft. */
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
  /** The wording that the customer agreed to, and where it came from. */
  evidence_sealed: string | null
  /** Date of the latest collection, kept by a trigger; null before the first. */
  last_used_on: string | null
  /** Why a returned debit ended it; null if it did not. */
  stop_code: string | null
  /** How long before a debit its payer wants to know; null for the usual 14 days. */
  notice_days: number | null
  search_key: Generated<string>
}

/** The account of a mandate before it was changed. */
interface FormerAccountsTable {
  tenant_id: string
  id: string
  mandate_id: string
  holder: string
  /** Null once it is no longer needed for disputes. */
  iban_sealed: string | null
  iban_masked: string
  last_used_on: string | null
  changed_at: string
  changed_by: string
  kept_until_on: string
}

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
  /** A Leitweg-ID, or the buyer's own reference. */
  buyer_reference: string | null
  order_number: string | null
  project_number: string | null
  /** Discount for paying within so many days of the invoice. Both or neither. */
  discount_percent: string | null
  discount_days: number | null
  adjustments_json: string | null
  /** Work on a building or its grounds (§ 14b UStG). */
  is_property: Generated<Flag>
  /** If not the customer's own address. */
  delivery_name: string | null
  delivery_street: string | null
  delivery_extra: string | null
  delivery_postal_code: string | null
  delivery_city: string | null
  delivery_country: string | null
  /** Billed before the work is done; a final invoice deducts it. */
  is_advance: Generated<Flag>
  /** Paid in advance and deducted. */
  prepaid_cents: Generated<number>
  /** Rounding of the total (BT-114), so that gross prices come out to the cent. */
  rounding_cents: Generated<number>
}

/** The view: an invoice with its later events. */
interface CurrentInvoicesView extends InvoicesTable {
  /** Money only. */
  paid_cents: number
  /** Cash discounts and write-offs. */
  waived_cents: number
  /** When the last valid payment came. */
  last_paid_on: string | null
  /** Number of the cancellation. */
  cancelled_by: string | null
  credited_cents: number
  /** The mandate last chosen, whatever its status. */
  chosen_mandate_id: string | null
  chosen_mandate_status: MandateStatus | null
  chosen_mandate_notice_days: number | null
  /** Date of its last use, or else of its signature. */
  chosen_mandate_used_on: string | null
  /** Since when the payer has known of a direct debit that the invoice did not announce. */
  debit_known_at: string | null
  /** When the debit came back after which nothing was chosen or approved anew. */
  debit_returned_at: string | null
  /** The day of a debit that a bank has, or will get. */
  running_debit_on: string | null
  /**
   * Why the payer knows no day of the next debit: an attempt had its day or was called off, no mail with the invoice arrived,
   * or it was neither mailed nor handed over.
   */
  debit_untold: 'tried' | 'lost' | 'unsent' | null
  /** Since when the invoice has announced its own debit: a day, or the moment of a mail. */
  debit_announced_at: string | null
  /** Of what is in force; see `invoice_holds`. */
  hold_kind: HoldKind | null
  instalments_json: string | null
}

export type ChargeKind = 'interest' | 'lump_sum' | 'fee'

interface ChargeSettingsTable {
  tenant_id: string
  /** Whether money pays costs and interest before what was invoiced (§ 367 BGB). */
  is_charges_first: Flag
  /** Of the court's form. */
  catalogue_number: number | null
}

/** What is to be known of a customer in default. */
interface ChargeDebtorsTable {
  tenant_id: string
  customer_id: string
  /** The term was agreed, and not set by the invoice alone. */
  is_term_agreed: Flag
  /** Who represents it in court. */
  representative: string | null
}

/** A frozen paper that claims charges on a day. */
interface ChargeStatementsTable {
  tenant_id: string
  id: string
  customer_id: string
  as_of_on: string
  pay_by_on: string
  /** Of its charges; what was invoiced is not in it. */
  total_cents: number
  view_json: string
  created_at: string
  created_by: string
  withdrawn_at: string | null
  withdrawn_reason: string | null
  /** When its paper first left: printed, or mailed. */
  left_at: string | null
  /** The account that it left with, if not that of `view_json`. */
  left_account_json: string | null
}

export interface ChargesTable {
  tenant_id: string
  id: string
  customer_id: string
  kind: ChargeKind
  cents: number
  charged_on: string
  /** Null for a fee. */
  statement_id: string | null
  /** A fee may be about several invoices. */
  invoice_id: string | null
  interest_until_on: string | null
  /** The reminder of a fee. */
  source_id: string | null
  created_at: string
  created_by: string
  /** With its statement. */
  withdrawn_at: string | null
}

/** What pays a charge, or waives it for a reason; negative if it is taken back. */
interface ChargeSettlementsTable {
  tenant_id: string
  id: string
  charge_id: string
  cents: number
  settled_on: string
  /** Null if it was waived. */
  receipt_id: string | null
  reason: string | null
  created_at: string
  created_by: string
  /** Of what was taken from the customer's credit: the receipt that it came with, and falls with. */
  drawn_with_id: string | null
}

export type HoldKind = 'dispute' | 'deferral' | 'promise'

/** Why an invoice is not asked for as its date says. At most one is in force. */
/** That an invoice was handed over or sent by post. */
interface InvoiceHandoversTable {
  tenant_id: string
  id: string
  invoice_id: string
  handed_on: string
  /** Issued by a version that had no such record. */
  is_assumed: Generated<Flag>
  created_at: string
  created_by: string
  withdrawn_at: string | null
  withdrawn_by: string | null
}

interface InvoiceHoldsTable {
  tenant_id: string
  id: string
  invoice_id: string
  kind: HoldKind
  reason: string | null
  from_on: string
  /** The last day of a deferral or promise. */
  until_on: string | null
  /** Of a deferral: pairs of a day and cents, in order. */
  instalments_json: string | null
  /** What was open at that time. */
  noted_cents: number
  created_at: string
  created_by: string
  ended_on: string | null
  ended_at: string | null
  ended_by: string | null
  end_reason: string | null
  /** It ended because nothing was owed any more. */
  is_settled: Generated<Flag>
}

/** State of an invoice in few columns, for lists and sums; triggers keep it. */
interface InvoiceStandingsTable {
  tenant_id: string
  invoice_id: string
  customer_id: string
  /** `open` and `collected` are owed, by transfer or by direct debit, and `disputed` may be. */
  standing:
    | 'draft'
    | 'open'
    | 'collected'
    | 'disputed'
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
  open_cents: number
  /** For a mandate that may collect; it does so until it lapses. */
  mandate_used_on: string | null
  /** Sorts the list: drafts after all dates. */
  listed_key: string
}

/** The advances that a final invoice deducts, each once. */
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
  /** Item name. */
  description: string
  details: string | null
  quantity: string
  /** UN/ECE Rec 20. */
  unit: string
  /** Euros with up to four decimals, never negative when entered: the quantity has the sign. */
  unit_price: string
  /** Whether the price and its discounts include VAT. */
  is_gross: Generated<Flag>
  /** Allowances and charges (app/domain/invoices/drafts/adjustments.ts). */
  adjustments_json: string | null
  /** Share of labour (app/domain/invoices/drafts/labour.ts). */
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

/** Money received from a customer, or paid out if negative. */
export interface ReceiptsTable {
  tenant_id: string
  id: string
  customer_id: string
  amount_cents: number
  paid_on: string
  method: 'transfer' | 'direct_debit' | 'cash' | 'set_off'
  reference: Generated<string>
  /** The receipt that it reverses. */
  reverses_id: string | null
  reason: string | null
  created_at: string
  /** The direct debit that it is the money of, or what came back of it, by the bank's end-to-end id. */
  collection_id: string | null
}

/** What settles an invoice: a share of a receipt, or a waiver. */
export interface PaymentsTable {
  tenant_id: string
  id: string
  invoice_id: string
  amount_cents: number
  paid_on: string
  method: ReceiptsTable['method'] | 'cash_discount' | 'write_off'
  created_at: string
  /** Null for a waiver. */
  receipt_id: string | null
  /** The one that it reverses in full. */
  reverses_id: string | null
  reason: string | null
  /** For a waiver: by how much net amount and tax fall, per category and rate. */
  tax_json: string | null
  /** Of what was taken from the customer's credit: the receipt that it came with, and falls with. */
  drawn_with_id: string | null
}

/** Net of all that was issued in a month; triggers keep it. */
interface RevenueMonthsTable {
  tenant_id: string
  /** yyyy-mm */
  month: string
  net_cents: number
}

/** What a customer has overpaid; triggers keep it. */
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

/** An account of the firm, of which statements are read. */
interface BankAccountsTable {
  tenant_id: string
  id: string
  name: string
  bank_name: string | null
  iban: string
  bic: string | null
  created_at: string
  /** Files collect for it; where none does, for the account on invoices. */
  is_collecting: Generated<Flag>
  /** Its bank wants the first debit of a mandate marked. */
  marks_first: Generated<Flag>
  /** Formats and layouts (`Family`) whose numbers and references tell no copies apart, as a list. */
  unnumbered_json: Generated<string>
  revision: Generated<number>
  /** No longer used; what is known of it stays. */
  closed_at: string | null
}

/** A file of a bank, sealed as it was received. */
interface BankFilesTable {
  tenant_id: string
  id: string
  sha256: string
  format: string
  bytes: Uint8Array
  byte_length: number
  created_at: string
  created_by: string | null
  taken_back_at: string | null
}

interface BankStatementsTable {
  tenant_id: string
  id: string
  account_id: string
  file_id: string
  /** The bank's number of it. */
  sequence: string | null
  from_on: string
  to_on: string
  opening_cents: number | null
  closing_cents: number | null
  entry_count: number
  /** Entries that no earlier statement had. */
  new_count: number
  /** What the bank had not booked, by reason. */
  ignored_json: Generated<string>
  created_at: string
  /** What wrote it: formats and layouts say one booking in different words (domain/bank/keeping/family.ts). */
  format: Generated<string>
  /** Days of its first and last entry; null without one. */
  first_on: string | null
  last_on: string | null
  /** Fingerprint of what it holds; null up to 0.20. */
  contents_key: string | null
}

/** What the balance of an account changed by. */
interface BankEntriesTable {
  tenant_id: string
  id: string
  account_id: string
  /** The same in every file that has it. */
  entry_key: string
  booked_on: string
  value_on: string
  amount_cents: number
  label: string
  /** Business transaction code of the German banks. */
  code: string | null
  /** That of ISO 20022. */
  iso_code: string | null
  reference: string | null
  is_reversal: Generated<Flag>
  /** Ids of our own file that it settles. */
  batch_id: string | null
  message_id: string | null
  created_at: string
  /** An entry of another format that is perhaps the same booking; until a person says. */
  maybe_entry_id: string | null
  /** Which reading of its file made its key: `READING` in app/domain/bank/entry-content.ts. */
  reading: Generated<number>
}

interface BankStatementEntriesTable {
  tenant_id: string
  statement_id: string
  entry_id: string
  /** In the file's order. */
  position: Generated<number>
}

/** What an entry consists of: the amounts of its items add up to its own. */
interface BankItemsTable {
  tenant_id: string
  id: string
  entry_id: string
  account_id: string
  position: number
  booked_on: string
  value_on: string
  amount_cents: number
  /** What is not assigned yet; triggers keep it. */
  open_cents: number
  name: string
  ultimate_name: Generated<string>
  iban_sealed: string | null
  iban_masked: string | null
  iban_fingerprint: string | null
  purpose: string
  end_to_end_id: string | null
  mandate_reference: string | null
  creditor_reference: string | null
  /** Why the bank took it back (ISO 20022, external return reason). */
  returned_code: string | null
  returned_text: string | null
  original_cents: number | null
  charges_cents: number | null
  search_key: string
  /** What it could be, as found with the last file (domain/bank/matching/decide.ts). */
  /** What the bank asked for beside what it says of the entry. */
  is_fee: Generated<Flag>
  proposal_json: string | null
}

/** Money that is never an invoice's: by the other account, or where there is none, by its name. */
interface BankRulesTable {
  tenant_id: string
  id: string
  iban_fingerprint: string | null
  iban_masked: string | null
  name_key: string | null
  name: string
  is_incoming: Flag
  kind: Exclude<BankAssignmentsTable['kind'], 'customer' | 'returned' | 'refund'>
  created_at: string
  created_by: string | null
}

/** Another key by which an entry is known: that of files of another format. */
interface BankEntryAliasesTable {
  tenant_id: string
  account_id: string
  entry_key: string
  entry_id: string
  /** Of the files that have it under this key; null where it was not kept. */
  format: string | null
}

/** What a person said of two entries that are perhaps one, as it was asked of one statement. */
interface BankDoubleAnswersTable {
  tenant_id: string
  id: string
  account_id: string
  /** That has the first; it goes when its file is taken back, and the answer waits for the next that holds the same. */
  statement_id: string
  contents_key: string
  /** What the first was known by. */
  entry_key: string
  other_key: string
  is_one: 0 | 1
  said_at: string
}

/** What the columns of a bank's CSV are, as a person said it. */
interface BankLayoutsTable {
  tenant_id: string
  id: string
  /** Null for files that name their account. */
  account_id: string | null
  name: string
  headings_key: string
  /** app/domain/bank/formats/csv/layout.ts */
  layout_json: string
  created_at: string
  created_by: string | null
  ended_at: string | null
}

/** What an item, or a part of it, was for; undone by another assignment. */
export interface BankAssignmentsTable {
  tenant_id: string
  id: string
  item_id: string
  kind:
    | 'customer'
    | 'returned'
    | 'refund'
    | 'fee'
    | 'private'
    | 'tax'
    | 'wages'
    | 'supplier'
    | 'own_account'
    | 'other'
  amount_cents: number
  receipt_id: string | null
  made_by: 'match' | 'rule' | 'user'
  /** What it was recognised by. */
  reasons_json: Generated<string>
  reverses_id: string | null
  created_at: string
  created_by: string | null
}

/** A file for the bank: direct debits of one scheme, sequence and day. What it says is frozen. */
interface DebitRunsTable {
  tenant_id: string
  id: string
  /** The form that made it, maybe with others. */
  request_id: string
  message_id: string
  scheme: 'CORE' | 'B2B'
  sequence: 'FRST' | 'RCUR'
  collect_on: string
  creditor_name: string
  creditor_iban: string
  creditor_id: string
  collection_count: number
  sum_cents: number
  /** Of the file, which is made anew from the rows; empty until it is fetched, once it has lost a collection. */
  sha256: string
  created_at: string
  created_by: string
  /** Since when a bank may have it. */
  fetched_at: string | null
}

export interface DebitCollectionsTable {
  tenant_id: string
  id: string
  run_id: string
  position: number
  invoice_id: string
  attempt: number
  mandate_id: string
  amount_cents: number
  end_to_end_id: string
  mandate_reference: string
  signed_on: string
  /** The account is another than before. */
  is_amended: Flag
  /** What of the creditor was another for the payer's bank. */
  original_creditor_json: string | null
  /** The name as sent, in the letters of SEPA. */
  holder: string
  /** Of payers outside the EEA. */
  address_json: string | null
  iban_sealed: string
  iban_masked: string
  purpose: string
  /** The day that the payer was told. */
  told_on: string
  /** How the payer knows of the collection; null in files of 0.18.0. */
  told_by: 'invoice' | 'mail' | 'nobody' | null
  /** When the payer was written that it is left out. */
  called_off_at: string | null
  /** Why it is collected again; null for the first attempt. */
  again_reason: string | null
  /** A trigger keeps `booked` and `returned`, by the payments of the invoice. */
  state: Generated<'running' | 'booked' | 'returned' | 'failed'>
  /** As a person noted it; empty if it was left out of its file because the invoice was paid meanwhile. */
  failed_reason: string | null
  created_at: string
  /** It is not in the file, which no bank had by then. */
  left_out_at: string | null
  /** What a person noted before its money came all the same. */
  withdrawn_reason: string | null
}

/** How a firm reminds of late invoices; without a row, in the usual way. */
interface DunningSettingsTable {
  tenant_id: string
  /** Of the levels 1 to 3: the first, the first and the last, or all. */
  level_count: number
  /** How old the newest bank statement may be; null for any age. */
  statement_days: number | null
  revision: Generated<number>
}

export type DunningLevel = 1 | 2 | 3

/** 1 reminds, 2 sets a new date, 3 announces the court; what a firm has changed of the usual. */
interface DunningLevelsTable {
  tenant_id: string
  level: DunningLevel
  /** After the due date, or the notice before. */
  after_days: number
  pay_days: number
  fee_cents: number
  /** The firm's own sentences, beside ours. */
  words_de: string | null
  words_en: string | null
}

/** Customers that are not reminded. */
interface DunningStopsTable {
  tenant_id: string
  customer_id: string
  reason: string
  created_at: string
  created_by: string
}

/** A notice that was sent; what it says is frozen. */
interface DunningNoticesTable {
  tenant_id: string
  id: string
  customer_id: string
  /** The highest of its invoices. */
  level: DunningLevel
  sent_on: string
  pay_by_on: string
  way: 'mail' | 'letter'
  /** Address of a mail. */
  recipient: string | null
  invoice_count: number
  total_cents: number
  is_account_enclosed: Flag
  /** app/domain/dunning/notice.ts */
  view_json: string
  created_at: string
  created_by: string
  /** When its paper first left: printed, or mailed. */
  left_at: string | null
  /** The account that it left with, if not that of `view_json`. */
  left_account_json: string | null
}

interface DunnedInvoicesTable {
  tenant_id: string
  notice_id: string
  invoice_id: string
  level: DunningLevel
  open_cents: number
  /** None of the notice's mails arrived; triggers write it. */
  is_undelivered: Generated<Flag>
}

/** A debit that came back, and what it led to. */
interface DebitReturnsTable {
  tenant_id: string
  id: string
  invoice_id: string
  mandate_id: string
  /** Null if the bank refused it before any money moved. */
  receipt_id: string | null
  /** 0 for a debit that another program made. */
  attempt: number
  /** Of ISO 20022; null if the bank said none. */
  code: string | null
  consequence: 'retry' | 'stop' | 'look'
  created_at: string
  /** Once the return was undone. */
  withdrawn_at: string | null
  /** Null for a debit that another program made. */
  collection_id: string | null
}

/** Whom a press of many is still to remind, and what became of it. */
interface DunningRequestsTable {
  tenant_id: string
  customer_id: string
  /** The proposal that was shown (app/domain/dunning/seen.ts). */
  seen: string
  way: 'mail' | 'letter'
  is_account_enclosed: Flag
  requested_by: string
  requested_at: string
  outcome: 'sent' | 'changed' | 'failed' | null
  settled_at: string | null
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
  /** Finds the same number again without opening it. */
  social_insurance_number_fingerprint: string | null
  /** Search keys (app/domain/employees/keys.ts). */
  search_key: Generated<string>
  phone_key: string | null
  /** Sorts employees by name (domain/values/by-name.ts). */
  name_key: Generated<string>
  birth_date_sealed: string | null
  tax_class_sealed: string | null
  health_fund_sealed: string | null
  /** When the mail address changed, until a mail to the new one has told so. */
  email_untold_since: string | null
  /** When somebody changed the mail address who sees no payslips; nothing with a link goes there until payroll has looked. */
  email_held_at: string | null
  /** The address before a held one. */
  email_before: string | null
}

interface EmployeeDocumentsTable {
  tenant_id: string
  id: string
  employee_id: string
  kind: EmployeeDocumentKind
  /** A year (`2025`) or a day (`2025-03-01`). */
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
  /** Null if none were agreed. */
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

/** A request that the webhook received, and what became of it; `refused_deliveries` has those it refused. */
interface WebhookDeliveriesTable {
  tenant_id: string
  id: string
  event: string
  idempotency_key: string | null
  body_sha256: string
  status: 'understood' | 'overtaken' | 'kept' | 'settled'
  /** Entries, overtaken ones included. */
  processed: number
  /** Entries that were older than what was known, and changed nothing. */
  overtaken: Generated<number>
  reason: string | null
  received_at: string
  took_ms: number | null
  /** The month that its data is about. */
  month: string | null
  /** When the sender made it, if it says so. */
  event_at: string | null
  /** The mandate that it made. */
  subject_id: string | null
  /** The firm's secret that it came with; null for the installation's. */
  secret_id: string | null
  /** The delivery that the office processed again. */
  repeats_id: string | null
  /** Data of a delivery kept before 0.22.0, as JSON. */
  payload_sealed: string | null
  /** As it was received; null once its time is over. */
  body_sealed: string | null
}

/** A fixed number of places for each secret, reused from the oldest on; all is null where none was refused yet. */
interface RefusedDeliveriesTable {
  tenant_id: string
  /** Empty for the installation's. */
  secret_id: string
  slot: number
  id: string | null
  event: string | null
  /** That of the answer. */
  code: string | null
  findings_json: string | null
  body_sha256: string | null
  received_at: string | null
  took_ms: number | null
  body_sealed: string | null
}

interface WebhookRefusalsTable {
  id: Generated<number>
  claimed_tenant_id: string
  event: string
  reason: string
  received_at: string
  /** Empty for the installation's. */
  secret_id: Generated<string>
}

/** Opens the webhook for one firm; the installation's secret opens it for all. */
interface WebhookSecretsTable {
  tenant_id: string
  id: string
  secret_hash: string
  created_at: string
  revoked_at: string | null
  /** What its sender signs with; null for one made before 0.22.0. */
  signing_sealed: string | null
  last_used_on: string | null
}

/** Opens the interface of one firm, within its scopes. */
interface ApiKeysTable {
  tenant_id: string
  id: string
  name: string
  /** The first characters, by which its owner recognises it. */
  beginning: string
  secret_hash: string
  scopes_json: string
  /** The last day on which it is valid. */
  expires_on: string | null
  created_at: string
  created_by: string
  last_used_on: string | null
  revoked_at: string | null
}

/** A call under an Idempotency-Key, kept with its effect. */
interface ApiCallsTable {
  tenant_id: string
  key_id: string
  idempotency_key: string
  call_sha256: string
  called_at: string
}

interface EventEndpointsTable {
  tenant_id: string
  id: string
  url: string
  /** The types of events that it wants. */
  types_json: string
  secret_sealed: string
  /** Signs as well while the receiver changes to the new one. */
  former_secret_sealed: string | null
  former_until_at: string | null
  status: 'live' | 'paused' | 'ended'
  /** Its receiver answered 410, or the office ended it. */
  ended_reason: 'gone' | 'office' | null
  /** Attempts without success since the last success. */
  failures: Generated<number>
  rests_until_at: string | null
  created_at: string
  last_at: string | null
  last_answer: string | null
  /** The first failure since the last success. */
  failing_since_at: string | null
  tested_at: string | null
  test_answer: string | null
  test_took_ms: number | null
  /** When it was last sent something: endpoints take turns. */
  turn_at: string | null
  /** How long its last answer took. */
  took_ms: number | null
}

interface EventsTable {
  tenant_id: string
  id: string
  seq: number
  type: string
  subject_id: string
  /** A customer or a month: events of one stream arrive in their order. */
  stream_id: string
  payload_json: string
  created_at: string
}

interface EventDeliveriesTable {
  tenant_id: string
  id: string
  endpoint_id: string
  event_id: string
  type: string
  seq: number
  stream_id: string
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'dropped'
  attempts: Generated<number>
  queued_at: string
  next_attempt_at: string
  claim_token: string | null
  claimed_at: string | null
  status_changed_at: string
  sent_at: string | null
  last_answer: string | null
  /** Nothing of its stream waits before it at this endpoint; triggers say so. */
  is_first: Generated<number>
}

interface EventAttemptsTable {
  tenant_id: string
  id: string
  delivery_id: string
  at: string
  answer: string
  took_ms: number
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

/** Newest history row of each employee's month and kind; a trigger keeps it. */
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

/** A month in which later hours wait for a decision. */
interface ClosedMonthsTable {
  tenant_id: string
  month: string
  closed_at: string
  closed_by: string
}

/** The employee for hours reported under an unknown id. */
interface HoursIdsTable {
  tenant_id: string
  foreign_id: string
  employee_id: string
  /** History rows up to this one have been given to the employee. */
  through_seq: number
  assigned_at: string
  assigned_by: string
}

/** What the office entered or decided for one employee's month; the highest version counts. */
interface HoursEntriesTable {
  tenant_id: string
  id: string
  month: string
  employee_id: string
  version: number
  /** `late`: reported after the month was closed or paid; its kinds are those that counted before. */
  act: 'entered' | 'pasted' | 'accepted' | 'rejected' | 'reported' | 'late'
  kinds_sealed: string
  reason_sealed: string
  /** The history row it created, if any. */
  hours_seq: number | null
  recorded_by: string
  recorded_at: string
  delivery_id: string | null
  /** What was reported, by kind and cost centre. */
  times_sealed: string | null
}

/** When an employee's month was last reported, by senders that say when they made it. */
interface HoursTimesTable {
  tenant_id: string
  month: string
  employee_id: string
  made_at: string
}

export type HandoverFormat = 'csv' | 'lodas' | 'lug'

interface HandoversTable {
  tenant_id: string
  id: string
  month: string
  format: HandoverFormat
  /** Everything of the month, even if handed over before. */
  is_whole: Flag
  /** Counts the files of the month. */
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
  /** The frozen payslip; null for rows of 0.2.0. */
  view_sealed: string | null
  calculation_sealed: string | null
  /** Calculated here, or delivered as lines without a calculation; null for rows of 0.2.0. */
  source: 'calculation' | 'delivery' | null
  /** Counts all payslips of the employee in order of publication, from 1. */
  slip_number: Generated<number>
  totals_sealed: Generated<string>
  /** Lines of a row of 0.2.0; later rows have them in their view. */
  lines_sealed: string | null
}

/** A PDF delivered by the payroll office, with one or several payslips of a month. */
interface PayslipFilesTable {
  tenant_id: string
  id: string
  /** The month given by its sender. */
  month: string
  file_name: string
  sha256: string
  page_count: number
  slip_count: number
  created_by: string
  created_at: string
}

/** Pages of such a file that are one payslip; visible to the office only until it is released. */
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
  /** Why a member has to look at it; null if two marks and the month agree, or it was confirmed. */
  doubt: PayslipDoubt | null
  decided_by: string | null
  decided_at: string | null
  sha256: string
  byte_length: number
  /** Null once released: the payslip's document has them. */
  bytes: Uint8Array | null
  released_id: string | null
  created_at: string
  revision: Generated<number>
  /** The first of two members who have to approve its release. */
  approved_by: string | null
  approved_at: string | null
}

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

/** A payslip whose calculation or release was requested, until it is settled and for a while after. */
export interface PayrollRequestsTable {
  tenant_id: string
  work: 'calculation' | 'release'
  /** Of a calculation the employee; of a release the row in `incoming_payslips` or `waiting_payslips`. */
  subject_id: string
  month: string
  requested_by: string
  employee_id: string
  requested_at: string
  /** Null until its turn. */
  outcome: 'calculated' | 'unchanged' | 'left' | 'released' | 'approved' | 'stale' | 'gone' | 'failed' | null
  settled_at: string | null
}

/** A firm's settings for calculating payslips. Rates are percent, as decimal text. */
interface PayrollFirmsTable {
  tenant_id: string
  from_month: string
  state: string
  is_in_u1: Flag
  is_levied: Flag
  is_public_body: Generated<Flag>
  trade: 'none' | 'building_cleaning'
  proration: 'calendar_days' | 'thirtieths' | 'working_days'
  is_equalising: Generated<Flag>
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

/** What the forms of payroll want to know of a firm. */
interface PayrollReportSettingsTable {
  tenant_id: string
  /** Betriebsnummer. */
  company_number: string | null
  tax_period: 'month' | 'quarter' | 'year'
  /** Most pay of a year that counts for accident insurance. */
  accident_maximum_cents: number | null
  /** Gefahrtarifstelle. */
  accident_tariff: string | null
  recorded_at: string
  revision: number
}

/** Betriebsnummer of a health fund; that of the Minijob-Zentrale is known. */
interface PayrollFundNumbersTable {
  tenant_id: string
  name: string
  company_number: string
  recorded_at: string
}

/** What a fund was told to be owed for a month, without the rest of the month before. */
interface PayrollStatementsTable {
  tenant_id: string
  month: string
  /** Empty for the Minijob-Zentrale. */
  fund: string
  rows_sealed: string
  stated_by: string
  stated_at: string
}

/** What tax and insurance need to know of an employee, from a month on. */
interface EmployeePayrollFactsTable {
  tenant_id: string
  employee_id: string
  from_month: string
  facts_sealed: string
  recorded_by: string
  recorded_at: string
  /** Counts all changes for the employee. */
  revision: number
}

/** Paid or deducted in a month besides wage and hours. */
interface PayrollExtrasTable {
  tenant_id: string
  employee_id: string
  month: string
  extras_sealed: string
  recorded_by: string
  recorded_at: string
  revision: Generated<number>
}

/** By which accounts a firm's payroll is booked. */
interface PayrollAccountsTable {
  tenant_id: string
  revision: number
  map_json: string
  kept_by: string
  kept_at: string
}

/** Account and reference of a recipient of payroll money who is no employee. */
interface PayrollPayeesTable {
  tenant_id: string
  /** A fingerprint of what the payment is for, so that it says nothing. */
  id: string
  /** Whose pay it comes from; null for funds and the tax office. */
  employee_id: string | null
  payee_sealed: string
  recorded_by: string
  recorded_at: string
}

/** A file of transfers for a bank, made anew from its content for each download. */
interface PayrollPaymentFilesTable {
  tenant_id: string
  id: string
  /** The payroll month. */
  month: string
  payment_group: PaymentGroup
  message_id: string
  execute_on: string
  payment_count: number
  content_sealed: string
  /** Transferred by a person, and noted here. */
  is_by_hand: Flag
  sha256: string
  made_by: string
  made_at: string
  /** Since when a bank may have it. */
  fetched_at: string | null
  /** It never went to a bank, or the bank refused it. */
  dropped_by: string | null
  dropped_at: string | null
}

/** What is paid in one go: on one day, in one file. */
export type PaymentGroup = 'pay' | 'garnishment' | 'provision' | 'fund' | 'tax'

/** A report to social insurance that was made elsewhere. */
interface InsuranceReportsTable {
  tenant_id: string
  id: string
  employee_id: string
  /** Of employee, code and day. */
  fingerprint: string
  report_sealed: string
  told_by: string
  told_at: string
}

/** Whether a firm makes its reports to social insurance, and some of them before work starts. */
interface InsuranceReportersTable {
  tenant_id: string
  is_own: Flag
  is_immediate: Flag
  recorded_at: string
}

/** A payroll month that is closed for good. */
interface PayrollClosingsTable {
  tenant_id: string
  month: string
  slip_count: number
  sums_sealed: string
  /** Of what counts in it (domain/payroll-month). */
  sha256: string
  closed_by: string
  closed_at: string
}

/** A month whose closing was asked for, until it is closed or something stands in its way. */
interface PayrollClosingRequestsTable {
  tenant_id: string
  month: string
  /** Of what the page listed. */
  seen_sha256: string
  /** Also if payslips would come out differently today. */
  is_change_accepted: 0 | 1
  people: number
  checked: Generated<number>
  requested_by: string
  requested_at: string
  /** Null until its turn. */
  outcome: 'changed' | 'meanwhile' | 'unready' | 'failed' | null
  /** Ids of employees whose payslips would come out differently. */
  changed_json: string | null
}

/** A payslip that counts in a closed month: of that month, or the correction of one closed before. */
interface PayrollClosingSlipsTable {
  tenant_id: string
  closing_month: string
  employee_id: string
  month: string
  payslip_id: string
  /** The version that counted in an earlier closing. */
  replaces_id: string | null
}

/** Somebody without a payslip in a month, by decision. */
interface PayrollOmissionsTable {
  tenant_id: string
  month: string
  employee_id: string
  reason_sealed: string
  left_by: string
  left_at: string
}

/** When an employee first opened a payslip, and first received it as a file. */
interface PayslipReadsTable {
  tenant_id: string
  payslip_id: string
  opened_at: string | null
  downloaded_at: string | null
}

/** What an employee was paid in a year before the first payslip here. */
interface PayslipOpeningsTable {
  tenant_id: string
  employee_id: string
  year: string
  until_month: string
  sums_sealed: string
  recorded_at: string
  revision: Generated<number>
}

/** A payslip recalled before it was downloaded. */
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
  /** SHA-256 in the document store; if sealed, of the sealed bytes. */
  kept_sha256: string
  created_at: string
}

/** Hash of an issued document and of the one before it. */
interface ChainLinksTable {
  tenant_id: string
  range_name: string
  /** From 1, without gaps. */
  position: number
  invoice_id: string
  number: string
  previous_hash: string
  hash: string
  created_at: string
}

/** What a tenant had issued before the chain began. */
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
  /** The contact whose portal link it is; null for the customer's own. */
  contact_id: string | null
  /** An actor; null if not recorded. */
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
  /** Null while it waits, and if it was settled by hand. */
  outcome: ChangeRequestOutcome | null
}

interface TasksTable {
  tenant_id: string
  id: string
  kind: TaskKind
  subject_id: string
  area: 'invoicing' | 'payroll'
  customer_id: string | null
  employee_id: string | null
  /** Number of an invoice or mandate, a month, or the name of an event. */
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
  /** Attempts since it was queued. */
  attempts: Generated<number>
  created_at: string
  /** When it was queued, first or again. */
  queued_at: string
  next_attempt_at: string
  claim_token: string | null
  claimed_at: string | null
  status_changed_at: string
  /** When the server last said 250. */
  sent_at: string | null
  /** When an undelivered mail was dealt with. */
  settled_at: string | null
  /** The server's last answer, without addresses and links. */
  last_answer: string | null
  message_id: string | null
  sha256: string | null
  data_sealed: Generated<string>
  /** The text sent, with `{link}` in place of the link. */
  words_sealed: string | null
}

/** A code was mailed for a link; the code itself is derived from the row and a key. */
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

/** A code mailed to the address that a firm wants to send from. */
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

/** A browser in which the code of a link was entered. */
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
  /** The subject's revision after the change. */
  subject_revision: number | null
}

/** Identifies the key of a name once it has been used. */
interface KeyChecksTable {
  kind: 'link' | 'field' | 'fingerprint'
  key_id: string
  check_value: string
  first_used_at: string
}

/** An uploaded file of records to import. */
interface ImportsTable {
  tenant_id: string
  id: string
  kind: 'customers' | 'employees'
  state: Generated<'open' | 'discarded' | 'done' | 'undone'>
  /** Finds the mapping of an earlier file with the same headings. */
  headings_fingerprint: string
  /** The field of each column, and values for missing ones. */
  mapping_json: string | null
  revision: Generated<number>
  row_count: number
  new_count: Generated<number>
  alike_count: Generated<number>
  wrong_count: Generated<number>
  /** Newest audit entry when the rows were checked; while it is the newest, the findings hold. */
  checked_seq: number | null
  created_by: string
  created_at: string
  /** Until when the rows wait or, once imported, the import can be undone. */
  expires_at: string
  done_at: string | null
  taken_count: Generated<number>
  removed_count: Generated<number>
}

interface ImportRowsTable {
  tenant_id: string
  import_id: string
  /** Row number in the file; 0 has the headings. */
  line: number
  cells_sealed: string | null
  /** Wrong rows first, then those that may exist already (app/domain/imports/row-finding.ts). */
  rank: Generated<number>
  findings_json: string | null
  record_id: string | null
}

interface RetentionPermitsTable {
  tenant_id: string
  table_name: string
  row_id: string
  granted_at: string
}

/** What is wrong with the service now, reported or not. */
interface ServiceAlarmsTable {
  concern: string
  since: string
  told_at: string | null
  /** Since when it has not been seen, which may be a pause. */
  unseen_since: string | null
}

/** Official figures of a year, loaded beside those of the release. */
interface PayrollYearsTable {
  version: string
  year: number
  sha256: string
  file_json: string
  loaded_at: string
  /** Account of the machine, or a name given with the command. */
  loaded_by: string
}

interface RetentionRunsTable {
  tenant_id: string
  id: string
  kind: string
  /** Everything removed was made before this day. */
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
  revenue_months: RevenueMonthsTable
  invoice_lines: InvoiceLinesTable
  invoice_deductions: InvoiceDeductionsTable
  receipts: ReceiptsTable
  payments: PaymentsTable
  customer_credits: CustomerCreditsTable
  bank_accounts: BankAccountsTable
  bank_files: BankFilesTable
  bank_statements: BankStatementsTable
  bank_entries: BankEntriesTable
  bank_statement_entries: BankStatementEntriesTable
  bank_items: BankItemsTable
  bank_assignments: BankAssignmentsTable
  bank_rules: BankRulesTable
  bank_layouts: BankLayoutsTable
  bank_entry_aliases: BankEntryAliasesTable
  bank_double_answers: BankDoubleAnswersTable
  payment_choices: PaymentChoicesTable
  invoice_holds: InvoiceHoldsTable
  invoice_handovers: InvoiceHandoversTable
  charge_settings: ChargeSettingsTable
  charge_debtors: ChargeDebtorsTable
  charge_statements: ChargeStatementsTable
  charges: ChargesTable
  charge_settlements: ChargeSettlementsTable
  debit_runs: DebitRunsTable
  debit_collections: DebitCollectionsTable
  dunning_settings: DunningSettingsTable
  dunning_levels: DunningLevelsTable
  dunning_stops: DunningStopsTable
  dunning_notices: DunningNoticesTable
  dunned_invoices: DunnedInvoicesTable
  debit_returns: DebitReturnsTable
  dunning_requests: DunningRequestsTable
  employees: EmployeesTable
  employee_documents: EmployeeDocumentsTable
  employee_wages: EmployeeWagesTable
  employee_weekly_hours: EmployeeWeeklyHoursTable
  webhook_deliveries: WebhookDeliveriesTable
  refused_deliveries: RefusedDeliveriesTable
  webhook_refusals: WebhookRefusalsTable
  webhook_secrets: WebhookSecretsTable
  api_keys: ApiKeysTable
  api_calls: ApiCallsTable
  event_endpoints: EventEndpointsTable
  events: EventsTable
  event_deliveries: EventDeliveriesTable
  event_attempts: EventAttemptsTable
  hours: HoursTable
  newest_hours: NewestHoursTable
  current_hours: NewestHoursTable
  closed_months: ClosedMonthsTable
  hours_ids: HoursIdsTable
  hours_entries: HoursEntriesTable
  hours_times: HoursTimesTable
  handovers: HandoversTable
  handover_stands: HandoverStandsTable
  accounting_exports: AccountingExportsTable
  payslips: PayslipsTable
  current_payslips: PayslipsTable
  payslip_files: PayslipFilesTable
  incoming_payslips: IncomingPayslipsTable
  payslip_openings: PayslipOpeningsTable
  waiting_payslips: WaitingPayslipsTable
  payroll_requests: PayrollRequestsTable
  payroll_firms: PayrollFirmsTable
  payroll_funds: PayrollFundsTable
  payroll_report_settings: PayrollReportSettingsTable
  payroll_fund_numbers: PayrollFundNumbersTable
  payroll_statements: PayrollStatementsTable
  employee_payroll_facts: EmployeePayrollFactsTable
  payroll_extras: PayrollExtrasTable
  payroll_accounts: PayrollAccountsTable
  payroll_payees: PayrollPayeesTable
  payroll_payment_files: PayrollPaymentFilesTable
  insurance_reports: InsuranceReportsTable
  insurance_reporters: InsuranceReportersTable
  payroll_closings: PayrollClosingsTable
  payroll_closing_slips: PayrollClosingSlipsTable
  payroll_omissions: PayrollOmissionsTable
  payroll_closing_requests: PayrollClosingRequestsTable
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
  payroll_years: PayrollYearsTable
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
