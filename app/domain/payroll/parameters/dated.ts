import { PayrollRefusal } from '../errors'

/** For each figure the paragraph or official publication it is from, with its date. */
export type Sources<Value> = Value extends bigint | string | number | readonly unknown[]
  ? string
  : { readonly [Key in keyof Value]: Sources<Value[Key]> }

/** A value and the month it holds from. */
export interface Dated<Value> {
  validFrom: string
  value: Value
  sources: Sources<Value>
}

/** The value of a month; a change within a year is a new row. @throws PayrollRefusal `month_without_value` */
export function valueIn<Value>(month: string, rows: readonly Dated<Value>[], until?: string): Value {
  let latest: Dated<Value> | undefined
  for (const row of rows) {
    const isLater = latest === undefined || row.validFrom > latest.validFrom
    if (row.validFrom <= month && isLater) latest = row
  }
  if (!latest || (until !== undefined && month > until))
    throw new PayrollRefusal('month_without_value', { month })
  return latest.value
}
