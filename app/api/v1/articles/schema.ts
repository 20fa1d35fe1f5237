import * as z from 'zod'
import { fieldsOf } from '../../rest/fields'

export const ARTICLE_FIELDS = [
  'article_number',
  'description',
  'unit',
  'unit_price',
  'price_includes_tax',
  'tax_category',
  'tax_rate',
  'tax_reason',
] as const

export const articleQuery = z.strictObject({
  fields: fieldsOf(ARTICLE_FIELDS),
  search: z.string().max(100).default('').meta({ description: 'Words of number or description.' }),
})
