import * as z from 'zod'
import { cursor } from '../../rest/cursor'
import { fieldsOf } from '../../rest/fields'

export const MANDATE_FIELDS = [
  'id',
  'reference',
  'type',
  'state',
  'customer_id',
  'customer_number',
  'customer_name',
  'holder',
  'iban_masked',
  'signed_on',
  'last_used_on',
  'usable_until',
] as const

export const mandateQuery = z.strictObject({
  cursor,
  fields: fieldsOf(MANDATE_FIELDS),
  search: z.string().max(100).default(''),
  state: z.enum(['all', 'requested', 'active', 'stopped', 'lapsed', 'ended']).default('all'),
  order: z.enum(['newest', 'reference', 'unused']).default('newest'),
})
