import { all, type XmlElement } from '../values/xml-tree'
import type { Flaw, StructureFault } from './structure'

/** A violated syntax rule, under its name in the standard. */
export interface SyntaxFault extends StructureFault {
  rule: string
}

export interface Seen {
  element: XmlElement
  parent: XmlElement | undefined
  /** Its invoice line, from 1. */
  line?: number | undefined
}

const LINES: ReadonlySet<string> = new Set([
  'IncludedSupplyChainTradeLineItem',
  'InvoiceLine',
  'CreditNoteLine',
])

export function elementsOf(root: XmlElement): Seen[] {
  const found: Seen[] = []
  let lines = 0
  const add = (element: XmlElement, parent: XmlElement | undefined, line: number | undefined) => {
    if (LINES.has(element.name)) lines += 1
    const own = LINES.has(element.name) ? lines : line
    found.push({ element, parent, line: own })
    for (const child of element.children) add(child, element, own)
  }
  add(root, undefined, undefined)
  return found
}

/** Rules and paths, `UBL-SR-05 PaymentTerms/Note`: elements that may occur only once. */
export function onceRules(table: string): [rule: string, path: string][] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [rule = '', path = ''] = row.trim().split(' ')
      return [rule, path]
    })
}

export function twiceIn(seen: Seen, rules: readonly [rule: string, path: string][]): SyntaxFault[] {
  return rules
    .filter(([, path]) => all(seen.element, path).length > 1)
    .map(([rule, path]) => faultOf(seen, { rule, flaw: 'TWICE', path }))
}

interface Fault {
  rule: string
  flaw: Flaw
  path?: string
  value?: string | undefined
}

export function faultOf({ element, line }: Seen, { rule, flaw, path, value }: Fault): SyntaxFault {
  return { rule, flaw, place: path === undefined ? element.name : `${element.name}/${path}`, value, line }
}
