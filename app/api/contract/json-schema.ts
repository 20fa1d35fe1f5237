import * as z from 'zod'
import { askedBy } from '~/domain/inbox/schema'
import type { Named } from './call'
import { WORDS_OF_FIELDS } from './field-words'

/** As far as zod writes it for what is sent and answered here. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

const HOME = '#/components/schemas/'
/** Formats whose pattern is left out: it adds nothing to the name, and is unreadable. */
const PLAIN_FORMATS = ['uuid', 'date', 'date-time', 'uri']

/** All schemas under their names; one that holds another refers to it. */
export function schemasOf(named: readonly Named[]): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const { name, schema } of named) if (!registry.has(schema)) registry.add(schema, { id: name })
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => HOME + id, override })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [
      name,
      withoutDefaults(readable(schema as JsonSchema)),
    ]),
  )
}

/** Makers of clients take what has a default for always there, and demand it of who sends. */
function withoutDefaults(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) => (key === 'default' ? undefined : value))
}

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return readable(plainSchemaOf(schema))
}

function plainSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, ...plain } = z.toJSONSchema(schema, { io: 'input', override })
  return plain as JsonSchema
}

function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const shape = askedBy(zodSchema)
  if (shape) Object.assign(jsonSchema, plainSchemaOf(shape))
}

/** Without what only programs of one kind read, nullable values in one line, and every field with its words. */
function readable(schema: JsonSchema, name = '', around = ''): JsonSchema {
  const { example, ...rest } = schema as JsonSchema & { example?: unknown }
  const flat: JsonSchema = { ...rest, ...(example !== undefined && { examples: [example] }) }
  if (flat.pattern !== undefined && PLAIN_FORMATS.includes(flat.format ?? '')) delete flat.pattern
  const words = WORDS_OF_FIELDS[`${around}.${name}`] ?? WORDS_OF_FIELDS[name]
  if (flat.description === undefined && words !== undefined) flat.description = words
  if (flat.properties)
    flat.properties = ofEach(flat.properties, (part, key) => readable(part, key, name || around))
  if (flat.items) flat.items = readable(flat.items, '', name || around)
  for (const kind of ['anyOf', 'oneOf', 'allOf'] as const) {
    const parts = flat[kind]
    if (parts) flat[kind] = parts.map((part) => readable(part, '', name || around))
  }
  return nullableInOne(flat)
}

/** `{ anyOf: [{ type: 'string', … }, { type: 'null' }] }` says the same in more words. */
function nullableInOne(schema: JsonSchema): JsonSchema {
  const { anyOf: [first, second, ...more] = [], ...rest } = schema
  if (!first || second?.type !== 'null' || more.length > 0 || typeof first.type !== 'string') return schema
  const values = first.enum && { enum: [...first.enum, null] }
  return { ...first, ...rest, type: [first.type, 'null'], ...values }
}

function ofEach<Of>(values: Record<string, Of>, make: (value: Of, name: string) => Of): Record<string, Of> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)]))
}
