/** A name as in lists, last name first. A single name counts as the last name. */
export function listName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return first_name ? `${last_name}, ${first_name}` : last_name
}
