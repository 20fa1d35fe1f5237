import type { Place } from '~/domain/lists/paging'
import { type DateText, isMonth, type MonthText } from '~/domain/values/calendar'
import { parseDate } from './dates'
import { rowIdIn } from './ids'

const PAGE = /^[1-9]\d{0,5}$/
const YEAR = /^20\d\d$/
const LONGEST_SEARCH = 100
/** Stands in an address as it is. */
const BETWEEN_IDS = '.'

/** One value in a list's address. Invalid ones are ignored. */
interface Parameter<Value> {
  read: (params: URLSearchParams) => Value
  /** Parameters by name; empty ones are omitted. */
  write: (value: Value) => Record<string, string | undefined>
}

/** Search, filter and position of a list, kept only in its address. */
export function listQuery<Query extends object>(
  parameters: { [Key in keyof Query]-?: Parameter<Query[Key]> },
) {
  const entries = Object.entries(parameters) as [keyof Query, Parameter<Query[keyof Query]>][]
  return {
    read(request: Request): Query {
      const params = new URL(request.url).searchParams
      return Object.fromEntries(entries.map(([key, { read }]) => [key, read(params)])) as Query
    },
    write(query: Partial<Query>): string {
      const params = new URLSearchParams()
      for (const [key, { write }] of entries) {
        const value = query[key]
        if (value === undefined) continue
        for (const [name, text] of Object.entries(write(value))) if (text) params.set(name, text)
      }
      return params.size > 0 ? `?${params}` : ''
    },
  }
}

/** Page numbers start at 1. */
export function place(names: { page: string; after: string; before: string }): Parameter<Place> {
  return {
    read(params) {
      const number = params.get(names.page) ?? ''
      const [after, before] = [names.after, names.before].map((name) => rowIdIn(params.get(name) ?? ''))
      return {
        page: PAGE.test(number) ? Number(number) : 1,
        ...(after === undefined ? {} : { after }),
        ...(before === undefined ? {} : { before }),
      }
    },
    write: ({ page, after, before }) => ({
      [names.page]: page > 1 ? String(page) : '',
      [names.after]: after,
      [names.before]: before,
    }),
  }
}

export function year(name: string): Parameter<number | undefined> {
  return text(name, (typed) => (YEAR.test(typed) ? Number(typed) : undefined), String)
}

export function month(name: string): Parameter<MonthText | undefined> {
  return text(name, (typed) => (isMonth(typed) ? typed : undefined), String)
}

export function day(name: string): Parameter<DateText | undefined> {
  return text(name, (typed) => parseDate(typed.trim()), String)
}

/** Restricts the list to what belongs to this row. */
export function rowId(name: string): Parameter<string | undefined> {
  return text(name, rowIdIn, String)
}

/** Rows, such as the ticked ones. */
export function ids(name: string): Parameter<string[]> {
  return text(
    name,
    (typed) => typed.split(BETWEEN_IDS).flatMap((one) => rowIdIn(one) ?? []),
    (all) => all.join(BETWEEN_IDS),
  )
}

export function search(name: string): Parameter<string> {
  return text(
    name,
    (typed) => typed.trim().slice(0, LONGEST_SEARCH),
    (typed) => typed,
  )
}

/** Maps words to values; anything else means `otherwise`, which is omitted from the address. */
export function oneOf<Value, Otherwise>(
  name: string,
  words: Readonly<Record<string, Value>>,
  otherwise: Otherwise,
): Parameter<Value | Otherwise> {
  return text<Value | Otherwise>(
    name,
    (typed) => (Object.hasOwn(words, typed) ? (words[typed] as Value) : otherwise),
    (value) => Object.keys(words).find((word) => words[word] === value),
  )
}

function text<Value>(
  name: string,
  read: (typed: string) => Value,
  write: (value: Value) => string | undefined,
): Parameter<Value> {
  return {
    read: (params) => read(params.get(name) ?? ''),
    write: (value) => ({ [name]: write(value) }),
  }
}
