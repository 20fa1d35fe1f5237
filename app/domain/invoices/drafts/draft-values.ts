import type { InvoiceRow } from '~db/schema'
import { type Adjustment, parseAdjustments, toAdjustmentsJson } from './adjustments'
import type { DraftLine } from './draft-lines'

/** Fields of a draft beside its lines, named as the columns and the form fields. */
const DRAFT_FIELDS = [
  'service_from',
  'service_to',
  'due_on',
  'language',
  'buyer_reference',
  'order_number',
  'project_number',
  'discount_percent',
  'discount_days',
  'is_property',
  'is_advance',
  'delivery_name',
  'delivery_street',
  'delivery_extra',
  'delivery_postal_code',
  'delivery_city',
  'delivery_country',
  'note',
] as const satisfies readonly (keyof InvoiceRow)[]

/** Payment by transfer; any other value is the id of a mandate. */
export const BY_TRANSFER = 'transfer'

export interface DraftValues extends Pick<InvoiceRow, (typeof DRAFT_FIELDS)[number]> {
  /** `BY_TRANSFER` or the id of a mandate. */
  payment: string
  lines: DraftLine[]
  /** Of the whole invoice. */
  adjustments: Adjustment[]
  deductions: string[]
}

export const PLAIN_DRAFT: Omit<DraftValues, 'service_from' | 'service_to' | 'language' | 'lines'> = {
  due_on: null,
  payment: BY_TRANSFER,
  buyer_reference: null,
  order_number: null,
  project_number: null,
  discount_percent: null,
  discount_days: null,
  is_property: 0,
  is_advance: 0,
  delivery_name: null,
  delivery_street: null,
  delivery_extra: null,
  delivery_postal_code: null,
  delivery_city: null,
  delivery_country: null,
  note: null,
  adjustments: [],
  deductions: [],
}

export function draftValuesOf(row: InvoiceRow, lines: DraftLine[], deductions: string[] = []): DraftValues {
  const fields = Object.fromEntries(DRAFT_FIELDS.map((field) => [field, row[field]])) as Pick<
    InvoiceRow,
    (typeof DRAFT_FIELDS)[number]
  >
  const adjustments = parseAdjustments(row.adjustments_json)
  return { ...fields, payment: row.mandate_id ?? BY_TRANSFER, lines, adjustments, deductions }
}

export function draftColumnsOf(values: DraftValues) {
  const { payment: _, lines: __, deductions: ___, adjustments, ...columns } = values
  return { ...columns, adjustments_json: toAdjustmentsJson(adjustments) }
}

/** One plain value per field, for the audit and for comparing versions. */
export function plainValuesOf({
  lines,
  adjustments,
  deductions,
  ...values
}: DraftValues): Record<string, string | number | null> {
  return {
    ...values,
    lines_json: JSON.stringify(lines.map(inOrder)),
    adjustments_json: toAdjustmentsJson(adjustments),
    deductions: [...deductions].sort().join(' ') || null,
  }
}

export function isSame(one: DraftValues, other: DraftValues): boolean {
  const [a, b] = [plainValuesOf(one), plainValuesOf(other)]
  return Object.keys(a).every((field) => a[field] === b[field])
}

/** Equal lines give equal text. */
function inOrder(line: DraftLine): [string, unknown][] {
  return Object.entries(line)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .sort(([a], [b]) => a.localeCompare(b))
}
