import * as z from 'zod'
import type { ContractLine } from '~/domain/contracts/prices'
import { parseTaxChoice, taxChoiceOf } from '~/domain/invoices/tax-choices'
import type { Taxed } from '~/domain/invoices/tax-reasons'
import { parseDecimal, priceAsEntered } from './decimal'
import type { FaultKey, Refusal } from './faults'
import { line } from './fields'

/** How many lines the form shows. */
export const LINES_FIELD = 'zeilen'
/** The button that asks for one line more (`neu`), or without one (its number). */
export const LINE_BUTTON = 'zeile'
export const MORE_LINES = 'neu'

const MOST_LINES = 50
/** Together they stay within exact integers of cents. */
const MOST_QUANTITY = 999_999
const MOST_PRICE = 9_999_999
const LONGEST_DESCRIPTION = 200

export const LINE_PARTS = ['description', 'quantity', 'unit', 'price', 'tax'] as const
export type LinePart = (typeof LINE_PARTS)[number]

export const UNITS = ['HUR', 'DAY', 'MON', 'C62', 'LS', 'MTK', 'MTR', 'KMT', 'KGM', 'LTR'] as const

export function lineField(number: number, part: LinePart): string {
  return `position_${number}_${part}`
}

/** The number of lines that a form says it has. */
export function linesIn(values: Refusal['values']): number | undefined {
  const said = Number(values[LINES_FIELD])
  return Number.isInteger(said) && said >= 1 ? Math.min(said, MOST_LINES) : undefined
}

/** Lines as the form holds them. */
export function lineValues(lines: readonly ContractLine[]): Refusal['values'] {
  const values: Refusal['values'] = { [LINES_FIELD]: String(Math.max(1, lines.length)) }
  lines.forEach((one, index) => {
    const parts: Record<LinePart, string> = {
      description: one.description,
      quantity: one.quantity.replace('.', ','),
      unit: one.unit,
      price: priceAsEntered(one.unitPrice),
      tax: taxChoiceOf(one),
    }
    for (const part of LINE_PARTS) values[lineField(index + 1, part)] = parts[part]
  })
  return values
}

/** The form with one line more, or without one; undefined where it asks for neither. */
export function withOtherLines(values: Refusal['values']): Refusal['values'] | undefined {
  const asked = values[LINE_BUTTON]
  const count = linesIn(values) ?? 1
  if (asked === MORE_LINES) return { ...values, [LINES_FIELD]: String(Math.min(count + 1, MOST_LINES)) }
  const removed = Number(asked)
  if (!asked || !Number.isInteger(removed)) return undefined
  const others: Refusal['values'] = { ...values, [LINES_FIELD]: String(Math.max(1, count - 1)) }
  for (let number = removed; number <= count; number++)
    for (const part of LINE_PARTS) {
      const next = values[lineField(number + 1, part)]
      if (number < count && next !== undefined) others[lineField(number, part)] = next
      else delete others[lineField(number, part)]
    }
  return others
}

/** The lines of a form; those that are empty are left out. */
export const contractLines = z.record(z.string(), z.string()).transform((values, context) => {
  const lines: ContractLine[] = []
  for (let number = 1; number <= (linesIn(values) ?? 1); number++) {
    const said = (part: LinePart) => (values[lineField(number, part)] ?? '').trim()
    if (said('description') === '' && said('price') === '') continue
    const { faults, ...line } = readLine(said)
    for (const [part, message] of Object.entries(faults))
      context.addIssue({ code: 'custom', path: [lineField(number, part as LinePart)], message })
    lines.push(line)
  }
  const missing: FaultKey = 'lines_missing'
  if (lines.length === 0)
    context.addIssue({ code: 'custom', path: [lineField(1, 'description')], message: missing })
  return lines
})

function readLine(said: (part: LinePart) => string) {
  const description = line(LONGEST_DESCRIPTION, 'line_description_missing').safeParse(said('description'))
  const quantity = parseDecimal(said('quantity'), 6)
  const unitPrice = parseDecimal(said('price'), 4)
  const tax = parseTaxChoice(said('tax'))
  const faults: Partial<Record<LinePart, FaultKey>> = {
    ...(description.success ? {} : { description: description.error.issues[0]?.message as FaultKey }),
    ...(quantity && quantity !== '0' && Number(quantity) <= MOST_QUANTITY
      ? {}
      : { quantity: 'quantity_wrong' }),
    ...(isOneOf(UNITS, said('unit')) ? {} : { unit: 'unit_wrong' }),
    ...(unitPrice === undefined || Number(unitPrice) > MOST_PRICE ? { price: 'price_wrong' } : {}),
    ...(tax ? {} : { tax: 'tax_wrong' }),
  }
  return {
    faults,
    description: description.data ?? '',
    quantity: quantity ?? '0',
    unit: said('unit'),
    unitPrice: unitPrice ?? '0',
    ...(tax ?? NO_TAX),
  }
}

const NO_TAX: Taxed = { taxCategory: 'S', taxRate: '0' }

function isOneOf(words: readonly string[], text: string): boolean {
  return words.includes(text)
}
