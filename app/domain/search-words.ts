import { unaccented } from './by-name'

/** The words of a search as a `search_key` has them; all of them must be found. */
export function searchWords(search: string): string[] {
  return sought(search).split(/\s+/).filter(Boolean)
}

/** As texts are searched: Müller and Mueller, Plön and Ploen are the same. */
export function sought(text: string | null): string {
  return unaccented(text ?? '').replace(/([aou])e/g, '$1')
}
