import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Element, parseXmlDocument } from 'slimdom'
import { RULES } from './schematron'

const XSD = 'http://www.w3.org/2001/XMLSchema'
/** Base types of the kinds of text that are distinguished; all others are plain text. */
const KINDS: ReadonlySet<string> = new Set(['decimal', 'boolean', 'date', 'dateTime', 'time'])
const NAMESPACES: readonly [RegExp, string][] = [
  [/XMLSchema$/, 'xs'],
  [/CrossIndustryInvoice:100$/, 'rsm'],
  [/ReusableAggregate/, 'ram'],
  [/UnqualifiedDataType/, 'udt'],
  [/QualifiedDataType/, 'qdt'],
  [/CommonAggregateComponents/, 'cac'],
  [/CommonBasicComponents/, 'cbc'],
  [/CommonExtensionComponents/, 'ext'],
  [/CoreComponentType/, 'cct'],
]
/** May contain anything, in a namespace of its own. */
const OPEN = 'ext:UBLExtensions'
const WIDTH = 110

interface Source {
  folders: readonly string[]
  roots: readonly string[]
  name: string
  notice: string
}

const PERMISSION = `This document and translations of it may be copied and furnished to others, and derivative works that comment on or otherwise
 * explain it or assist in its implementation may be prepared, copied, published and distributed, in whole or in part, without
 * restriction of any kind, provided that the above copyright notice and this paragraph are included on all such copies and
 * derivative works.`

/** Sources by the file names in `app/domain/einvoices/schema`. */
export const SOURCES: Readonly<Record<string, Source>> = {
  'cii-d16b': {
    folders: ['schema-cii-d16b/data/standard'],
    roots: ['rsm:CrossIndustryInvoice'],
    name: 'CII_D16B',
    notice: `UN/CEFACT Cross Industry Invoice 100.D16B. Copyright (C) UN/CEFACT (2016). All Rights Reserved.\n *\n * ${PERMISSION}`,
  },
  'factur-x-extended': {
    folders: ['factur-x-extended'],
    roots: ['rsm:CrossIndustryInvoice'],
    name: 'FACTUR_X_EXTENDED',
    notice: `Factur-X 1.09 / ZUGFeRD 2.5, profile EXTENDED (FNFE-MPE, FeRD), a part of UN/CEFACT Cross Industry Invoice.\n * Copyright (C) UN/CEFACT. All Rights Reserved.\n *\n * ${PERMISSION}`,
  },
  'ubl-2.1': {
    folders: ['ubl-2.1/maindoc', 'ubl-2.1/common'],
    roots: ['doc:Invoice', 'doc:CreditNote'],
    name: 'UBL_2_1',
    notice: `OASIS Universal Business Language 2.1. Copyright (c) OASIS Open 2013. All Rights Reserved.\n *\n * ${PERMISSION}`,
  },
}

export function schemaModule(source: Source): string {
  return `/**\n * Derived by tests/einvoice-tables.ts, a line an element of the standard, however many those are; schema.ts says how it is read.\n *\n * ${source.notice}\n */\nexport const ${source.name} = \`\n${schemaTable(source)}\n\`\n`
}

interface Named {
  element: Element
  /** Prefixes of the type's own schema. */
  prefixOf: (name: string) => string
}

interface Schemas {
  elements: Map<string, Named>
  types: Map<string, Named>
}

interface Child {
  name: string
  type: string
  occurs: string
}

/**
 * What an e-invoice may contain, how often and in which order, as lines of text: `Type Child:Type? Other*`. The
 * children of a type share one namespace, named in the line `@prefix` above; texts come last, with a `#`, their
 * kind and attributes.
 */
function schemaTable({ folders, roots }: Source): string {
  const schemas = load(folders)
  const complex = new Map<string, Child[]>()
  const texts = new Map<string, string>()
  const waiting = roots.map((root) => typeOf(schemas, root))
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (complex.has(type) || texts.has(type)) continue
    const children = childrenOf(schemas, type)
    if (children) complex.set(type, children)
    else texts.set(type, textOf(schemas, type))
    waiting.push(...(children ?? []).map((child) => child.type).filter((child) => child !== 'any'))
  }
  const shortText = plainest(texts)
  const nameOf = (type: string) => shortText.get(texts.get(type) ?? '') ?? shortOf(type)
  const prefixes = [...new Set([...complex.keys()].map(prefixOf))].sort()
  const lineOf = ([type, children]: [string, Child[]]) =>
    [shortOf(type), ...children.map((child) => childText(child, nameOf(child.type)))].join(' ')
  return [
    ...prefixes.flatMap((prefix) => [
      `@${prefix}`,
      ...[...complex]
        .filter(([type]) => prefixOf(type) === prefix)
        .map(lineOf)
        .sort(),
    ]),
    ...[...shortText].map(([text, name]) => `# ${name} ${text}`).sort(),
  ]
    .map(wrapped)
    .join('\n')
}

