import * as z from 'zod'
import { fitsMonth } from '../hours/amounts'
import { contradictionIn } from '../hours/contradiction'
import type { HoursEntry } from '../hours/entry'
import type { HourKind, Kinds } from '../hours/kinds'
import { kindsOf, type WorkTime } from '../hours/times'
import { hours, line, says } from './fields'

/** What senders call the kinds, and whether they count hours or days. */
const KINDS = {
  nacht: { kind: 'night', unit: 'stunden' },
  nacht_0_4: { kind: 'deep_night', unit: 'stunden' },
  sonntag: { kind: 'sunday', unit: 'stunden' },
  feiertag: { kind: 'holiday', unit: 'stunden' },
  feiertag_150: { kind: 'special_holiday', unit: 'stunden' },
  krank: { kind: 'sick_days', unit: 'tage' },
  urlaub: { kind: 'vacation_days', unit: 'tage' },
} as const satisfies Record<string, { kind: HourKind; unit: 'stunden' | 'tage' }>

type Name = keyof typeof KINDS

/** Kinds as senders write them. */
export type SentKind = { art: Name } & ({ stunden: number } | { tage: number })

export function sentKindsOf(kinds: Kinds): SentKind[] {
  return NAMES.flatMap((art): SentKind[] => {
    const { kind, unit } = KINDS[art]
    const amount = kinds[kind]
    if (amount === undefined) return []
    return [unit === 'tage' ? { art, tage: Number(amount) } : { art, stunden: Number(amount) }]
  })
}

const NAMES = Object.keys(KINDS) as Name[]

/** More than any month has: seven kinds in some cost centres. */
const MOST_TIMES = 100
const MOST_DAYS = 31

const amounts = z.object({
  art: z.enum(NAMES, says(`must be one of ${NAMES.join(', ')}`)),
  stunden: hours(0, 744).optional(),
  tage: hours(0, MOST_DAYS).optional(),
  kostenstelle: line(50).nullish(),
})

const workTime = amounts.transform((sent, context): WorkTime => {
  const { kind, unit } = KINDS[sent.art]
  const other = unit === 'stunden' ? 'tage' : 'stunden'
  const amount = sent[unit]
  if (sent[other] !== undefined)
    context.addIssue({
      code: 'custom',
      path: [other],
      message: `is not for ${sent.art}, which counts ${unit}`,
    })
  if (amount === undefined) {
    context.addIssue({ code: 'custom', path: [unit], message: `is missing; ${sent.art} counts ${unit}` })
    return z.NEVER
  }
  return { kind, amount, costCentre: sent.kostenstelle ?? null }
})

/** Kinds of hours of one employee; an empty list says that there are none. */
export const workTimes = z
  .array(workTime, says('must be an array'))
  .max(MOST_TIMES, { error: `must have at most ${MOST_TIMES} entries` })

/** What is wrong with the kinds of an entry beside its hours; undefined if nothing is. */
export function faultOfTimes(month: string, { hours: worked, times }: HoursEntry): string | undefined {
  if (!times) return undefined
  const kinds = kindsOf(times)
  if (!Object.entries(kinds).every(([kind, amount]) => fitsMonth(kind as HourKind, amount)))
    return 'add up to more than a month has'
  switch (contradictionIn(month, { hours: worked, ...kinds })?.code) {
    case 'premium_above_hours':
      return 'add up to more hours than stunden, of which they are a part'
    case 'days_above_month':
      return 'add up to more days than the month has'
    default:
      return undefined
  }
}
