const PAGE = /^[1-9]\d{0,5}$/
const YEAR = /^20\d\d$/
const LONGEST_SEARCH = 100

/** One parameter in the address of a list. What makes no sense is read as if it were not there. */
interface Parameter<Value> {
  name: string
  read: (text: string) => Value
  /** Empty where the address need not say it. */
  write: (value: Value) => string
}

/** Search, filter and page of a list, which stand in its address and nowhere else. */
export function listQuery<Query extends object>(parameters: { [Key in keyof Query]: Parameter<Query[Key]> }) {
  const entries = Object.entries(parameters) as [keyof Query, Parameter<Query[keyof Query]>][]
  return {
    read(request: Request): Query {
      const said = new URL(request.url).searchParams
      return Object.fromEntries(
        entries.map(([key, { name, read }]) => [key, read(said.get(name) ?? '')]),
      ) as Query
    },
    /** The query as it stands behind the path, with its question mark, or nothing. */
    write(query: Partial<Query>): string {
      const said = new URLSearchParams()
      for (const [key, { name, write }] of entries) {
        const value = query[key]
        const text = value === undefined ? '' : write(value)
        if (text !== '') said.set(name, text)
      }
      return said.size > 0 ? `?${said}` : ''
    },
  }
}

/** Pages count from 1. */
export function page(name: string): Parameter<number> {
  return {
    name,
    read: (text) => (PAGE.test(text) ? Number(text) : 1),
    write: (number) => (number > 1 ? String(number) : ''),
  }
}

export function year(name: string): Parameter<number | undefined> {
  return { name, read: (text) => (YEAR.test(text) ? Number(text) : undefined), write: (value) => `${value}` }
}

export function search(name: string): Parameter<string> {
  return { name, read: (text) => text.trim().slice(0, LONGEST_SEARCH), write: (text) => text }
}

/** One of a few words, each of which means a value; anything else means `otherwise`, which is not written. */
export function oneOf<Value, Otherwise>(
  name: string,
  words: Readonly<Record<string, Value>>,
  otherwise: Otherwise,
): Parameter<Value | Otherwise> {
  return {
    name,
    read: (text) => (Object.hasOwn(words, text) ? (words[text] as Value) : otherwise),
    write: (value) => Object.keys(words).find((word) => words[word] === value) ?? '',
  }
}
