import * as z from 'zod'
import { cursor } from '../../rest/cursor'
import { fieldsOf } from '../../rest/fields'
import { CONTRACT_FIELDS } from './show'

export const contractQuery = z.strictObject({
  cursor,
  fields: fieldsOf([...CONTRACT_FIELDS, 'next_invoice_on']),
  search: z.string().max(100).default(''),
  state: z.enum(['running', 'paused', 'ended', 'archived']).default('running'),
  order: z.enum(['title', 'next']).default('title'),
})
