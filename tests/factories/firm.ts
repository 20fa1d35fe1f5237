import { today } from '~/clock.server'
import { debitFile } from '~/documents/debits/pain-008'
import { findUsedKey, makeApiKey, noteUse } from '~/domain/api-keys/keys.server'
import { API_SCOPES } from '~/domain/api-keys/scopes'
import { keepResult } from '~/domain/billing/results.server'
import { createContact } from '~/domain/contacts/contacts.server'
import { createContract } from '~/domain/contracts/contracts.server'
import { createCustomer } from '~/domain/customers/customers.server'
import { fetchDebitFile } from '~/domain/debits/file.server'
import { makeRuns } from '~/domain/debits/run.server'
import { USUAL } from '~/domain/dunning/levels'
import { findProposal } from '~/domain/dunning/proposals.server'
import { seenAs } from '~/domain/dunning/seen'
import { saveDunningSettings } from '~/domain/dunning/settings.server'
import { keepEmployeeDocument } from '~/domain/employee-documents/keep.server'
import { recordDocumentDownload } from '~/domain/employee-documents/list.server'
import { createEmployee } from '~/domain/employees/employees.server'
import { handOver } from '~/domain/handovers/hand-over.server'
import { notePromise } from '~/domain/holds/note.server'
import { mapImport, startImport } from '~/domain/imports/imports.server'
import { draftInvoice, type NewInvoice } from '~/domain/invoices/drafts/draft.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import type { LinkScope, Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { setLogo } from '~/domain/letterhead/set-logo.server'
import { createLink, provideLink, tokenOf } from '~/domain/links/links.server'
import { revokeLinks } from '~/domain/links/revoke.server'
import type { LinkSubject } from '~/domain/links/subject'
import { keepScan } from '~/domain/mandates/scan.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { dataPlace } from '~/domain/outbox/seals'
import { keepFile } from '~/domain/payslip-files/keep.server'
import { changeSettings } from '~/domain/tenants/settings.server'
import { createTenant } from '~/domain/tenants/tenants.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser, findUserByEmail } from '~/domain/users/members/users.server'
import { addDays } from '~/domain/values/calendar'
import type { LinkPurpose, Role } from '~db/schema'
import { knownHash } from '../support/known-hash'
import type { TestHouse } from '../support/test-house'
import { type BankSubjects, makeBank } from './bank'
import { makeChargeStatement } from './charges'
import { receive } from './deliveries'
import { remind } from './dunning'
import { payLine } from './employees'
import { makeEndpoint } from './endpoints'
import { lineOf } from './invoices'
import { COLOR_JPEG } from './logos'
import { createMandate } from './mandates'
import { notePay } from './payroll-payments'
import { EMPTY_PDF } from './payslip-files'
import { publishPayslip } from './payslips'

export const PASSWORD = 'Leuchtturm-über-Kieler-Förde-4711'
const ROLES: Role[] = ['owner', 'invoicing', 'payroll', 'read_only']
const PURPOSES: LinkPurpose[] = ['rechnung', 'portal', 'mitarbeiter-portal']
const DAY_MS = 86_400_000

export interface Ids {
  customerId: string
  invoiceId: string
  draftId: string
  employeeId: string
  mandateId: string
  contractId: string
  /** A billing run that billed the contract and left a draft. */
  runId: string
  contactId: string
  /** The customer's request for a new address. */
  taskId: string
  /** A user of every firm with these ids. */
  userId: string
  mailId: string
  importId: string
  employeeImportId: string
  /** A file of payslips, and one in it that is unassigned. */
  fileId: string
  slipId: string
  handoverId: string
  /** A direct debit file that a bank has, and the invoice in it. */
  debitRunId: string
  debitInvoiceId: string
  /** A document of the employee other than a payslip, already downloaded. */
  documentId: string
  /** The employee's pay, noted as transferred. */
  paymentFileId: string
}

export interface Subjects extends Ids, BankSubjects {
  tenantId: string
  tokens: Record<LinkPurpose, string>
  draftToken: string
  linkId: string
  /** A reminder of the invoice, as a letter. */
  noticeId: string
  statementId: string
  /** An address that is told of events, and one that arrived there. */
  endpointId: string
  deliveryId: string
  /** A delivery of the webhook that took effect. */
  receivedId: string
  /** What the list of payments calls the employee's pay. */
  payment: string
}

