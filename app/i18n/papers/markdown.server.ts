import type { Part, Section } from '~/domain/papers/paper'
import {
  chosen,
  filled,
  filledOrBlank,
  filledOrList,
  filledOrRows,
  type NamesIn,
  type Values,
} from './placeholders.server'

const HEAD = /^(.+?)(?:\n\*(.+)\*)?$/
const FACT = /^- \*\*(.+?)\*\* (.+)$/
/** Where a line goes on in the next one. */
const WRAP = /\n\s*(?![-|>\s])/g
const BLANK = / ___$/

/**
 * The sections of a paper, the first with its title alone. README.md beside this file says how a template is written.
 * @throws Error for what is none
 */
export function sectionsOf<Template extends string>(
  template: Template,
  values: Values<NamesIn<Template>>,
): Section[] {
  const text = chosen(template, values)
  const [open] = /{{[#^/].*?}}/.exec(text) ?? []
  if (open) throw new Error(`${open} has no other half`)
  const [, ...sections] = text.split(/^#+ /m)
  return sections.map((section) => sectionOf(section, values))
}

function sectionOf(section: string, values: Values): Section {
  const [head = '', ...blocks] = section.trim().split(/\n{2,}/)
  const [, title, law = ''] = HEAD.exec(head) ?? []
  if (title === undefined) throw new Error(`“${head}” is neither a title nor one with its law`)
  return { title, law, parts: blocks.map((block) => partOf(block, values)) }
}

function partOf(block: string, values: Values): Part {
  const lines = block.replace(WRAP, ' ').split('\n')
  const [first = ''] = lines
  if (first.startsWith('- ')) return listOf(lines, values)
  if (first.startsWith('| ')) return tableOf(lines, values)
  if (first.startsWith('> ')) return { missing: filled(first.slice(2), values) }
  if (BLANK.test(first)) return { blank: filled(first.replace(BLANK, ''), values) }
  return filled(first, values)
}

function listOf(lines: readonly string[], values: Values): Part {
  const isOfFacts = lines.every((line) => FACT.test(line))
  if (!isOfFacts) return { list: lines.flatMap((line) => filledOrList(line.slice(2), values)) }
  return {
    facts: lines.map((line) => {
      const [, label = '', value = ''] = FACT.exec(line) ?? []
      return [filled(label, values), filledOrBlank(value, values)]
    }),
  }
}

function tableOf([head = '', , ...rows]: readonly string[], values: Values): Part {
  return {
    head: cellsOf(head).flatMap((cell) => filledOrList(cell, values)),
    rows: rows.flatMap((row) => filledOrRows(cellsOf(row), values)),
  }
}

function cellsOf(row: string): string[] {
  const [, ...cells] = row.split('|').map((cell) => cell.trim())
  return cells.slice(0, -1)
}
