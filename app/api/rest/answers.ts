import * as z from 'zod'
import { day, decimal, oneOf, reference, text, wholeNumber } from './shapes'

// What answers look like. The parts of a request are used where they say the same.

interface About {
  description: string
  example?: string | number | boolean
}

/** Euros with two places. */
export function amount(about: About) {
  return z
    .string()
    .regex(/^-?\d+\.\d\d$/)
    .meta({ ...about })
}

/** A moment, in UTC. */
export function moment(about: About) {
  return z.iso.datetime().meta({ example: '2026-11-27T08:30:00.000Z', ...about })
}

export function flag(about: About) {
  return z.boolean().meta({ ...about })
}

/** A page of a list. What `fields` leaves out is absent. */
export function pageOf<Shape extends z.ZodRawShape>(row: Shape) {
  return z.object({
    items: z.array(z.object(row).partial()).meta({ description: 'At most 50.' }),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: 'Sent back as cursor, it leads to the next page; null on the last.' }),
  })
}

/** Of a line of a contract or an invoice. */
export const shownLine = {
  position: wholeNumber({ description: 'Counted from 1.', example: 1 }),
  article_number: text({ description: 'Yours.', example: 'FR-10' }).nullable(),
  description: text({ description: 'What is billed.', example: 'Fensterreinigung' }),
  details: text({ description: 'Further lines of text.' }).nullable(),
  quantity: decimal({ description: 'Up to four decimals.', example: '2.5' }),
  unit: text({ description: 'UN/ECE Rec 20: HUR are hours, C62 pieces.', example: 'HUR' }),
  unit_price: decimal({ description: 'Euros, up to four decimals.', example: '45' }),
  price_includes_tax: flag({ description: 'Whether unit_price includes VAT.', example: false }),
  tax_category: oneOf(['S', 'AE', 'Z', 'E', 'K', 'G', 'O'], {
    description: 'EN 16931, BT-151.',
    example: 'S',
  }),
  tax_rate: decimal({ description: 'In percent.', example: '19' }),
}

export const recordId = reference({ description: 'Of the record.' })
export const customerId = reference({ description: 'Of the customer.' })
export const issueDay = day({
  description: 'When it was issued; null while it is a draft.',
  example: '2026-11-27',
}).nullable()
