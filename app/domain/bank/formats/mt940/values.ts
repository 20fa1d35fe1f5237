import { type DateText, isDate } from '../../../values/calendar'
import type { Cents } from '../../../values/money'
import { interestDay } from '../interest-day'

/** `JJMMTT`; undefined if there is no such day. */
export function mt940Day(text: string): DateText | undefined {
  const date = written(text)
  return isDate(date) ? date : undefined
}

export function mt940ValueDay(text: string): DateText | undefined {
  return interestDay(written(text))
}

function written(text: string): string {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return `20${year}-${month}-${day}`
}

/** `MMTT` of the year that brings it nearest to another day: on 30 December, value may be 2 January. */
export function nearestDay(text: string, to: DateText): DateText | undefined {
  const [, month, day] = /^(\d\d)(\d\d)$/.exec(text) ?? []
  const year = Number(to.slice(0, 4))
  const away = (one: number) => Math.abs(Date.UTC(one, Number(month) - 1, Number(day)) - Date.parse(to))
  return [year, year - 1, year + 1]
    .sort((one, other) => away(one) - away(other))
    .map((one) => interestDay(`${one}-${month}-${day}`))
    .find((one) => one !== undefined)
}

/** `450,` and `450,5` and `450,50`; undefined for anything else. */
export function commaCents(text: string): Cents | undefined {
  const [, whole, parts = ''] = /^(\d{1,13}),(\d{0,2})0*$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(`${whole}${parts.padEnd(2, '0')}`)
}
