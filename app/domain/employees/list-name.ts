/** A name as lists have it, by which they are in order. Who has one name has it as the last. */
export function listName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return first_name ? `${last_name}, ${first_name}` : last_name
}
