import { randomUUID } from 'node:crypto'
import { createContact, type NewContact } from '~/domain/contacts/contacts.server'
import type { Scope } from '~/domain/kernel/scope'
import type { TestHouse } from '../support/test-house'

export async function makeContact(
  house: TestHouse,
  scope: Scope,
  customerId: string,
  changes: Partial<NewContact> = {},
): Promise<NewContact & { linkId: string }> {
  const contact: NewContact = {
    id: randomUUID(),
    customerId,
    name: 'Wiebke Hansen',
    job_title: 'Buchhaltung',
    email: 'wiebke.hansen@hafen.example',
    phone: null,
    language: 'de',
    is_for_invoices: 0,
    ...changes,
  }
  return { ...contact, ...(await createContact(house, scope, contact)) }
}
