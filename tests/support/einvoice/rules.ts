import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fontoxpath from 'fontoxpath'
import { type Document, type Element, parseXmlDocument } from 'slimdom'

/** The official rules and schemas lie beside the project and are no part of it. */
export const RULES = resolve('../shared/einvoice')
export const HAS_RULES = existsSync(RULES)

const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron'

interface Rule {
  context: string
  asserts: { test: string; text: string }[]
}

interface Schematron {
  namespace: (prefix: string) => string | null
  patterns: Rule[][]
}

let loaded: Schematron | undefined

/**
 * What the rules of EN 16931 find wrong with an e-invoice. A library for Schematron asks of each node which rules it
 * falls under, for 20 seconds a file; asked the other way round, for what each rule is about, it takes less than one.
 */
export function ruleFaults(xml: string): string[] {
  loaded ??= load()
  const document = parseXmlDocument(xml)
  return loaded.patterns.flatMap((rules) => faultsOf(rules, document, loaded as Schematron))
}

/** In a pattern, the first rule that is about a node is the only one for it. */
function faultsOf(rules: Rule[], document: Document, { namespace }: Schematron): string[] {
  const seen = new Set<unknown>()
  const options = { namespaceResolver: namespace }
  return rules.flatMap(({ context, asserts }) => {
    const nodes = fontoxpath.evaluateXPathToNodes(anywhere(context), document, null, null, options)
    const fresh = nodes.filter((node) => !seen.has(node))
    for (const node of fresh) seen.add(node)
    return fresh.flatMap((node) =>
      asserts
        .filter(({ test }) => !fontoxpath.evaluateXPathToBoolean(test, node, null, null, options))
        .map(({ text }) => text),
    )
  })
}

/** A context matches wherever it ends; a path has to begin somewhere. */
function anywhere(context: string): string {
  return context
    .split(' | ')
    .map((path) => (path.trim().startsWith('/') ? path : `//${path.trim()}`))
    .join(' | ')
}

/** Decimals are floats here, which 29.96 + 0.01 = 29.97 does not hold for. A tenth of a cent is still told apart. */
function inMils(id: string, test: string): string {
  if (id === 'BR-CO-16') return test.replace(/xs:decimal\(([^()]+)\)/g, 'round(xs:decimal($1) * 1000)')
  if (id === 'BR-O-08')
    return `${test.replace('ram:BasisAmount = ', 'round(ram:BasisAmount * 1000) = round(1000 * (')}))`
  const equal = '../ram:BasisAmount = ('
  return id === 'BR-S-08'
    ? `${test.replace(equal, 'round(../ram:BasisAmount * 1000) = round(1000 * (')})`
    : test
}

function load(): Schematron {
  const text = readFileSync(join(RULES, 'EN16931-CII-1.3.16.sch'), 'utf8')
  const schema = parseXmlDocument(text)
  const all = (name: string, within: Document | Element = schema) =>
    within.getElementsByTagNameNS(SCHEMATRON, name)
  const namespaces = new Map(all('ns').map((ns) => [ns.getAttribute('prefix'), ns.getAttribute('uri')]))
  return {
    namespace: (prefix) => namespaces.get(prefix) ?? null,
    patterns: all('pattern').map((pattern) =>
      all('rule', pattern).map((rule) => ({
        context: rule.getAttribute('context') ?? '',
        asserts: all('assert', rule).map((assert) => ({
          test: inMils(assert.getAttribute('id') ?? '', assert.getAttribute('test') ?? ''),
          text: (assert.textContent ?? '').trim(),
        })),
      })),
    ),
  }
}
