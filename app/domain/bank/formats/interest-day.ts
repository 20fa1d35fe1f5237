import { type DateText, isDate } from '../../values/calendar'

/** Banks that count interest by months of 30 days give a value day of 29 or 30 February: its last day. */
export function interestDay(text: string): DateText | undefined {
  if (isDate(text)) return text
  const [, february] = /^(\d{4}-02-)(?:29|30)$/.exec(text) ?? []
  return february === undefined ? undefined : ['29', '28'].map((day) => `${february}${day}`).find(isDate)
}
