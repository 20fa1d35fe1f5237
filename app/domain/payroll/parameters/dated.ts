import { PayrollRefusal } from '../errors'

/** A value and the month it holds from, with where it was published. */
export interface Dated<Value> {
  validFrom: string
  value: Value
  source: string
}

/** What holds in a month; a change within a year is a new row. @throws PayrollRefusal `month_without_value` */
export function valueIn<Value>(month: string, rows: readonly Dated<Value>[], until?: string): Value {
  const row = rows.filter(({ validFrom }) => validFrom <= month).sort(byLatest)[0]
  if (!row || (until !== undefined && month > until))
    throw new PayrollRefusal('month_without_value', { month })
  return row.value
}

function byLatest(a: { validFrom: string }, b: { validFrom: string }): number {
  return a.validFrom < b.validFrom ? 1 : -1
}
