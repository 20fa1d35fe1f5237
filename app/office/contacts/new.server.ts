import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { createContact } from '~/domain/contacts/contacts.server'
import { findContact } from '~/domain/contacts/find.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import type { newContactForm } from './forms'

/** Returns the id. A double click adds one contact; going back and entering another name adds another. */
export async function addContact(
  scope: OfficeScope,
  customerId: string,
  { [FORM_KEY_FIELD]: formKey, ...values }: z.output<typeof newContactForm>,
): Promise<string> {
  const earlier = formKey === '' ? undefined : await findContact(house.reader, scope, formKey)
  if (earlier?.customerId === customerId && earlier.name === values.name) return earlier.id
  const id = formKey === '' || earlier ? randomUUID() : formKey
  await createContact(house, scope, { ...values, id, customerId })
  return id
}
