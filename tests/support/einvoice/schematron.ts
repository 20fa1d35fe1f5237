import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fontoxpath from 'fontoxpath'
import { type Document, type Element, parseXmlDocument } from 'slimdom'
import { ICD_AND_EAS, KOSIT_CONSTANTS } from './kosit-constants'
import { inMils } from './whole-mils'

/** The official rules and schemas are stored beside the project, not in it. */
export const RULES = resolve('../shared/einvoice')

const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron'
const FILES = {
  CII: 'EN16931-CII-1.3.16.sch',
  UBL: 'EN16931-UBL-1.3.16.sch',
  'XRECHNUNG-CII': 'XRechnung-CII-validation.sch',
  'XRECHNUNG-UBL': 'XRechnung-UBL-validation.sch',
}

export type RuleSet = keyof typeof FILES

export interface Assertion {
  id: string
  level: string
  text: string
}

type Lets = ReadonlyMap<string, string>

interface Rule {
  context: string
  asserts: (Assertion & { test: string })[]
}

interface Schematron {
  namespace: (prefix: string) => string | null
  patterns: Rule[][]
}

interface Asked {
  schematron: Schematron
  isAsked: (assertion: Assertion) => boolean
}

const loaded = new Map<RuleSet, Schematron>()

fontoxpath.registerCustomXPathFunction(
  { namespaceURI: 'utils', localName: 'slack' },
  ['xs:decimal', 'xs:decimal', 'xs:decimal'],
  'xs:boolean',
  (_: unknown, expected: number, said: number, slack: number) =>
    Math.round(Math.abs(expected - said) * 1e6) <= Math.round(slack * 1e6),
)
fontoxpath.registerCustomXPathFunction(
  { namespaceURI: 'utils', localName: 'decimalOrZero' },
  ['xs:decimal?'],
  'xs:decimal',
  (_: unknown, amount: number | null) => amount ?? 0,
)

/**
 * What an official set of rules finds wrong with an e-invoice. A library for Schematron asks of each node which rules it
 * falls under, for 20 seconds a file; asked the other way round, for what each rule is about, it takes less than one.
 * A rule that cannot be carried out, as with a sum of words, is broken as well.
 */
export function broken(
  xml: string | Document,
  set: RuleSet,
  isAsked: (assertion: Assertion) => boolean = () => true,
): Assertion[] {
  const schematron = loaded.get(set) ?? load(set)
  loaded.set(set, schematron)
  const document = typeof xml === 'string' ? parseXmlDocument(xml) : xml
  return schematron.patterns.flatMap((rules) => brokenIn(rules, document, { schematron, isAsked }))
}

/** Of a pattern, only the first matching rule applies to a node. */
function brokenIn(rules: Rule[], document: Document, { schematron, isAsked }: Asked): Assertion[] {
  const seen = new Set<unknown>()
  const options = { namespaceResolver: schematron.namespace }
  const holds = (test: string, node: unknown) =>
    orIfItFails(() => fontoxpath.evaluateXPathToBoolean(test, node, null, null, options), false)
  return rules.flatMap(({ context, asserts }) => {
    const nodes = orIfItFails(
      () => fontoxpath.evaluateXPathToNodes(context, document, null, null, options),
      [],
    )
    const fresh = nodes.filter((node) => !seen.has(node))
    for (const node of fresh) seen.add(node)
    return fresh.flatMap((node) => asserts.filter((one) => isAsked(one) && !holds(one.test, node)))
  })
}

/** An expression may fail on some invoices; one that is invalid in itself is our error. */
function orIfItFails<Value>(evaluate: () => Value, instead: Value): Value {
  try {
    return evaluate()
  } catch (error) {
    if (/XPST|XQST/.test(String(error))) throw error
    return instead
  }
}

function load(set: RuleSet): Schematron {
  const schema = parseXmlDocument(readFileSync(join(RULES, FILES[set]), 'utf8')).documentElement as Element
  const all = (name: string, within: Element = schema) => within.getElementsByTagNameNS(SCHEMATRON, name)
  const namespaces = new Map(all('ns').map((ns) => [ns.getAttribute('prefix'), ns.getAttribute('uri')]))
  const constants = set.startsWith('XRECHNUNG') ? new Map([...KOSIT_CONSTANTS, ...codeLists()]) : new Map()
  const global = letsOf(schema, constants)
  return {
    namespace: (prefix) => namespaces.get(prefix) ?? null,
    patterns: all('pattern').map((pattern) => {
      const own = letsOf(pattern, global)
      return all('rule', pattern).map((rule) => ruleOf(rule, own))
    }),
  }
}

function ruleOf(rule: Element, lets: Lets): Rule {
  const own = letsOf(rule, lets)
  return {
    context: withLets(anywhere(rule.getAttribute('context') ?? ''), lets),
    asserts: rule.children
      .filter(({ localName }) => localName === 'assert')
      .map((assert) => {
        const id = assert.getAttribute('id') ?? ''
        return {
          id,
          level: assert.getAttribute('flag') ?? '',
          text: (assert.textContent ?? '').trim(),
          test: withLets(inMils(id, assert.getAttribute('test') ?? ''), own),
        }
      }),
  }
}

function letsOf(owner: Element, before: Lets): Lets {
  const own = owner.children.filter(({ localName }) => localName === 'let')
  return new Map([
    ...before,
    ...own.map((one): [string, string] => [one.getAttribute('name') ?? '', one.getAttribute('value') ?? '']),
  ])
}

/** Binds the variables an expression uses, in XPath 3 syntax. */
function withLets(expression: string, lets: Lets): string {
  const used = new Set<string>()
  const look = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\$([\w-]+)/g)) {
      if (used.has(name) || !lets.has(name)) continue
      used.add(name)
      look(lets.get(name) ?? '')
    }
  }
  look(expression)
  const names = [...lets.keys()].filter((name) => used.has(name))
  return names.reduceRight((inner, name) => `let $${name} := (${lets.get(name)}) return ${inner}`, expression)
}

/** A context matches at any depth, while a path has to start somewhere. */
function anywhere(context: string): string {
  return alternativesOf(context)
    .map((path) => (/^[/(]/.test(path) ? path : `//${path}`))
    .join(' | ')
}

function alternativesOf(context: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of context.replace(/\s+/g, ' ')) {
    if ('[('.includes(sign)) depth += 1
    if ('])'.includes(sign)) depth -= 1
    if (sign === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

/** KoSIT's lists are CEN's plus three codes. */
function codeLists(): [string, string][] {
  const cen = readFileSync(join(RULES, FILES.UBL), 'utf8')
  return Object.entries(ICD_AND_EAS).map(([name, { rule, more }]) => {
    const [, codes = ''] = new RegExp(`id="${rule}"[^>]*?contains\\(' ([^']*)'`).exec(cen) ?? []
    return [name, `' ${codes} ${more} '`]
  })
}
