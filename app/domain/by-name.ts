/** German order: Öztürk comes before Pohl, where SQLite would put it behind Zimmermann. */
const german = new Intl.Collator('de', { numeric: true })

/** Orders a list by name, to be passed to `sort`. */
export function byName<Item>(nameOf: (item: Item) => string): (one: Item, other: Item) => number {
  return (one, other) => german.compare(nameOf(one), nameOf(other))
}

/** How lists of employees are ordered: by last name, then first name, then number. */
export function directoryName(employee: {
  last_name: string | null
  first_name: string | null
  number: string | null
}): string {
  return `${employee.last_name}, ${employee.first_name}, ${employee.number}`
}
