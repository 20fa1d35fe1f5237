import Big from 'big.js'
import * as z from 'zod'
import { BY_TRANSFER, type DraftValues } from '~/domain/invoices/drafts/draft-values'
import { taxChoiceOf } from '~/domain/invoices/drafts/tax-choices'
import { deductionField } from '~/kit/forms/deduction-fields'
import { invoiceDraftForm } from '~/kit/forms/draft-form'
import { GROSS_FIELD, LINES_FIELD, type LinePart, lineField } from '~/kit/forms/priced-lines'
import type { TaxCategory } from '~db/schema'
import { asEntered } from '../../rest/shapes'
import type { NewInvoice } from './schema'

const DECIMALS = ['discount_percent']
const TICKED = 'ja'

/** Fields of the form, and where they stand in the body. */
const PLACES: Record<string, PropertyKey[]> = {
  form: [],
  payment: ['mandate_id'],
  allowance_reason: ['allowance', 'reason'],
  charge_reason: ['charge', 'reason'],
  delivery_name: ['delivery', 'name'],
  delivery_street: ['delivery', 'street'],
  delivery_extra: ['delivery', 'extra'],
  delivery_postal_code: ['delivery', 'postal_code'],
  delivery_city: ['delivery', 'city'],
  delivery_country: ['delivery', 'country'],
  [LINES_FIELD]: ['lines'],
}
type Line = NewInvoice['lines'][number]

const LINE_PLACES: Record<string, keyof Line> = {
  price: 'unit_price',
  tax: 'tax_rate',
  article: 'article_number',
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
      context.addIssue({ code: 'custom', path: placeOf(String(path[0] ?? ''), given.sent), message })
    return z.NEVER
  })

function enteredOf({ sent, usual }: { sent: NewInvoice; usual: DraftValues }): Record<string, string> {
  const { customer_id: _, lines, prices_include_tax: isGross, mandate_id: mandateId, ...rest } = sent
  const { allowance, charge, is_advance, is_property, advance_ids, delivery, ...fields } = rest
  const { lines: __, adjustments: ___, deductions: ____, is_advance: _____, payment, ...kept } = usual
  const { is_property: isUsuallyProperty, ...usually } = kept
  const way = mandateId === undefined ? payment : (mandateId ?? BY_TRANSFER)
  return {
    ...asEntered({ ...usually, ...fields, ...deliveryEntered(delivery), payment: way }, DECIMALS),
    ...wholeEntered('allowance', allowance),
    ...wholeEntered('charge', charge),
    ...ticked('is_advance', is_advance === true),
    ...ticked('is_property', is_property ?? isUsuallyProperty === 1),
    ...ticked(GROSS_FIELD, isGross),
    ...Object.assign({}, ...advance_ids.map((id) => ticked(deductionField(id), true))),
    [LINES_FIELD]: String(lines.length),
    ...Object.assign({}, ...lines.map((one, index) => lineEntered(one, index + 1))),
  }
}

function ticked(field: string, isTicked: boolean): Record<string, string> {
  return isTicked ? { [field]: TICKED } : {}
}

/** Absent leaves what was agreed with the customer. */
function deliveryEntered(delivery: NewInvoice['delivery']): Record<string, string | null> {
  if (delivery === undefined) return {}
  const { name, street, extra, postal_code, city, country } = delivery ?? {}
  return {
    delivery_name: name ?? null,
    delivery_street: street ?? null,
    delivery_extra: extra ?? null,
    delivery_postal_code: postal_code ?? null,
    delivery_city: city ?? null,
    delivery_country: delivery === null ? null : (country ?? 'DE'),
  }
}

function wholeEntered(kind: 'allowance' | 'charge', share: NewInvoice['allowance']): Record<string, string> {
  if (!share) return {}
  return { [kind]: shareEntered(share.percent, share.amount), [`${kind}_reason`]: share.reason ?? '' }
}

function shareEntered(percent: string | null | undefined, amount: string | null | undefined): string {
  if (percent) return `${comma(percent)} %`
  return amount ? `${comma(amount)} €` : ''
}

function comma(decimalText: string | null | undefined): string {
  return decimalText?.replace('.', ',') ?? ''
}

function lineEntered(one: Line, number: number): Record<string, string> {
  const taxCategory: TaxCategory = one.tax_category ?? 'S'
  const reason = one.tax_reason ? { taxReason: one.tax_reason } : {}
  const parts: Record<LinePart, string> = {
    description: one.description,
    quantity: comma(one.quantity),
    unit: one.unit,
    price: comma(one.unit_price),
    tax: taxChoiceOf({ taxCategory, taxRate: new Big(one.tax_rate).toFixed(), ...reason }),
    article: one.article_number ?? '',
    details: one.details ?? '',
    discount: shareEntered(one.discount_percent, one.discount_amount),
    labour: shareEntered(one.labour_percent, one.labour_amount),
    from: one.period_from ?? '',
    to: one.period_to ?? '',
  }
  return Object.fromEntries(
    Object.entries(parts).map(([part, entered]) => [lineField(number, part as LinePart), entered]),
  )
}

function placeOf(field: string, { lines }: NewInvoice): PropertyKey[] {
  const [, number, part = ''] = /^position_(\d+)_(\w+)$/.exec(field) ?? []
  if (number === undefined) return PLACES[field] ?? [field]
  const index = Number(number) - 1
  return ['lines', index, LINE_PLACES[part] ?? placeOfShare(part, lines[index])]
}

function placeOfShare(part: string, line: Line | undefined): string {
  if (part !== 'discount' && part !== 'labour') return part
  return line?.[`${part}_amount`] ? `${part}_amount` : `${part}_percent`
}
