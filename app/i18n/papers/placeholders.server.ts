import type { PaperValue } from '~/domain/papers/paper'

type Rows = readonly (readonly string[])[]

/** Null is filled in by hand. A list or rows replace the item, cell or row that names nothing else. */
type Value = string | number | boolean | null | readonly string[] | { readonly rows: Rows }

export type Values<Name extends string = string> = Readonly<Record<Name, Value>>

/** All that stands between braces in a template, conditions among it. */
export type NamesIn<
  Template extends string,
  Found extends string = never,
> = Template extends `${string}{{${infer Tag}}}${infer Rest}` ? NamesIn<Rest, Found | NameOf<Tag>> : Found

type NameOf<Tag extends string> = Tag extends `${'#' | '^' | '/'}${infer Name}` ? Name : Tag

/** Around whole lines, or within one. */
const CONDITION = /^{{([#^])([\w.]+)}}\n(.*?)^{{\/\2}}\n|{{([#^])([\w.]+)}}(.*?){{\/\5}}/gms
const ALONE = /^{{([\w.]+)}}$/
const TO_FILL_IN = '___'

/** Keeps what stands under `{{#name}}` where there is such a value, and under `{{^name}}` where there is none. */
export function chosen(text: string, values: Values): string {
  return text.replace(CONDITION, (_, ...[sign, name, lines, signWithin, nameWithin, words]) => {
    const isWanted = (sign ?? signWithin) === '#'
    return isSet(lookUp(name ?? nameWithin, values)) === isWanted ? chosen(lines ?? words, values) : ''
  })
}

function isSet(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** What has no text is an error here. */
export function filled(text: string, values: Values): string {
  return text.replace(/{{(.*?)}}/g, (tag, name: string) => {
    const value = lookUp(name, values)
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    throw new Error(`${tag} is no text in “${text}”`)
  })
}

/** Null where a line is to be filled in by hand. */
export function filledOrBlank(text: string, values: Values): PaperValue {
  return text === TO_FILL_IN || named(text, values) === null ? null : filled(text, values)
}

export function filledOrList(text: string, values: Values): readonly string[] {
  const value = named(text, values)
  return Array.isArray(value) ? value : [filled(text, values)]
}

export function filledOrRows(cells: readonly string[], values: Values): readonly (readonly PaperValue[])[] {
  const value = named(cells.join(), values)
  const isRows = typeof value === 'object' && value !== null && 'rows' in value
  return isRows ? value.rows : [cells.map((cell) => filledOrBlank(cell, values))]
}

/** The value of a text that is its name alone. */
function named(text: string, values: Values): Value | undefined {
  const [, name] = ALONE.exec(text) ?? []
  return name === undefined ? undefined : lookUp(name, values)
}

function lookUp(name: string, values: Values): Value {
  const value = values[name]
  if (value === undefined) throw new Error(`{{${name}}} is unknown`)
  return value
}
