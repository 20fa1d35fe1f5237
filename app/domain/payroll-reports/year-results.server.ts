import { createHash } from 'node:crypto'
import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { findOpeningsOf } from '../payslips/openings.server'
import type { PersonYear } from '../person-years/person-year'
import type { MonthText } from '../values/calendar'
import { openPersonYears, type PersonInYear, type SlipOfYear } from './person-year.server'

/** Of all firms together, each less than a kilobyte; the oldest are forgotten first. */
const MOST_KEPT = 10_000

interface OfPeople<Person, Result> {
  people: readonly Person[]
  /** From January to this month. */
  to: MonthText
  resultOf: (of: PersonYear, person: Person) => Result
  /** What the result depends on besides the person's year. */
  also: (person: Person) => string
}

/**
 * What a report says of each person's year, kept in memory: payslips are frozen, so what was worked out from the same ones
 * holds. Opening a year of 300 people takes half a second, and a report is asked for again on paper and as a file. The key
 * names the firm, the person, and every payslip and opening sum that counts, so nobody finds another firm's result, or one
 * from before a correction.
 */
export function keptYearResults<Result extends object>() {
  const kept = new Map<string, Result>()
  return async <Person extends Pick<PersonInYear, 'id' | 'slips'>>(
    { reader, vault }: Pick<House, 'reader' | 'vault'>,
    scope: Within,
    { people, to, resultOf, also }: OfPeople<Person, Result>,
  ): Promise<(readonly [Person, Result])[]> => {
    const months = { from: `${to.slice(0, 4)}-01`, to }
    const openingOf = await findOpeningsOf(reader, vault, scope, {
      employeeIds: people.map(({ id }) => id),
      year: to.slice(0, 4),
    })
    const all = people.map((person) => {
      const slips = person.slips.filter(({ month }) => month <= to)
      const counts = [slips, openingOf(person.id), also(person)]
      const key = hashOf([scope.tenantId, person.id, to, ...counts])
      return { person, slips, key, result: kept.get(key), isKept: true }
    })
    const missing = new Map(all.flatMap((one) => (one.result ? [] : [[one.person, one]])))
    const years = openPersonYears(reader, vault, scope, { people: [...missing.keys()], openingOf, ...months })
    for await (const { person, of } of years) {
      const one = missing.get(person)
      if (!one) continue
      one.result = frozen(resultOf(of, person))
      one.isKept = isOf(of, one.slips)
    }
    return all.flatMap(({ person, key, result, isKept }) => {
      if (!result) return []
      if (isKept) keepAsNewest(kept, key, result)
      return [[person, result] as const]
    })
  }
}

/** Not if something was released, or recalled, since the payslips were listed. */
function isOf({ months }: PersonYear, slips: readonly SlipOfYear[]): boolean {
  const read = new Map(months.map(({ month, revision }) => [month, revision]))
  return read.size === slips.length && slips.every(({ month, revision }) => read.get(month) === revision)
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

function keepAsNewest<Result>(kept: Map<string, Result>, key: string, result: Result): void {
  kept.delete(key)
  kept.set(key, result)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/** One result is given to many readers. */
function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}
