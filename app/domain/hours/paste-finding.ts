import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { HOUR_FIELDS, type HourField } from './amounts'
import { type Contradiction, contradictionIn } from './contradiction'
import type { Kinds } from './kinds'

export type Amounts = Partial<Record<HourField, DecimalText>>

/** What a row of a spreadsheet would change, or why it cannot. */
export type PasteFinding =
  | 'new'
  | 'changed'
  | 'same'
  | 'nobody'
  | 'twice'
  | 'unreadable'
  | 'no_hours'
  | Contradiction

interface Stand {
  hours: { current: { hours: DecimalText; overtime: DecimalText } | null } | null
  kinds: Kinds
}

export function amountsOf({ hours, kinds }: Stand): Amounts {
  const current = hours?.current
  return { ...(current ? { hours: current.hours, overtime: current.overtime } : {}), ...kinds }
}

interface Judged {
  month: MonthText
  bad: HourField | null
  employee: object | null
  isTwice: boolean
  before: Amounts
  after: Amounts
}

export function findingOn({ month, bad, employee, isTwice, before, after }: Judged): PasteFinding {
  if (!employee) return 'nobody'
  if (isTwice) return 'twice'
  if (bad !== null) return 'unreadable'
  if (after.overtime !== undefined && after.hours === undefined) return 'no_hours'
  const found = contradictionIn(month, after)
  if (found) return found.code
  const isSame = HOUR_FIELDS.every((field) => (before[field] ?? '0') === (after[field] ?? '0'))
  if (isSame && (before.hours === undefined) === (after.hours === undefined)) return 'same'
  return Object.keys(before).length === 0 ? 'new' : 'changed'
}

export function isFaulty({ finding }: { finding: PasteFinding }): boolean {
  return !['new', 'changed', 'same'].includes(finding)
}
