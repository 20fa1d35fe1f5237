import * as z from 'zod'
import { flag, pageOf, recordId } from '../../rest/answers'
import { choices, ofChange, optional, required } from './schema'

/** A customer as it is answered. */
export const customer = z.object({
  id: recordId,
  ...required,
  ...Object.fromEntries(Object.entries(optional).map(([field, schema]) => [field, schema.nullable()])),
  ...choices,
  ...ofChange,
  archived: flag({ description: 'Whether the office has archived it.', example: false }),
})

const { number, name, email } = optional
const { postal_code, city } = required

export const customerPage = pageOf({
  id: recordId,
  number,
  name,
  postal_code,
  city,
  email: email.nullable(),
})
