import type { ExampleIds } from '../contract/call'
import type { JsonSchema } from '../contract/json-schema'

const DAY = '2026-11-27'
const MOMENT = '2026-11-27T08:30:00.000Z'

/** Invented ids, for readers whom we do not know. */
export const INVENTED: ExampleIds = {
  tenant: '0d6f4c1e-2a58-4c8e-9d1b-6f2f0c7a4b11',
  customer: '5b1c9e40-7d3a-4f0e-8a52-1c6d9e0f2b22',
  invoice: '9a7e2d15-4c6b-4b8f-a0d3-7e5f1c2b3d33',
  draft: 'c3f8b6a2-1e9d-4d7c-b5a4-2f0e8d6c4a44',
  contract: 'e1d2c3b4-a596-4877-9685-746352413055',
  employee: '7f6e5d4c-3b2a-4190-8f7e-6d5c4b3a2966',
  today: DAY,
  month: '2026-10',
}

const ID_OF: Record<string, keyof ExampleIds> = {
  mandant_id: 'tenant',
  customer_id: 'customer',
  kunde_id: 'customer',
  invoice_id: 'invoice',
  employee_id: 'employee',
  mitarbeiter_id: 'employee',
}

/** What a schema describes, by the examples in it. `own` is the id of the record itself. */
export function sampleOf(schema: JsonSchema, ids: ExampleIds, own = ids.invoice): unknown {
  return sample(schema, '', { ids, own })
}

interface Known {
  ids: ExampleIds
  own: string
}

function sample(schema: JsonSchema, name: string, known: Known): unknown {
  const { properties, required, items, examples, format, enum: words, const: only } = schema
  if (only !== undefined) return only
  if (properties) {
    // Of what is answered, what may be absent is; rows of lists have no field that must be there.
    const shown = Object.entries(properties).filter(([key]) => required?.includes(key) ?? true)
    return Object.fromEntries(shown.map(([key, part]) => [key, sample(part, key, known)]))
  }
  if (name === 'next_cursor') return null
  if (name === 'month' || name === 'monat') return known.ids.month
  if (examples && examples.length > 0) return examples[0]
  if (items) return [sample(items, name, known)]
  if (isNullable(schema)) return null
  if (format === 'uuid') return ofName(name, known)
  if (format === 'date') return DAY
  if (format === 'date-time') return MOMENT
  if (words) return words[0]
  const [first] = schema.oneOf ?? schema.anyOf ?? []
  return first ? sample(first, name, known) : plain(schema)
}

function isNullable({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes('null')
}

function ofName(name: string, { ids, own }: Known): string {
  const kind = ID_OF[name]
  return kind === undefined ? own : ids[kind]
}

function plain({ type }: JsonSchema): unknown {
  if (type === 'boolean') return true
  return type === 'integer' || type === 'number' ? 1 : ''
}
