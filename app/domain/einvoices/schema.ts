import { CII_D16B } from './schema/cii-d16b'
import { FACTUR_X_EXTENDED } from './schema/factur-x-extended'
import { UBL_2_1 } from './schema/ubl-2.1'

/** Content of an element: child elements, or text of a type. */
export interface ElementType {
  children: Map<string, ChildRule>
  /** Exactly one of the children instead of all in order. */
  isChoice: boolean
  /** Namespace prefix of its children in the schema. */
  prefix: string
  text?: { kind: string; attributes: ReadonlySet<string>; needed: readonly string[] }
}

export interface ChildRule {
  name: string
  at: number
  type: string
  least: number
  most: number
}

export type Schema = ReadonlyMap<string, ElementType>

const TABLES = { CII: CII_D16B, EXTENDED: FACTUR_X_EXTENDED, UBL: UBL_2_1 }
/** Elements that EXTENDED repeats and EN 16931 does not. */
const ONCE_IN_CORE: Readonly<Record<string, readonly string[]>> = {
  HeaderTradeSettlement: ['SpecifiedTradePaymentTerms'],
  LineTradeSettlement: ['ApplicableTradeTax'],
  TradeParty: ['DefinedTradeContact'],
  TradePrice: ['AppliedTradeAllowanceCharge'],
}
const OCCURS: Readonly<Record<string, [least: number, most: number]>> = {
  '': [1, 1],
  '?': [0, 1],
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
  '|': [0, 1],
}
const CHILD = /^(\w+)(?::(\w+))?(?:([?*+|])|\{(\d+),(\d+)\})?$/

export type SchemaName = keyof typeof TABLES | 'CORE' | 'FACTUR_X'

const read = new Map<SchemaName, Schema>()

/**
 * A table is parsed with the first file of its kind, which takes milliseconds. `CORE` is EN 16931 in CII: the schema
 * allows several amounts due, and whatever EXTENDED has once EN 16931 has once too. Factur-X uses a later schema, in
 * which an invoice may refer to several earlier ones.
 */
export function schemaOf(name: SchemaName): Schema {
  const known = read.get(name) ?? tableOf(name)
  read.set(name, known)
  return known
}

function tableOf(name: SchemaName): Schema {
  if (name !== 'CORE' && name !== 'FACTUR_X') return readTable(TABLES[name])
  const schema = core()
  const earlier = schema.get('HeaderTradeSettlement')?.children.get('InvoiceReferencedDocument')
  if (earlier && name === 'FACTUR_X') earlier.most = Number.POSITIVE_INFINITY
  return schema
}

function core(): Schema {
  const [schema, extended] = [readTable(TABLES.CII), schemaOf('EXTENDED')]
  for (const [type, { children }] of schema)
    for (const rule of children.values()) {
      const most = ONCE_IN_CORE[type]?.includes(rule.name)
        ? 1
        : extended.get(type)?.children.get(rule.name)?.most
      rule.most = Math.min(rule.most, most ?? rule.most)
    }
  return schema
}

function readTable(table: string): Schema {
  const types = new Map<string, ElementType>()
  let prefix = ''
  for (const line of table.trim().replaceAll('\n  ', ' ').split('\n')) {
    const [name = '', ...rest] = line.split(' ')
    if (name.startsWith('@')) prefix = name.slice(1)
    else if (name === '#') types.set(rest[0] ?? '', textType(rest.slice(1)))
    else types.set(name, elementType(prefix, rest))
  }
  return types
}

function textType([kind = '', ...attributes]: string[]): ElementType {
  const needed = attributes.filter((one) => one.endsWith('!')).map((one) => one.slice(0, -1))
  const all = new Set(attributes.map((one) => one.replace('!', '')))
  return { children: new Map(), isChoice: false, prefix: '', text: { kind, attributes: all, needed } }
}

function elementType(prefix: string, parts: readonly string[]): ElementType {
  const rules = parts.map((part, at): ChildRule => {
    const [, name = '', type = name, mark = '', from, to] = CHILD.exec(part) ?? []
    const [least, most] = from === undefined ? (OCCURS[mark] ?? [0, 0]) : [Number(from), Number(to)]
    return { name, at, type, least, most }
  })
  const children = new Map(rules.map((rule) => [rule.name, rule]))
  return { children, isChoice: parts.some((part) => part.endsWith('|')), prefix }
}