/** A firm with one of everything, made by the product's own verbs for the server that will read it. */
export interface Firm {
  scope: Scope
  /** Part of everything readable in this firm, and of nothing else. */
  marker: string
  email: (role: Role) => string
  /** Of the interface, with every scope. */
  key: string
  /** Month of the payslips. */
  month: string
  subjects: Subjects
  expired: Record<LinkPurpose, string>
  revoked: Record<LinkPurpose, string>
}

/** Values that must never show where they do not belong. */
export interface Confidential {
  customerIban: string
  employeeIban: string
  taxId: string
  socialInsuranceNumber: string
}

export const CONFIDENTIAL: Confidential = {
  customerIban: 'DE89370400440532013000',
  employeeIban: 'DE75512108001245126199',
  taxId: '86095742719',
  socialInsuranceNumber: '65170839J008',
}

export function officeNow(tenantId: string): Scope {
  return { tenantId, actor: 'user:office', at: new Date().toISOString(), today: today() }
}

export function idsOf(letter: string): Ids {
  const id = (kind: number | string) => `${letter.repeat(8)}-0000-4000-8000-00000000000${kind}`
  return {
    customerId: id(1),
    invoiceId: id(2),
    draftId: id(3),
    employeeId: id(4),
    mandateId: id(5),
    userId: id(6),
    mailId: id(7),
    contractId: id(8),
    runId: id('b'),
    taskId: id(9),
    importId: `${letter.repeat(8)}-0000-4000-8000-0000000000a1`,
    employeeImportId: `${letter.repeat(8)}-0000-4000-8000-0000000000a2`,
    contactId: id('a'),
    fileId: id('b'),
    slipId: id('c'),
    handoverId: id('d'),
    debitRunId: `${letter.repeat(8)}-0000-4000-8000-0000000000b1`,
    debitInvoiceId: `${letter.repeat(8)}-0000-4000-8000-0000000000b2`,
    documentId: id('e'),
    paymentFileId: id('f'),
  }
}

/** Makes a firm; firms with different markers differ in nothing else. */
export async function makeFirm(house: TestHouse, marker: string, ids: Ids): Promise<Firm> {
  const moment = { actor: 'system', at: new Date().toISOString() }
  const { id: tenantId } = await createTenant(house, moment, {
    name: `Förde Glanz ${marker}`,
    street: 'Holtenauer Straße 12',
    postal_code: '24105',
    city: 'Kiel',
    country: 'DE',
    email: `buero@${marker}.example`,
    vat_id: 'DE123456788',
    tax_number: '20/123/45678',
    iban: 'DE02120300000000202051',
    creditor_id: 'DE98ZZZ09999999999',
  })
  const scope = officeNow(tenantId)
  const email = emailOf(marker)
  const passwordHash = await knownHash(PASSWORD)
  for (const role of ROLES) {
    const user = await createUser(house, scope, { email: email(role), name: `Inga ${marker}`, passwordHash })
    await addMembership(house, scope, { userId: user.id, role })
  }
  // The owners of a firm with a payroll clerk see all there is only if it says so.
  await changeSettings(house, scope, 'sensitive', { is_sensitive_shown: 1 })
  await setLogo(house, scope, COLOR_JPEG)
  // For the notice that is made of a later day.
  await saveDunningSettings(house, scope, { ...USUAL, statementDays: null }, 0)
  const month = monthBefore(scope.today)
  const subjects = await makeSubjects(house, scope, marker, ids)
  const { expired, revoked } = await endedLinks(house, scope, subjects)
  const key = await makeKey(house, scope)
  return { scope, marker, email, key, month, subjects, expired, revoked }
}

async function makeKey(house: TestHouse, scope: Scope): Promise<string> {
  const every = { name: 'Webshop', scopes: API_SCOPES, expiresOn: null, formKey: 'webshop' }
  const key = (await makeApiKey(house, scope, every)) ?? ''
  const used = await findUsedKey(house.reader, key, scope.today)
  // Its first call of a day notes it as used; of the tests, each looks at what else a call does.
  if (used) await noteUse(house, used, scope.today)
  return key
}

