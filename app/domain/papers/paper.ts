/** What a paper says at one place; null is left blank, to be filled in by hand. */
export type Said = string | null

/** A paragraph, a list, labelled facts, a table, something that is off with what to switch on, or a line to fill in. */
export type Part =
  | string
  | { list: readonly string[] }
  | { facts: readonly (readonly [label: string, value: Said])[] }
  | { head: readonly string[]; rows: readonly (readonly Said[])[] }
  | { missing: string }
  | { blank: string }

export interface Section {
  title: string
  /** The paragraph that asks for it. */
  law: string
  parts: readonly Part[]
}

export interface Paper {
  title: string
  law: string
  sections: readonly Section[]
}

/** Their names in the address, in the order of the list. */
export const PAPERS = [
  'verzeichnis',
  'massnahmen',
  'auftragsverarbeitung',
  'verfahrensdokumentation',
  'hinweis-mitarbeiter',
] as const

export type PaperName = (typeof PAPERS)[number]

/** Undefined for a name that no paper has. */
export function paperNamed(text: string): PaperName | undefined {
  return PAPERS.find((name) => name === text)
}
