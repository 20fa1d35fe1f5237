import * as z from 'zod'
import { type CreditFault, type CreditRequest, creditOf, wholeRest } from '~/domain/invoices/credits/credit'
import type { Left } from '~/domain/invoices/payments/left'
import type { Cents, DecimalText } from '~/domain/values/money'
import { creditWords } from '~/i18n/credit-words'
import { parseCents, parseDecimal } from '~/kit/forms/decimal'
import type { Faults, FormRefusal } from '~/kit/forms/faults'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { textFault } from '~/kit/forms/text-faults'
import { tidyLine } from '~/kit/forms/tidy'

export const REASON_FIELD = 'reason'
export const DESCRIPTION_FIELD = 'description'
/** Ticked, credits the whole remainder whatever else is entered. */
export const REST_FIELD = 'rest'
export const SUMS_BUTTON = 'summe'

/** The fields depend on the invoice; `readCredit` parses them. */
export const creditForm = z.record(z.string(), z.string())

export function readSeen(values: FormRefusal['values']): Cents | undefined {
  const seen = values[SEEN_FIELD]
  return seen === undefined ? undefined : Number(seen)
}

const LONGEST_REASON = 300
const LONGEST_DESCRIPTION = 200

export function quantityField(position: number): string {
  return `line_${position}`
}

export function amountField(group: number): string {
  return `group_${group}`
}

interface CreditEntered {
  request: CreditRequest
  reason: string
  faults: Faults
}

export function readCredit(values: FormRefusal['values'], left: Left, language: 'de' | 'en'): CreditEntered {
  const faults: Faults = {}
  const textOf = (field: string) => tidyLine(values[field] ?? '')
  const words = creditWords[language]
  const reason = textOf(REASON_FIELD)
  if (values[REST_FIELD] !== undefined)
    return { request: wholeRest(left, words), reason, faults: reasonFaults(values) }
  const request = {
    quantities: readQuantities(left, textOf, faults),
    netCents: readAmounts(left, textOf, faults),
  }
  const description = textOf(DESCRIPTION_FIELD)
  if (request.netCents.size > 0 && description === '') faults[DESCRIPTION_FIELD] = 'line_description_missing'
  const fault = textFault(values[DESCRIPTION_FIELD] ?? '', LONGEST_DESCRIPTION)
  if (fault) faults[DESCRIPTION_FIELD] = fault
  const outcome = creditOf(left, { ...request, description }, words)
  // Last, as the reason is the last field of the page.
  Object.assign(faults, reasonFaults(values))
  if (Object.keys(faults).length === 0)
    for (const fault of outcome.faults) faults[fieldOf(fault)] ??= fault.code
  return { request: { ...request, description }, reason, faults }
}

function reasonFaults({ [REASON_FIELD]: reason = '' }: FormRefusal['values']): Faults {
  if (tidyLine(reason) === '') return { [REASON_FIELD]: 'credit_reason_missing' }
  const fault = textFault(reason, LONGEST_REASON)
  return fault ? { [REASON_FIELD]: fault } : {}
}

type TextOf = (field: string) => string

function readQuantities({ lines }: Left, textOf: TextOf, faults: Faults) {
  const quantities = new Map<number, DecimalText>()
  for (const { line } of lines) {
    const field = quantityField(line.position)
    const entered = textOf(field)
    if (entered === '') continue
    const quantity = parseDecimal(entered, 4)
    if (quantity === undefined) faults[field] = 'credit_quantity_wrong'
    else if (quantity !== '0') quantities.set(line.position, quantity)
  }
  return quantities
}

function readAmounts({ groups }: Left, textOf: TextOf, faults: Faults) {
  const netCents = new Map<number, Cents>()
  groups.forEach((group, index) => {
    const entered = textOf(amountField(index))
    if (entered === '') return
    const cents = parseCents(entered)
    if (cents === undefined) faults[amountField(index)] = 'amount_wrong'
    else if (cents > 0) netCents.set(index, group.netCents < 0 ? -cents : cents)
  })
  return netCents
}

function fieldOf({ line, group }: { line?: number; group?: number; code: CreditFault }): string {
  if (line !== undefined) return quantityField(line)
  return group === undefined ? 'form' : amountField(group)
}
