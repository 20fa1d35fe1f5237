import * as z from 'zod'
import { BY_TRANSFER, type DraftValues } from '~/domain/invoices/drafts/draft-values'
import { taxChoiceOf } from '~/domain/invoices/drafts/tax-choices'
import { invoiceDraftForm } from '~/kit/forms/draft-form'
import { GROSS_FIELD, LINES_FIELD, type LinePart, lineField } from '~/kit/forms/priced-lines'
import { sumsIn } from '~/kit/forms/sums-in'
import type { TaxCategory } from '~db/schema'
import { fieldsOf } from '../../rest/fields'
import { cursor } from '../../rest/paging'
import { asEntered, day, decimal, oneOf, reference, text, wholeNumber } from '../../rest/shapes'
import { INVOICE_FIELDS } from './show'

const line = z.strictObject({
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
  period_from: day({ description: 'First day of this line.' }).nullable().optional(),
  period_to: day({ description: 'Last day of this line.' }).nullable().optional(),
})

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
  prices_include_tax: z.boolean({ error: 'must be true or false' }).default(false),
  lines: z.array(line, { error: 'must be a list of lines' }).min(1, { error: 'must have a line' }),
})

type NewInvoice = z.output<typeof newInvoice>

const DECIMALS = ['discount_percent']

/** Fields of the form, and where they stand in the body. */
const PLACES: Record<string, string> = { payment: 'mandate_id', form: '' }
const LINE_PLACES: Record<string, keyof z.output<typeof line>> = {
  price: 'unit_price',
  tax: 'tax_rate',
  article: 'article_number',
  discount: 'discount_percent',
  from: 'period_from',
  to: 'period_to',
}

/** The draft as the office's form would make it, from what the customer usually has; faults stand where the body has them. */
export const draftedInvoice = z
  .custom<{ sent: NewInvoice; usual: DraftValues }>()
  .transform((given, context) => {
    const read = invoiceDraftForm.safeParse(enteredOf(given))
    if (read.success) return read.data.values
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', path: placeOf(String(path[0] ?? '')), message })
    return z.NEVER
  })

function enteredOf({ sent, usual }: { sent: NewInvoice; usual: DraftValues }): Record<string, string> {
  const { customer_id: _, lines, prices_include_tax: isGross, mandate_id: mandateId, ...fields } = sent
  const {
    lines: __,
    adjustments: ___,
    deductions: ____,
    is_property,
    is_advance: _____,
    payment,
    ...kept
  } = usual
  const way = mandateId === undefined ? payment : (mandateId ?? BY_TRANSFER)
  return {
    ...asEntered({ ...kept, ...fields, payment: way }, DECIMALS),
    ...(is_property ? { is_property: 'ja' } : {}),
    ...(isGross ? { [GROSS_FIELD]: 'ja' } : {}),
    [LINES_FIELD]: String(lines.length),
    ...Object.assign({}, ...lines.map((one, index) => lineEntered(one, index + 1))),
  }
}

function lineEntered(one: NewInvoice['lines'][number], number: number): Record<string, string> {
  const comma = (decimalText: string | null | undefined) => decimalText?.replace('.', ',') ?? ''
  const taxCategory: TaxCategory = one.tax_category ?? 'S'
  const reason = one.tax_reason ? { taxReason: one.tax_reason } : {}
  const parts: Partial<Record<LinePart, string>> = {
    description: one.description,
    quantity: comma(one.quantity),
    unit: one.unit,
    price: comma(one.unit_price),
    tax: taxChoiceOf({ taxCategory, taxRate: one.tax_rate, ...reason }),
    article: one.article_number ?? '',
    details: one.details ?? '',
    discount: comma(one.discount_percent),
    from: one.period_from ?? '',
    to: one.period_to ?? '',
  }
  return Object.fromEntries(
    Object.entries(parts).map(([part, entered]) => [lineField(number, part as LinePart), entered]),
  )
}

function placeOf(field: string): PropertyKey[] {
  const [, number, part = ''] = /^position_(\d+)_(\w+)$/.exec(field) ?? []
  if (number !== undefined) return ['lines', Number(number) - 1, LINE_PLACES[part] ?? part]
  if (field === LINES_FIELD) return ['lines']
  const place = PLACES[field] ?? field
  return place === '' ? [] : [place]
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
    from: z.iso.date().optional().meta({ description: 'Issued on this day or later.' }),
    to: z.iso.date().optional().meta({ description: 'Issued on this day or before.' }),
    order: z.enum(['newest', 'due', 'amount']).default('newest'),
  })
  .transform(({ cursor: place, customer_id: customerId, fields, ...filter }) => ({
    fields,
    query: { ...filter, customerId, place, year: undefined, sums: sumsIn(filter.search) },
  }))

const DAYS = 'must be a whole number from 1 to 730'

export const newLink = z.strictObject({
  valid_days: z.int({ error: DAYS }).min(1, { error: DAYS }).max(730, { error: DAYS }).optional(),
  renew: z.boolean({ error: 'must be true or false' }).optional(),
})

/** Of a POST that says all with its address. */
export const nothing = z.strictObject({})
