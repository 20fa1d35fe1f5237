import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { isAboveLine, type Labour } from '~/domain/invoices/drafts/labour'
import { parseTaxChoice, taxChoiceOf } from '~/domain/invoices/drafts/tax-choices'
import type { Taxed } from '~/domain/invoices/issuing/tax-reasons'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { readAdjustment, readShare, shareAsEntered } from './adjustments'
import { parseDate } from './dates'
import { parseDecimal, priceAsEntered } from './decimal'
import type { Fault, FaultKey, FormRefusal } from './faults'
import { textFault } from './text-faults'
import { tidy, tidyLine } from './tidy'

export const LINES_FIELD = 'zeilen'

export const GROSS_FIELD = 'brutto'

export const MOST_LINES = 300
const MOST_SHOWN = 2 * MOST_LINES
/** Largest body of a form with these lines, in bytes. */
export const LINES_BYTES = 512 * 1024
/** Keeps quantity times price within exact integers of cents. */
const MOST_QUANTITY = 999_999
const MOST_PRICE = 9_999_999
const LONGEST_DESCRIPTION = 200
const LONGEST_ARTICLE = 60
const LONGEST_DETAILS = 1000

export const LINE_PARTS = [
  'description',
  'quantity',
  'unit',
  'price',
  'tax',
  'article',
  'details',
  'discount',
  'labour',
  'from',
  'to',
] as const
export type LinePart = (typeof LINE_PARTS)[number]

/** Units offered, UN/ECE Rec 20: time, pieces, other, length, area, volume, weight, energy. */
export const UNITS = [
  ...['HUR', 'MIN', 'DAY', 'E49', 'WEE', 'MON', 'QAN', 'ANN'],
  ...['C62', 'SET', 'PR', 'XPK', 'XBX', 'XPX', 'XRO', 'XSA', 'MIL'],
  ...['LS', 'E48', 'E54', 'IE'],
  ...['MTR', 'CMT', 'MMT', 'KMT', 'MTK', 'MTQ', 'LTR', 'MLT', 'KGM', 'GRM', 'TNE', 'KWH'],
] as const

const NO_TAX: Taxed = { taxCategory: 'S', taxRate: '0' }

/** A line is empty if all of these are: a new one already has a quantity and a unit. */
const TYPED_PARTS = [
  'description',
  'price',
  'article',
  'details',
  'discount',
  'labour',
  'from',
  'to',
] as const

type PartText = (part: LinePart) => string

export function lineField(number: number, part: LinePart): string {
  return `position_${number}_${part}`
}

export function linesIn(values: FormRefusal['values']): number | undefined {
  const count = Number(values[LINES_FIELD])
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MOST_SHOWN) : undefined
}

export function lineValues(lines: readonly DraftLine[]): FormRefusal['values'] {
  const values: FormRefusal['values'] = { [LINES_FIELD]: String(Math.max(1, lines.length)) }
  if (lines.some(({ isGross }) => isGross)) values[GROSS_FIELD] = 'ja'
  lines.forEach((one, index) => {
    const parts: Record<LinePart, string> = {
      description: one.description,
      quantity: one.quantity.replace('.', ','),
      unit: one.unit,
      price: priceAsEntered(one.unitPrice),
      tax: taxChoiceOf(one),
      article: one.articleNumber ?? '',
      details: one.details ?? '',
      discount: shareAsEntered(one.adjustments?.[0]),
      labour: shareAsEntered(one.labour),
      from: one.periodFrom ?? '',
      to: one.periodTo ?? '',
    }
    for (const part of LINE_PARTS) values[lineField(index + 1, part)] = parts[part]
  })
  return values
}

