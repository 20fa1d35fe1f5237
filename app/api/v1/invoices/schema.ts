import * as z from 'zod'
import { sumsIn } from '~/kit/forms/sums-in'
import { cursor } from '../../rest/cursor'
import { fieldsOf } from '../../rest/fields'
import { day, decimal, oneOf, reference, text, wholeNumber } from '../../rest/shapes'
import { INVOICE_FIELDS } from './show'

/** Of what it stands beside: a percentage, or euros. */
function share(of: string) {
  const parts = z.strictObject({
    percent: decimal({ description: `In percent of ${of}.`, example: '5' }).optional(),
    amount: decimal({ description: 'In euros.', example: '10.00' }).optional(),
    reason: text({ description: 'Why; the usual word if absent.' }).nullable().optional(),
  })
  return parts
    .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
      error: 'must have percent or amount, and not both',
    })
    .nullable()
    .optional()
}

const line = z
  .strictObject({
    description: text({ description: 'What is billed.', example: 'Fensterreinigung' }),
    quantity: decimal({ description: 'Up to four decimals.', example: '2.5' }),
    unit: text({ description: 'UN/ECE Rec 20: HUR are hours, C62 pieces.', example: 'HUR' }),
    unit_price: decimal({ description: 'Euros, up to four decimals.', example: '45.00' }),
    tax_category: oneOf(['S', 'AE', 'Z', 'E', 'K', 'G', 'O'], {
      description: 'EN 16931, BT-151; S if absent.',
    }).optional(),
    tax_rate: decimal({ description: 'In percent.', example: '19' }),
    tax_reason: text({ description: 'Why no tax is charged; the usual reason if absent.' })
      .nullable()
      .optional(),
    article_number: text({ description: 'Yours.', example: 'FR-10' }).nullable().optional(),
    details: text({ description: 'Further lines of text.' }).nullable().optional(),
    discount_percent: decimal({ description: 'Off this line.', example: '5' }).nullable().optional(),
    discount_amount: decimal({ description: 'Off this line, in euros, instead of discount_percent.' })
      .nullable()
      .optional(),
    labour_percent: decimal({ description: 'How much of it is labour, § 35a EStG.', example: '100' })
      .nullable()
      .optional(),
    labour_amount: decimal({ description: 'In euros, instead of labour_percent.' }).nullable().optional(),
    period_from: day({ description: 'First day of this line.' }).nullable().optional(),
    period_to: day({ description: 'Last day of this line.' }).nullable().optional(),
  })
  .superRefine((one, context) => {
    for (const part of ['discount', 'labour'] as const)
      if (isGiven(one[`${part}_percent`]) && isGiven(one[`${part}_amount`]))
        context.addIssue({
          code: 'custom',
          path: [`${part}_amount`],
          message: `must not stand beside ${part}_percent`,
        })
  })

function isGiven(value: string | null | undefined): boolean {
  return value !== null && value !== undefined
}

const delivery = z.strictObject({
  name: text({ description: 'Who receives it; the customer if absent.' }).nullable().optional(),
  street: text({ description: 'Street and house number.', example: 'Feldstraße 3' }),
  extra: text({ description: 'Second line of the address.' }).nullable().optional(),
  postal_code: text({ description: 'Five digits in Germany.', example: '24105' }),
  city: text({ description: 'Town.', example: 'Kiel' }),
  country: text({ description: 'ISO 3166-1 alpha-2; DE if absent.', example: 'DE' }).optional(),
})

const MOST_ADVANCES = 100

export const newInvoice = z.strictObject({
  customer_id: reference(),
  service_from: day({ description: 'First day of the service.', example: '2026-11-01' }),
  service_to: day({ description: 'Last day of the service.', example: '2026-11-30' }),
  due_on: day({ description: 'By the term of payment if absent.' }).nullable().optional(),
  language: oneOf(['de', 'en'], { description: 'The customer’s if absent.' }).optional(),
  mandate_id: reference().nullable().optional().meta({
    description: 'Collected by this mandate; null: by transfer; absent: as the customer usually pays.',
  }),
  buyer_reference: text({ description: 'BT-10.' }).nullable().optional(),
  order_number: text({ description: 'BT-13.' }).nullable().optional(),
  project_number: text({ description: 'BT-11.' }).nullable().optional(),
  discount_percent: decimal({ description: 'For early payment.' }).nullable().optional(),
  discount_days: wholeNumber({ description: 'Within which it counts.' }).nullable().optional(),
  note: text({ description: 'Below the lines.' }).nullable().optional(),
  allowance: share('the lines').meta({ description: 'Off the whole invoice.' }),
  charge: share('the lines').meta({ description: 'On top of the whole invoice.' }),
  is_advance: flag('Billed before the work is done.'),
  advance_ids: z
    .array(reference(), { error: 'must be a list of ids of advance invoices' })
    .max(MOST_ADVANCES, { error: `must be at most ${MOST_ADVANCES}` })
    .default([])
    .meta({ description: 'Advance invoices that this final invoice takes off.' }),
  is_property: flag('Work on a building or its grounds, § 14b UStG.'),
  delivery: delivery.nullable().optional().meta({
    description: 'Where it is delivered; null: to the customer; absent: as agreed with the customer.',
  }),
  prices_include_tax: z.boolean({ error: 'must be true or false' }).default(false),
  lines: z.array(line, { error: 'must be a list of lines' }).min(1, { error: 'must have a line' }),
})

export type NewInvoice = z.output<typeof newInvoice>

function flag(description: string) {
  return z.boolean({ error: 'must be true or false' }).optional().meta({ description })
}

export const invoiceQuery = z
  .strictObject({
    cursor,
    fields: fieldsOf(INVOICE_FIELDS),
    search: z.string().max(100).default('').meta({ description: 'Words of number, customer or amount.' }),
    state: z
      .enum(['all', 'open', 'overdue', 'direct_debit', 'disputed', 'paid', 'cancelled', 'draft'])
      .default('all'),
    customer_id: reference().optional(),
    year: z
      .string()
      .regex(/^20\d\d$/, { error: 'must be a year, YYYY' })
      .transform(Number)
      .optional()
      .meta({ description: 'Issued in this year.' }),
    from: z.iso.date().optional().meta({ description: 'Issued on this day or later.' }),
    to: z.iso.date().optional().meta({ description: 'Issued on this day or before.' }),
    order: z.enum(['newest', 'due', 'amount']).default('newest'),
  })
  .transform(({ cursor: place, customer_id: customerId, year, fields, ...filter }) => ({
    fields,
    query: { ...filter, customerId, year, place, sums: sumsIn(filter.search) },
  }))

const DAYS = 'must be a whole number from 1 to 730'

export const newLink = z.strictObject({
  valid_days: z.int({ error: DAYS }).min(1, { error: DAYS }).max(730, { error: DAYS }).optional(),
  renew: z.boolean({ error: 'must be true or false' }).optional(),
})

export const newHandover = z.strictObject({
  on: day({ description: 'The day it was given or posted; not before its issue, not in the future.' }),
})

export const handoverWithdrawal = z.strictObject({
  on: day({ description: 'The day that is noted.' }),
})

/** @param today the last day that may be named */
export function handover(today: string) {
  return newHandover.refine(({ on }) => on <= today, { error: 'date_in_future', path: ['on'] })
}

/** Of a POST that says all with its address. */
export const nothing = z.strictObject({})
