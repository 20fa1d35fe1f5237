import * as z from 'zod'
import { cursor } from '../../rest/cursor'
import { fieldsOf } from '../../rest/fields'

export const employeeQuery = z.strictObject({
  cursor,
  fields: fieldsOf(['id', 'number', 'first_name', 'last_name']),
  search: z.string().max(100).default(''),
  state: z.enum(['all', 'employed', 'left', 'archived']).default('all'),
  order: z.enum(['name', 'number']).default('name'),
})
