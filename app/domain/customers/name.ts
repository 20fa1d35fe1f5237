import type { CustomerRow } from '~db/schema'

/** A customer's name: in one, as firms have it, or in parts, as people do. */
export type CustomerName = Pick<CustomerRow, 'name' | 'name_title' | 'first_name' | 'last_name'>

/** As invoices and letters say it: with a last name the parts count, otherwise the name in one. */
export function wholeName({ name, name_title, first_name, last_name }: CustomerName): string {
  return last_name === null ? name : joined(name_title, first_name, last_name)
}

/** As lists have it, which are in the order of last names: `Sauber, Dr. Petra`. */
export function listedName({ name, name_title, first_name, last_name }: CustomerName): string {
  if (last_name === null) return name
  const before = joined(name_title, first_name)
  return before === '' ? last_name : `${last_name}, ${before}`
}

/** What a customer is ordered by; a title makes no difference. */
export function orderedName({ name, first_name, last_name }: CustomerName): string {
  return last_name === null ? name : joined(last_name, first_name)
}

/**
 * The keys under which the same person may be on file: in parts, in one, or in one the other way round. Which word of
 * a name in one is the last name is tried out here, where a wrong try finds nobody and changes nothing.
 */
export function namesOfSame(name: CustomerName): string[] {
  const { first_name, last_name } = name
  if (last_name !== null)
    return [...new Set([joined(last_name, first_name), joined(first_name, last_name), wholeName(name)])]
  const words = name.name.split(' ')
  return [...new Set([name.name, joined(words.at(-1) ?? null, ...words.slice(0, -1))])]
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}
