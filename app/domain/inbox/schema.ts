import * as z from 'zod'
import type { HoursEntry } from '../hours/entry'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { MOST_FAULTS } from './faults'
import { date, hours, id, instant, line, moment, month, says } from './fields'
import { iban, mandateReference, mandateType } from './mandate-fields'
import { faultOfTimes, workTimes } from './times'

export const EVENTS = [
  'zeiterfassung.export',
  'lohnzettel.versandt',
  'mandat.neu',
  'buchhaltung.export',
] as const

/** Deeper than any sender needs; kept data must be serialised again. */
const DEEPEST = 32

/** Entries that parse in a millisecond. */
const READ_AT_ONCE = 200

const objectDemand = says('must be an object')

const asked = new WeakMap<object, z.ZodType>()

/** What is asked for where a schema reads loosely. */
export function askedBy(loose: object): z.ZodType | undefined {
  return asked.get(loose)
}

const employeeHours = z.object(
  { id, stunden: hours(0, 744), ueberstunden: hours(-744, 744), zeiten: workTimes.nullish() },
  objectDemand,
)

const employeeList = asking(z.array(z.unknown(), says('must be an array')), z.array(employeeHours))

const timeRecording = z
  .object(
    {
      monat: month,
      mitarbeiter: employeeList.transform(readEntries),
      erstellt_am: moment.optional(),
    },
    objectDemand,
  )
  .superRefine(({ monat, mitarbeiter }, context) => {
    for (const [index, entry] of mitarbeiter.entries()) {
      const message = faultOfTimes(monat, entry)
      const path = ['mitarbeiter', index, 'zeiten']
      if (message !== undefined) context.addIssue({ code: 'custom', message, path })
    }
  })

const payslipNotice = openObject({
  mitarbeiter_id: open(id),
  monat: open(month),
  versandt_am: open(instant),
  kanal: open(line(50)),
})

const newMandate = openObject({
  kunde_id: open(id),
  kundennummer: open(line(50)),
  mandatsreferenz: open(mandateReference),
  iban: open(iban),
  kontoinhaber: open(line(70)),
  unterschrieben_am: open(date),
  art: open(mandateType),
})

const accountingExport = z.object({ monat: month, format: line(50).nullish() }, objectDemand)

/** Body of a webhook request; parse it asynchronously. Unknown fields are ignored. */
export const delivery = z.discriminatedUnion(
  'event',
  [
    z.object({ event: z.literal('zeiterfassung.export'), mandant_id: id, daten: timeRecording }),
    z.object({ event: z.literal('lohnzettel.versandt'), mandant_id: id, daten: payslipNotice }),
    z.object({ event: z.literal('mandat.neu'), mandant_id: id, daten: newMandate }),
    z.object({ event: z.literal('buchhaltung.export'), mandant_id: id, daten: accountingExport }),
  ],
  {
    error: (issue) =>
      issue.code === 'invalid_union' ? `must be one of ${EVENTS.join(', ')}` : 'must be a JSON object',
  },
)

export type Delivery = z.infer<typeof delivery>

/**
 * Entry by entry instead of an array schema, for two reasons: it stops at the last fault that is reported, however many a
 * hostile body has, and the same employee twice is a fault.
 */
async function readEntries(list: unknown[], context: z.RefinementCtx): Promise<HoursEntry[]> {
  const entries: HoursEntry[] = []
  const places = new Map<string, number>()
  let faults = 0
  for (const [index, sent] of list.entries()) {
    if (faults >= MOST_FAULTS) break
    if (index % READ_AT_ONCE === READ_AT_ONCE - 1) await yieldToLoop()
    const parsed = employeeHours.safeParse(sent)
    for (const issue of parsed.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: [index, ...issue.path] })
      faults += 1
    }
    if (!parsed.success) continue
    const { id: employeeId, stunden, ueberstunden: overtime, zeiten } = parsed.data
    const earlier = places.get(employeeId)
    if (earlier !== undefined) {
      context.addIssue({
        code: 'custom',
        message: `names the same employee as /daten/mitarbeiter/${earlier}`,
        path: [index, 'id'],
      })
      faults += 1
    }
    places.set(employeeId, earlier ?? index)
    entries.push({ employeeId, hours: stunden, overtime, ...(zeiten ? { times: zeiten } : {}) })
  }
  return entries
}

/** The contract leaves the shape open: every field may be missing, and then the delivery is kept. */
function openObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = z.object(shape, objectDemand)
  const loose = z
    .unknown()
    .refine((sent) => !isDeeper(sent, DEEPEST), says(`must not be nested deeper than ${DEEPEST} levels`))
  return asking(loose, fields).pipe(fields)
}

/** Null, a list or an object in place of a plain value is a different shape, not a malformed value. */
function open<Field extends z.ZodType>(field: Field) {
  return z.preprocess(
    (sent) => (sent === null || typeof sent === 'object' ? undefined : sent),
    field.optional(),
  )
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

function asking<Loose extends z.ZodType>(loose: Loose, shape: z.ZodType): Loose {
  asked.set(loose, shape)
  return loose
}
