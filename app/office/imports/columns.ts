import { unaccented } from '~/domain/values/by-name'

export interface ImportField {
  name: string
  /** Names in other programs, in the form that `plain` returns. */
  called: readonly string[]
  isConfidential: boolean
}

/** Builds fields from their names, separated by spaces. */
export function importFields(
  called: Readonly<Record<string, string>>,
  isConfidential = false,
): ImportField[] {
  return Object.entries(called).map(([name, words]) => ({ name, called: words.split(' '), isConfidential }))
}

/** Normalises a heading: `Straße / Hausnr.` gives `strassehausnr`. */
function plain(heading: string): string {
  return unaccented(heading).replace(/[^a-z0-9]/g, '')
}

/** Guesses each column's field by heading; each field at most once, null for no match. */
export function guessColumns(
  headings: readonly string[],
  fields: readonly ImportField[],
  labels: readonly Readonly<Record<string, string>>[],
): (string | null)[] {
  const free = new Map(
    fields.map(({ name, called }) => {
      const own = [name, ...labels.map((words) => words[name] ?? '')].map(plain)
      return [name, [...own, ...called]]
    }),
  )
  const take = (wording: string) => {
    const field = [...free.keys()].find((name) => wording !== '' && free.get(name)?.includes(wording)) ?? null
    if (field !== null) free.delete(field)
    return field
  }
  const exact = headings.map((heading) => take(plain(heading)))
  // Of several addresses in a record the first is used: `Straße 1`.
  const guessed = headings.map((heading, index) => exact[index] ?? take(plain(heading).replace(/1$/, '')))
  // Next to a first name, "Name" is the last name.
  if (!guessed.includes('first_name') || !free.has('last_name')) return guessed
  return guessed.map((field) => (field === 'name' ? 'last_name' : field))
}