export function readLines(values: FormRefusal['values']): {
  lines: DraftLine[]
  faults: Record<string, Fault>
} {
  const lines: DraftLine[] = []
  const faults: Record<string, Fault> = {}
  for (let number = 1; number <= (linesIn(values) ?? 1); number++) {
    const textOf: PartText = (part) => (values[lineField(number, part)] ?? '').trim()
    if (isBlank(textOf)) continue
    const { wrong, line } = readLine(textOf)
    for (const [part, fault] of Object.entries(wrong)) faults[lineField(number, part as LinePart)] = fault
    lines.push(values[GROSS_FIELD] ? { ...line, isGross: true } : line)
  }
  if (lines.length === 0) faults[lineField(1, 'description')] = 'lines_missing'
  if (Number(values[LINES_FIELD]) > MOST_LINES) faults[LINES_FIELD] = 'lines_too_many'
  return { lines, faults }
}

export function isBlank(textOf: PartText): boolean {
  return TYPED_PARTS.every((part) => textOf(part) === '')
}

function readLine(textOf: PartText): { wrong: Partial<Record<LinePart, Fault>>; line: DraftLine } {
  const [description, article] = [tidyLine(textOf('description')), tidyLine(textOf('article'))]
  const details = tidy(textOf('details'))
  const quantity = readQuantity(textOf('quantity'))
  const unitPrice = parseDecimal(textOf('price'), 4)
  const discount = readAdjustment(textOf('discount'), 'allowance')
  const labour = readShare(textOf('labour'))
  const [from, to] = [parseDate(textOf('from')), parseDate(textOf('to'))]
  const tax = parseTaxChoice(textOf('tax'))
  const line = {
    description,
    ...(article === '' ? {} : { articleNumber: article }),
    ...(details === '' ? {} : { details }),
    quantity: quantity ?? '0',
    unit: textOf('unit'),
    unitPrice: unitPrice ?? '0',
    ...(discount ? { adjustments: [discount] } : {}),
    ...(labour ? { labour } : {}),
    ...(from && to ? { periodFrom: from, periodTo: to } : {}),
    ...(tax ?? NO_TAX),
  }
  const wrong = withoutNothing<LinePart, Fault>({
    description:
      description === '' ? 'line_description_missing' : textFault(textOf('description'), LONGEST_DESCRIPTION),
    article: textFault(textOf('article'), LONGEST_ARTICLE),
    details: textFault(textOf('details'), LONGEST_DETAILS),
    quantity: quantity === undefined ? 'quantity_wrong' : undefined,
    unit: isOneOf(UNITS, textOf('unit')) ? undefined : 'unit_wrong',
    price: priceFault(unitPrice),
    tax: tax ? undefined : 'tax_wrong',
    discount: discount === null ? 'line_discount_wrong' : undefined,
    labour: labourFault(labour, line),
    from: dateFault(textOf('from'), from, to),
    to: from && to && to < from ? 'line_end_before_start' : dateFault(textOf('to'), to, from),
  })
  return { wrong, line }
}

function priceFault(unitPrice: string | undefined): FaultKey | undefined {
  if (unitPrice === undefined) return 'price_wrong'
  return Number(unitPrice) > MOST_PRICE ? 'price_too_high' : undefined
}

function labourFault(labour: Labour | undefined | null, line: DraftLine): FaultKey | undefined {
  if (labour === null) return 'line_discount_wrong'
  if (!labour || 'percent' in labour) return undefined
  return isAboveLine(labour, totalsOf([line]).lineCents[0] ?? 0) ? 'labour_above_line' : undefined
}

/** A line has both dates or neither. */
function dateFault(typed: string, day: string | undefined, other: string | undefined): FaultKey | undefined {
  if (typed !== '' && !day) return 'date_wrong'
  return !day && other ? 'date_missing' : undefined
}

/** Negative quantities take back what was billed before. */
function readQuantity(text: string): string | undefined {
  const isNegative = /^[-−]/.test(text)
  const quantity = parseDecimal(text.replace(/^[-−]\s*/, ''), 4)
  if (!quantity || quantity === '0' || Number(quantity) > MOST_QUANTITY) return undefined
  return isNegative ? `-${quantity}` : quantity
}

function isOneOf(words: readonly string[], text: string): boolean {
  return words.includes(text)
}

function withoutNothing<Key extends string, Value>(values: Partial<Record<Key, Value | undefined>>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    Record<Key, Value>
  >
}