function load(folders: readonly string[]): Schemas {
  const schemas: Schemas = { elements: new Map(), types: new Map() }
  for (const folder of folders)
    for (const file of readdirSync(join(RULES, folder))) {
      const root = parseXmlDocument(readFileSync(join(RULES, folder, file), 'utf8')).documentElement
      const prefix = shortNamespace(root?.getAttribute('targetNamespace') ?? '')
      const named = (name: string) => {
        const [before, local = ''] = name.includes(':') ? name.split(':') : [null, name]
        return `${shortNamespace(root?.lookupNamespaceURI(before ?? null) ?? '')}:${local}`
      }
      for (const element of root?.children ?? []) {
        const into = element.localName === 'element' ? schemas.elements : schemas.types
        into.set(`${prefix}:${element.getAttribute('name')}`, { element, prefixOf: named })
      }
    }
  return schemas
}

function shortNamespace(uri: string): string {
  return NAMESPACES.find(([form]) => form.test(uri))?.[1] ?? 'doc'
}

function typeOf({ elements }: Schemas, name: string): string {
  const named = elements.get(name)
  return named ? named.prefixOf(named.element.getAttribute('type') ?? '') : ''
}

function childrenOf(schemas: Schemas, type: string): Child[] | undefined {
  const named = schemas.types.get(type)
  const particle = named?.element.children.find(({ localName }) => /^(sequence|choice)$/.test(localName))
  return particle?.children
    .filter(({ localName }) => localName === 'element')
    .map((element) => {
      const reference = element.getAttribute('ref')
      const full = reference === null ? '' : (named?.prefixOf(reference) ?? '')
      const name = full.split(':')[1] ?? element.getAttribute('name') ?? ''
      const occurs = particle.localName === 'choice' ? '|' : occursOf(element)
      return { name, type: full === OPEN ? 'any' : childType(schemas, { element, full, name }, type), occurs }
    })
}

function childType(schemas: Schemas, of: { element: Element; full: string; name: string }, owner: string) {
  if (of.full !== '') return unqualified(schemas, typeOf(schemas, of.full))
  const { prefixOf: named } = schemas.types.get(owner) as Named
  const type = of.element.getAttribute('type')
  if (type !== null) return named(type)
  // Declared inline.
  const own = `${prefixOf(owner)}:${of.name}Type`
  schemas.types.set(own, { element: of.element, prefixOf: named })
  return own
}

/** UBL's basic components only rename the types they extend. */
function unqualified(schemas: Schemas, type: string): string {
  return prefixOf(type) === 'cbc' ? (baseOf(schemas, type) ?? type) : type
}

function occursOf(element: Element): string {
  const [least, most] = [element.getAttribute('minOccurs') ?? '1', element.getAttribute('maxOccurs') ?? '1']
  const marks: Record<string, string> = { '1 1': '', '0 1': '?', '0 unbounded': '*', '1 unbounded': '+' }
  return marks[`${least} ${most}`] ?? `{${least},${most}}`
}

/** Kind and attributes of a text, a `!` after required ones. */
function textOf(schemas: Schemas, type: string): string {
  const attributes: string[] = []
  for (let at: string | undefined = type; at !== undefined; at = baseOf(schemas, at)) {
    const [prefix, name = ''] = at.split(':')
    if (prefix === 'xs') return [KINDS.has(name) ? name : 'text', ...attributes].join(' ')
    for (const one of schemas.types.get(at)?.element.getElementsByTagNameNS(XSD, 'attribute') ?? []) {
      const attribute = `${one.getAttribute('name')}${one.getAttribute('use') === 'required' ? '!' : ''}`
      if (!attributes.some((known) => known.replace('!', '') === attribute.replace('!', '')))
        attributes.push(attribute)
    }
  }
  return ['text', ...attributes].join(' ')
}

function baseOf({ types }: Schemas, type: string): string | undefined {
  const named = types.get(type)
  const derived = ['extension', 'restriction'].flatMap(
    (name) => named?.element.getElementsByTagNameNS(XSD, name) ?? [],
  )[0]
  return derived && named?.prefixOf(derived.getAttribute('base') ?? '')
}

/** The plainest name among equal types: an unqualified one, and a short one. */
function plainest(texts: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>()
  const rank = (type: string) =>
    `${prefixOf(type) === 'udt' ? 0 : 1}${String(type.length).padStart(3)}${type}`
  for (const type of [...texts.keys()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const text = texts.get(type) ?? ''
    if (!names.has(text)) names.set(text, shortOf(type))
  }
  return names
}

function childText({ name, occurs }: Child, type: string): string {
  return `${name}${type === name ? '' : `:${type}`}${occurs}`
}

function prefixOf(type: string): string {
  return type.split(':')[0] ?? ''
}

function shortOf(type: string): string {
  return (type.split(':')[1] ?? type).replace(/Type$/, '')
}

function wrapped(line: string): string {
  const rows: string[] = []
  let row = ''
  for (const word of line.split(' ')) {
    if (row !== '' && row.length + word.length >= WIDTH) {
      rows.push(row)
      row = ' '
    }
    row = row === '' ? word : `${row} ${word}`
  }
  return [...rows, row].join('\n')
}
