/** A statement of a paper; null is left blank, to be filled in by hand. */
export type PaperValue = string | null

/** A paragraph, a list, labelled facts, a table, something that is off with how to turn it on, or a line to fill in. */
export type Part =
  | string
  | { list: readonly string[] }
  | { facts: readonly (readonly [label: string, value: PaperValue])[] }
  | { head: readonly string[]; rows: readonly (readonly PaperValue[])[] }
  | { missing: string }
  | { blank: string }

export interface Section {
  title: string
  /** The law that requires it. */
  law: string
  parts: readonly Part[]
}

export interface Paper {
  title: string
  law: string
  sections: readonly Section[]
}

/** As in URLs, in the order of the list. */
export const PAPERS = [
  'verzeichnis',
  'massnahmen',
  'auftragsverarbeitung',
  'verfahrensdokumentation',
  'hinweis-mitarbeiter',
] as const

export type PaperName = (typeof PAPERS)[number]

/** Undefined for an unknown name. */
export function paperNamed(text: string): PaperName | undefined {
  return PAPERS.find((name) => name === text)
}
