import type { XmlElement } from '../values/xml-tree'
import { dayIn102, isDay } from './days'
import { type ElementType, type Schema, type SchemaName, schemaOf } from './schema'

export type Flaw =
  | 'TWICE'
  | 'UNKNOWN'
  | 'ORDER'
  | 'MISSING'
  | 'VALUE'
  | 'DAY'
  | 'DECIMALS'
  | 'ATTRIBUTE'
  | 'TEXT'

export interface StructureFault {
  flaw: Flaw
  /** The rule of the standard; absent if it is the schema. */
  rule?: string | undefined
  /** The element and its parent: `SupplierParty/Party`. */
  place: string
  /** The actual values and attributes. */
  value?: string | undefined
  /** Its invoice line, from 1. */
  line?: number | undefined
}

const NAMESPACES: Readonly<Record<string, string>> = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
}
const LINES: ReadonlySet<string> = new Set([
  'IncludedSupplyChainTradeLineItem',
  'InvoiceLine',
  'CreditNoteLine',
])
/** Values reported of an element that occurs too often. */
const MOST_TEXTS = 3
const LONGEST_TEXT = 30
/** A file that is not an invoice is not reported in full. */
const MOST_FAULTS = 200
const VALUES: Readonly<Record<string, (text: string) => boolean>> = {
  decimal: (text) => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text),
  boolean: (text) => ['true', 'false', '1', '0'].includes(text),
  date: (text) => isDay(text.replace(/(?:Z|[+-]\d\d:\d\d)$/, '')),
  dateTime: (text) => isDay(text.slice(0, 10)) && text[10] === 'T',
  time: (text) => /^\d\d:\d\d:\d\d/.test(text),
}

/** Compares every element with the schema: whether it is allowed there, how often, in which order and with which text. */
export function structureFaults(root: XmlElement, schema: SchemaName): StructureFault[] {
  const walk: Walk = { schema: schemaOf(schema), faults: [], lines: 0 }
  visit(walk, { element: root, type: root.name })
  return walk.faults
}

interface Walk {
  schema: Schema
  faults: StructureFault[]
  lines: number
}

interface Visited {
  element: XmlElement
  type: string
  line?: number | undefined
}

function visit(walk: Walk, { element, type, line }: Visited): void {
  const rules = walk.schema.get(type)
  if (!rules || walk.faults.length >= MOST_FAULTS) return
  const say = (flaw: Flaw, place = element.name, value?: string) => {
    if (walk.faults.length < MOST_FAULTS)
      walk.faults.push({ flaw, place, ...(value === undefined ? {} : { value }), line })
  }
  if (rules.text) {
    textFaults(element, rules.text, say)
    return
  }
  if (element.text !== '') say('TEXT', element.name, element.text)
  for (const name of Object.keys(element.attributes)) say('ATTRIBUTE', element.name, name)
  childFaults(element, rules, say)
  for (const child of element.children) {
    const rule = rules.children.get(child.name)
    if (!rule) continue
    if (child.namespace !== NAMESPACES[prefixOf(walk.schema, rules, rule.type)])
      say('UNKNOWN', `${element.name}/${child.name}`, child.namespace)
    if (LINES.has(child.name)) walk.lines += 1
    visit(walk, { element: child, type: rule.type, line: LINES.has(child.name) ? walk.lines : line })
  }
}

/** UBL has one namespace for text elements and one for their parents. */
function prefixOf(schema: Schema, { prefix }: ElementType, type: string): string {
  if (prefix !== 'cac' && prefix !== 'doc') return prefix
  if (type === 'any') return 'ext'
  return schema.get(type)?.text ? 'cbc' : 'cac'
}

type Say = (flaw: Flaw, place?: string, value?: string) => void

function childFaults({ name, children }: XmlElement, rules: ElementType, say: Say): void {
  const counts = new Map<string, number>()
  let last = 0
  for (const child of children) {
    const rule = rules.children.get(child.name)
    const place = `${name}/${child.name}`
    if (!rule) {
      say('UNKNOWN', place)
      continue
    }
    const count = (counts.get(child.name) ?? 0) + 1
    counts.set(child.name, count)
    if (count === rule.most + 1) say('TWICE', place, textsOf(children, child.name))
    if (rule.at < last && !rules.isChoice) say('ORDER', place)
    last = Math.max(last, rule.at)
  }
  if (rules.isChoice && children.length > 1) say('TWICE', name)
  if (rules.isChoice && children.length === 0) say('MISSING', name)
  for (const rule of rules.children.values())
    if ((counts.get(rule.name) ?? 0) < rule.least) say('MISSING', `${name}/${rule.name}`)
}

/** Texts of the elements, if they have any: `200.00 / 1.00`. */
function textsOf(children: readonly XmlElement[], name: string): string | undefined {
  const texts = children.filter((child) => child.name === name).map(({ text }) => shortened(text))
  const more = texts.length > MOST_TEXTS ? ['…'] : []
  return texts.some((text) => text !== '') ? [...texts.slice(0, MOST_TEXTS), ...more].join(' / ') : undefined
}

function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}

function textFaults(element: XmlElement, text: NonNullable<ElementType['text']>, say: Say): void {
  for (const child of element.children) say('UNKNOWN', `${element.name}/${child.name}`)
  const isValue = VALUES[text.kind]
  if (isValue && !isValue(element.text))
    say(text.kind === 'date' ? 'DAY' : 'VALUE', element.name, element.text)
  if (element.attributes.format === '102' && dayIn102(element.text) === undefined)
    say('DAY', element.name, element.text)
  for (const name of Object.keys(element.attributes))
    if (!text.attributes.has(name)) say('ATTRIBUTE', element.name, name)
  for (const name of text.needed)
    if (element.attributes[name] === undefined) say('MISSING', `${element.name}/@${name}`)
}
