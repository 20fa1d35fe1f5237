import { sql } from 'kysely'
import type { MailArea } from '~db/schema'
import { among } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import { findHeldAddress } from '../links/held-address.server'
import { subjectOfLink } from '../links/links.server'
import { findHolder, type LinkHolder } from '../links/recipient.server'
import { areaOf, type MailKind, UNCHECKED } from '../outbox/kinds'
import type { Letter } from '../outbox/letter'
import { findLinkOfCode } from '../portal-code/codes.server'
import { fullName } from '../values/person-name'

interface Addressed {
  recipient: string
  area: MailArea
}

/** A person of the firm's records to whom a mail went. */
export type MailPerson = Pick<LinkHolder, 'kind' | 'id' | 'name'>

/**
 * Who has each address now, by address in lower case; a mail about payslips is to an employee, one about invoices to a
 * customer or a contact. Several may share an address.
 */
export async function findMailPersons(
  executor: Executor,
  scope: Within,
  mails: readonly Addressed[],
): Promise<(mail: Addressed) => MailPerson[]> {
  const addressesOf = (area: MailArea) => [
    ...new Set(mails.filter((mail) => mail.area === area).map(({ recipient }) => recipient.toLowerCase())),
  ]
  const found = [
    ...(await employeesAt(executor, scope, addressesOf('payroll'))),
    ...(await customersAndContactsAt(executor, scope, addressesOf('invoicing'))),
  ]
  const byAddress = new Map<string, typeof found>()
  for (const one of found) {
    const sharing = byAddress.get(one.address)
    if (sharing) sharing.push(one)
    else byAddress.set(one.address, [one])
  }
  return ({ recipient, area }) =>
    (byAddress.get(recipient.toLowerCase()) ?? [])
      .filter(({ kind }) => (kind === 'employee') === (area === 'payroll'))
      .map(({ address: _, ...person }) => person)
}

/**
 * The person to whom a mail went, and their address of today if the mail's is no longer theirs; they may have none by
 * now. A mail to an employee is theirs by its link, although a colleague may have the address by now; any other is whose
 * address it has, or else by its link. Undefined where neither names one person.
 */
export async function findMailPerson(
  executor: Executor,
  scope: Within,
  { linkId, ...mail }: Addressed & { linkId: string | null },
): Promise<{ person: MailPerson; newAddress: string | null; hasNoAddress: boolean } | undefined> {
  const subject = linkId === null ? undefined : await subjectOfLink(executor, scope, linkId)
  const holder = subject && (await findHolder(executor, scope, subject))
  if (holder?.kind === 'employee') return addressedTo(holder, mail)
  const persons = (await findMailPersons(executor, scope, [mail]))(mail)
  const [person] = persons
  if (person) return persons.length === 1 ? { person, newAddress: null, hasNoAddress: false } : undefined
  return holder && addressedTo(holder, mail)
}

/**
 * Why a queued mail must not go to its address any more: it was removed since, or replaced, perhaps because it was somebody
 * else's; or payroll has yet to look at it. A code is for the employee of its link.
 */
export async function whyNoLongerTheirs(
  executor: Executor,
  letter: Letter,
): Promise<'recipient_removed' | 'recipient_replaced' | typeof UNCHECKED | undefined> {
  const { recipient, tenantId } = letter
  const linkId =
    letter.kind === 'portal_code'
      ? await findLinkOfCode(executor, { tenantId }, letter.data.codeId)
      : letter.linkId
  const mail = { recipient, area: areaOf(letter) }
  const found = await findMailPerson(executor, { tenantId }, { ...mail, linkId })
  if (found?.hasNoAddress) return 'recipient_removed'
  if (found?.newAddress) return 'recipient_replaced'
  if (TO_ANY_ADDRESS.includes(letter.kind)) return undefined
  // Of those who share an address, an answer without a link does not say to whom it is.
  const persons = found ? [found.person] : (await findMailPersons(executor, { tenantId }, [mail]))(mail)
  for (const { kind, id } of persons)
    if (kind === 'employee' && (await findHeldAddress(executor, { tenantId }, id))) return UNCHECKED
  return undefined
}

/** Not to the new address of an employee. */
const TO_ANY_ADDRESS: readonly MailKind[] = ['payslip_question', 'email_changed']

function addressedTo({ kind, id, name, email }: LinkHolder, { recipient }: Addressed) {
  const isSame = email?.toLowerCase() === recipient.toLowerCase()
  return { person: { kind, id, name }, newAddress: isSame ? null : email, hasNoAddress: email === null }
}

async function employeesAt(executor: Executor, { tenantId }: Within, addresses: string[]) {
  if (addresses.length === 0) return []
  const rows = await selectEmployees(executor, { tenantId, addresses: JSON.stringify(addresses) })
  return rows.map(({ id, address, first_name, last_name }) => ({
    kind: 'employee' as const,
    id,
    address,
    name: fullName(first_name, last_name),
  }))
}

/** Customers first. */
async function customersAndContactsAt(executor: Executor, { tenantId }: Within, addresses: string[]) {
  if (addresses.length === 0) return []
  return selectCustomersAndContacts(executor, { tenantId, addresses: JSON.stringify(addresses) })
}

interface Named extends Within {
  /** As one JSON text, so that one query serves lists of every length. */
  addresses: string
}

const lowerEmail = sql<string>`lower(email)`

const selectEmployees = prepared((executor: Executor, { tenantId, addresses }: Named) =>
  executor
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name', lowerEmail.as('address')])
    .where('tenant_id', '=', tenantId)
    .where(lowerEmail, 'in', among(addresses)),
)

const selectCustomersAndContacts = prepared((executor: Executor, { tenantId, addresses }: Named) => {
  const customers = executor
    .selectFrom('customers')
    .select([sql<'customer' | 'contact'>`'customer'`.as('kind'), 'id', 'name', lowerEmail.as('address')])
    .where('tenant_id', '=', tenantId)
    .where(lowerEmail, 'in', among(addresses))
  const contacts = executor
    .selectFrom('contacts')
    .select([sql<'customer' | 'contact'>`'contact'`.as('kind'), 'id', 'name', lowerEmail.as('address')])
    .where('tenant_id', '=', tenantId)
    .where('email', 'is not', null)
    .where(lowerEmail, 'in', among(addresses))
    .where('archived_at', 'is', null)
  return customers.unionAll(contacts)
})