export function emailOf(marker: string): (role: Role) => string {
  return (role) => `${role}@${marker}.example`
}

async function makeDelivery(house: TestHouse, scope: Scope, marker: string): Promise<string> {
  const daten = { monat: '2024-12', format: `DATEV ${marker}` }
  await receive(house, scope, { event: 'buchhaltung.export', mandant_id: scope.tenantId, daten })
  const { id } = await house.db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  return id
}

export async function makeSubjects(
  house: TestHouse,
  scope: Scope,
  marker: string,
  ids: Ids,
): Promise<Subjects> {
  const { customerId, employeeId, mandateId } = ids
  await createCustomer(house, scope, {
    id: customerId,
    kind: 'business',
    name: `Hafenkontor ${marker}`,
    street: 'Am Kai 3',
    postal_code: '24103',
    city: 'Kiel',
    country: 'DE',
    email: `rechnung@${marker}.example`,
  })
  await createMandate(house, scope, {
    id: mandateId,
    customerId,
    holder: `Hafenkontor ${marker}`,
    iban: CONFIDENTIAL.customerIban,
    signedOn: addDays(scope.today, -60),
  })
  await keepScan(house, scope, mandateId, COLOR_JPEG)
  await createContract(house, scope, {
    id: ids.contractId,
    customer_id: customerId,
    title: `Reinigung ${marker}`,
    starts_on: '2024-01-01',
    notice_months: 3,
    interval_months: 1,
    lines: [lineOf({ description: `Fenster ${marker}` })],
  })
  await requestChange(house, scope, {
    customerId,
    kind: 'address',
    formKey: ids.taskId,
    details: { street: `Neuer Weg ${marker}`, postal_code: '24103', city: 'Kiel' },
  })
  await house.db
    .updateTable('tasks')
    .set({ id: ids.taskId })
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .execute()
  const linkId = await makeContact(house, scope, marker, ids)
  const bank = await makeBank(house, scope, marker, ids.customerId)
  await makeInvoices(house, scope, marker, ids)
  await makeRun(house, scope, ids)
  await makeImports(house, scope, marker, ids)
  await makePaidEmployee(house, scope, marker, employeeId)
  await makeIncoming(house, scope, marker, ids)
  await makeHandover(house, scope, marker, ids)
  await makeEmployeeDocument(house, scope, marker, ids)
  await makeColleague(house, scope, ids.userId)
  await renameMail(house, scope, `joerg@${marker}.example`, ids.mailId)
  const noticeId = await makeNotice(house, scope, ids)
  const promise = { id: '', invoiceId: ids.invoiceId, reason: `Zugesagt ${marker}`, untilOn: '2099-12-31' }
  await notePromise(house, scope, promise)
  const statementId = await makeChargeStatement(house, scope, { ...ids, name: `Kundin ${marker}` })
  const told = await makeEndpoint(house, scope, marker, customerId)
  const receivedId = await makeDelivery(house, scope, marker)
  const payment = await notePay(house, scope, {
    ...{ id: ids.paymentFileId, employeeId, month: monthBefore(scope.today) },
  })
  const token = (purpose: LinkPurpose, subjectId: string) => liveToken(house, scope, { purpose, subjectId })
  return {
    ...ids,
    ...bank,
    tenantId: scope.tenantId,
    tokens: {
      rechnung: await token('rechnung', ids.invoiceId),
      portal: await token('portal', customerId),
      'mitarbeiter-portal': await token('mitarbeiter-portal', employeeId),
    },
    draftToken: await token('rechnung', ids.draftId),
    linkId,
    noticeId,
    statementId,
    ...told,
    receivedId,
    payment,
  }
}

