import type { CustomerRow } from '~db/schema'

/** One name, as for firms, or parts, as for people. */
export type CustomerName = Pick<CustomerRow, 'name' | 'name_title' | 'first_name' | 'last_name'>

/** For invoices and letters: the parts if there is a last name, otherwise the single name. */
export function wholeName({ name, name_title, first_name, last_name }: CustomerName): string {
  return last_name === null ? name : joined(name_title, first_name, last_name)
}

/** For sorting: by last name. */
export function orderedName({ name, first_name, last_name }: CustomerName): string {
  return last_name === null ? name : joined(last_name, first_name)
}

/**
 * Keys under which the same person may be on file: in parts, as one name, or as one name the other way round. Which word
 * of a single name is the last name is guessed; a wrong guess matches no one and does no harm.
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
