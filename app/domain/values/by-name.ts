/** German order: Öztürk comes before Pohl; SQLite would put it after Zimmermann. */
const german = new Intl.Collator('de', { numeric: true })

export function byName<Item>(nameOf: (item: Item) => string): (one: Item, other: Item) => number {
  return (one, other) => german.compare(nameOf(one), nameOf(other))
}

interface DirectoryName {
  last_name: string
  first_name: string
  number: string
}

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' }

/**
 * Sort key of an employee, since the database knows no German order: last name, first name, number. Accents count only
 * between otherwise equal names.
 */
export function nameKey({ last_name, first_name, number }: DirectoryName): string {
  const parts = [last_name, first_name, number]
  return [...parts.map(folded), ...parts].join('\t')
}

/** Without case and accents, with numbers in numeric order: 9 before 10. */
export function folded(text: string): string {
  return unaccented(text).replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}

/** Without case and accents. */
export function unaccented(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłı]/g, (letter) => LETTERS[letter] ?? letter)
}