/** Gives the newest mail to a recipient an id of its own; its content is sealed for that id. */
async function renameMail(house: TestHouse, scope: Scope, recipient: string, id: string): Promise<void> {
  const mail = await house.db
    .selectFrom('outbox')
    .select(['id', 'data_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('recipient', '=', recipient)
    .where('created_at', '=', scope.at)
    .where('id', 'not like', '%-0000-4000-8000-00000000000_')
    .executeTakeFirst()
  if (!mail) return
  const { vault } = house
  const data = vault.open(dataPlace(scope, mail.id), mail.data_sealed ?? '')
  await house.db
    .updateTable('outbox')
    .set({ id, data_sealed: vault.seal(dataPlace(scope, id), data) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', mail.id)
    .execute()
}

function subjectOf(ids: Ids, purpose: LinkPurpose): string {
  return { rechnung: ids.invoiceId, portal: ids.customerId, 'mitarbeiter-portal': ids.employeeId }[purpose]
}

async function makeContact(house: TestHouse, scope: Scope, marker: string, ids: Ids): Promise<string> {
  const { linkId } = await createContact(house, scope, {
    id: ids.contactId,
    customerId: ids.customerId,
    name: `Wiebke Hansen ${marker}`,
    job_title: null,
    email: `wiebke@${marker}.example`,
    phone: null,
    language: 'de',
    is_for_invoices: 0,
  })
  await writing(house, scope, (trx) => revokeLinks(trx, scope, { contactId: ids.contactId }))
  return linkId
}

async function makeColleague(house: TestHouse, scope: Scope, userId: string) {
  const email = `${userId}@kanzlei.example`
  if (!(await findUserByEmail(house.db, email)))
    await createUser(house, scope, { id: userId, email, name: 'Silke Thoms', passwordHash: null })
  await addMembership(house, scope, { userId, role: 'read_only' })
}

async function makeInvoices(house: TestHouse, scope: Scope, marker: string, ids: Ids) {
  const draft = {
    customerId: ids.customerId,
    serviceFrom: '2024-02-01',
    serviceTo: '2024-02-29',
    note: `Hinweis ${marker}`,
    lines: [lineOf({ description: `Reinigung ${marker}` })],
  }
  await draftInvoice(house, scope, { ...draft, id: ids.invoiceId })
  await issueInvoice(house, scope, ids.invoiceId)
  await draftInvoice(house, scope, { ...draft, id: ids.draftId })
  await makeDebits(house, scope, draft, ids)
}

async function makeDebits(house: TestHouse, scope: Scope, draft: NewInvoice, ids: Ids) {
  const { debitRunId: id, debitInvoiceId: invoiceId, mandateId } = ids
  const payment = { method: 'direct_debit', mandateId } as const
  const lines = draft.lines.map((line) => ({ ...line, quantity: '3' }))
  await draftInvoice(house, scope, { ...draft, lines, id: invoiceId, payment })
  await issueInvoice(house, scope, invoiceId)
  await makeRuns(house, scope, {
    id,
    debits: [{ invoiceId, cents: 8_925 }],
    againReason: '',
    purpose: ({ number }) => `Rechnung ${number}`,
    render: debitFile,
  })
  // A bank has it: whatever the tests change then, it stays as it is.
  await fetchDebitFile(house, scope, id, debitFile)
}

/** Once the invoice is late; no mail goes out. */
async function makeNotice(house: TestHouse, scope: Scope, { customerId }: Ids): Promise<string> {
  const later = { ...scope, today: addDays(scope.today, 40) }
  const proposal = await findProposal(house.reader, later, customerId)
  const seen = proposal ? seenAs(proposal) : ''
  return remind(house, later, customerId, { seen, way: 'letter' })
}

async function makeRun(house: TestHouse, scope: Scope, { runId, contractId, draftId }: Ids) {
  const period = { from: '2024-02-01', to: '2024-02-29', plannedOn: '2024-03-01' }
  const result = { ...period, runId, contractId, invoiceId: draftId, outcome: 'draft', reason: null } as const
  await writing(house, scope, (trx) => keepResult(trx, scope, result))
}

/** An import of each kind, checked but not carried out. */
async function makeImports(house: TestHouse, scope: Scope, marker: string, ids: Ids) {
  const headings = ['Nachname', 'Vorname', 'Straße', 'PLZ', 'Ort', 'Eintritt', 'Steuer-ID', 'IBAN']
  const secrets = [CONFIDENTIAL.taxId, CONFIDENTIAL.employeeIban]
  const cells = [`Neu ${marker}`, 'Jörn', 'Am Kai 3', '24103', 'Kiel', '01.02.2024', ...secrets]
  const columns = ['last_name', 'first_name', 'street', 'postal_code', 'city']
  for (const [kind, id, last, otherwise] of [
    ['customers', ids.importId, null, {}],
    ['employees', ids.employeeImportId, 'entry_on', { employment_type_otherwise: 'minijob' }],
  ] as const) {
    await startImport(house, scope, { kind, id, table: { headings, rows: [{ line: 2, cells }] } })
    await mapImport(house, scope, { kind, id }, { columns: [...columns, last], defaults: otherwise })
  }
}

async function makeIncoming(house: TestHouse, scope: Scope, marker: string, ids: Ids) {
  const month = monthBefore(scope.today)
  const page = { pageCount: 1, bytes: EMPTY_PDF }
  await keepFile(house, scope, {
    id: ids.fileId,
    month,
    fileName: `lohn-${marker}.pdf`,
    sha256: marker,
    pageCount: 2,
    slips: [
      { ...page, id: ids.slipId, firstPage: 0, employeeId: null, month: null, doubt: 'nobody' },
      { ...page, firstPage: 1, employeeId: ids.employeeId, month, doubt: null },
    ],
  })
}

function makeHandover(house: TestHouse, scope: Scope, marker: string, ids: Ids) {
  const bytes = Buffer.from(marker)
  return handOver(house, scope, {
    id: ids.handoverId,
    month: monthBefore(scope.today),
    format: 'csv',
    isWhole: false,
    render: () => ({ bytes, mediaType: 'text/csv; charset=utf-8', fileName: `lohnbuero-${marker}.csv` }),
  })
}

async function makeEmployeeDocument(house: TestHouse, scope: Scope, title: string, ids: Ids) {
  const { documentId: id, employeeId } = ids
  const contract = {
    kind: 'contract',
    dated: '2024-02-01',
    title,
    bytes: EMPTY_PDF,
    isAnnounced: false,
  } as const
  await keepEmployeeDocument(house, scope, { id, employeeId, ...contract })
  await recordDocumentDownload(house, { ...scope, subjectId: employeeId } as LinkScope, [id])
}

async function makePaidEmployee(house: TestHouse, scope: Scope, marker: string, id: string) {
  await createEmployee(house, scope, {
    id,
    first_name: 'Jörg',
    last_name: `Petersen ${marker}`,
    email: `joerg@${marker}.example`,
    street: 'Knooper Weg 7',
    postal_code: '24116',
    city: 'Kiel',
    employment_type: 'full_time',
    entry_on: '2020-05-01',
    tax_id: CONFIDENTIAL.taxId,
    social_insurance_number: CONFIDENTIAL.socialInsuranceNumber,
    iban: CONFIDENTIAL.employeeIban,
  })
  await publishPayslip(house, scope, {
    employeeId: id,
    month: monthBefore(scope.today),
    lines: [payLine('earning', 333_333, { label: `Gehalt ${marker}` }), payLine('tax', 44_444)],
  })
}

async function liveToken(house: TestHouse, scope: Scope, subject: LinkSubject) {
  const { keyring } = house
  return tokenOf(keyring, await writing(house, scope, (trx) => provideLink(trx, keyring, scope, subject)))
}

async function endedLinks(house: TestHouse, scope: Scope, ids: Ids) {
  const { db, keyring } = house
  const yesterday: Scope = { ...scope, at: new Date(Date.parse(scope.at) - 2 * DAY_MS).toISOString() }
  const expired: [LinkPurpose, string][] = []
  const revoked: [LinkPurpose, string][] = []
  for (const purpose of PURPOSES) {
    const subject = { purpose, subjectId: subjectOf(ids, purpose), days: 1 }
    const make = (at: Scope) => writing(house, scope, (trx) => createLink(trx, keyring, at, subject))
    expired.push([purpose, await tokenOf(keyring, await make(yesterday))])
    const link = await make(scope)
    revoked.push([purpose, await tokenOf(keyring, link)])
    await db.updateTable('access_links').set({ revoked_at: scope.at }).where('id', '=', link.id).execute()
  }
  const byPurpose = (pairs: [LinkPurpose, string][]) =>
    Object.fromEntries(pairs) as Record<LinkPurpose, string>
  return { expired: byPurpose(expired), revoked: byPurpose(revoked) }
}

function monthBefore(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}
