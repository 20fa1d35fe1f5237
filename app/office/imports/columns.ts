import { unaccented } from '~/domain/values/by-name'

/** A field of a record that a column may hold. */
export interface ImportField {
  name: string
  /** What other programs call it, without capitals, accents and signs. */
  called: readonly string[]
  /** For those alone who may see pay. */
  isConfidential: boolean
}

/** Each field with its names, between blanks. */
export function importFields(
  called: Readonly<Record<string, string>>,
  isConfidential = false,
): ImportField[] {
  return Object.entries(called).map(([name, words]) => ({ name, called: words.split(' '), isConfidential }))
}

/** A heading in the form it is recognised by: `Straße / Hausnr.` is `strassehausnr`. */
function plain(heading: string): string {
  return unaccented(heading).replace(/[^a-z0-9]/g, '')
}

/** The field of each column, by its heading; each field at most once, and null where nothing fits. */
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
  const take = (said: string) => {
    const field = [...free.keys()].find((name) => said !== '' && free.get(name)?.includes(said)) ?? null
    if (field !== null) free.delete(field)
    return field
  }
  const exact = headings.map((heading) => take(plain(heading)))
  // Where a record has several addresses, the first counts: `Straße 1`.
  const guessed = headings.map((heading, index) => exact[index] ?? take(plain(heading).replace(/1$/, '')))
  // Beside a first name, "Name" is the last.
  if (!guessed.includes('first_name') || !free.has('last_name')) return guessed
  return guessed.map((field) => (field === 'name' ? 'last_name' : field))
}
