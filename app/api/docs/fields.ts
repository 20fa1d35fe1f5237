import type { JsonSchema } from '../contract/json-schema'

/** A field of a body, for a table. */
export interface ShownField {
  /** With the names of those around it: `lines[].unit`. */
  name: string
  type: string
  isRequired: boolean
  text: string
  values: string[]
  example: string | null
}

interface Words {
  textOf: (english: string) => string
}

/** Every field of a schema, those inside others after them. */
export function fieldsOf(schema: JsonSchema, words: Words, prefix = ''): ShownField[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix + key
    const shown = { name, isRequired: required.includes(key), ...shownOf(field, words) }
    if (field.items) return [shown, ...fieldsOf(field.items, words, `${name}[].`)]
    return [shown, ...fieldsOf(field, words, `${name}.`)]
  })
}

/** Types as programs know them, in both languages the same. */
function shownOf(field: JsonSchema, { textOf }: Words): Omit<ShownField, 'name' | 'isRequired'> {
  const words = field.enum ?? (field.const === undefined ? [] : [field.const])
  const [example] = field.examples ?? []
  return {
    type: typeOf(field),
    text: field.description === undefined ? '' : textOf(field.description),
    values: words.map(String),
    example: example === undefined || words.length > 0 ? null : textOfExample(example),
  }
}

function typeOf({ type, format, items, properties, anyOf, enum: words, const: only }: JsonSchema): string {
  if (anyOf) return anyOf.map(typeOf).join(' | ')
  const own = [type ?? (properties ? 'object' : words || only !== undefined ? 'string' : 'any')].flat()
  const named = own.map((one) => (one === 'string' && format !== undefined ? format : one))
  const shown = named.join(' | ')
  return items ? `${typeOf(items)}[]` : shown
}

function textOfExample(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example)
}
