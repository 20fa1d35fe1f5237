import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { inPrint, line, optionalLine, revision } from '~/kit/forms/fields'
import { days } from '~/kit/forms/firm-fields'
import { FORM_KEY_FIELD, REVISION_FIELD } from '~/kit/forms/form-fields'
import { formKey } from '~/kit/forms/ids'
import { pricedLines } from '~/kit/forms/priced-line-fields'
import { date, optionalDate, optionalEnd } from '~/kit/forms/value-fields'
import type { Flag } from '~db/schema'

const INTERVALS = { '1': 1, '3': 3, '6': 6, '12': 12, '': null } as const

/** Null if left empty. */
function optionalNumber(least: number, most: number, fault: FaultKey) {
  return z
    .string()
    .default('')
    .transform((text) => text.trim())
    .pipe(z.union([z.literal('').transform(() => null), days(least, most, fault)], { error: fault }))
}

function flag(otherwise: '0' | '1') {
  return z
    .enum(['0', '1'])
    .default(otherwise)
    .transform((text) => Number(text) as Flag)
}

const contract = {
  title: inPrint(line(100, 'contract_title_missing')),
  interval_months: z
    .enum(['1', '3', '6', '12', ''], { error: 'interval_missing' satisfies FaultKey })
    .transform((text) => INTERVALS[text]),
  interval_weeks: optionalNumber(1, 52, 'interval_weeks_wrong'),
  starts_on: date('date_missing'),
  ends_on: optionalEnd(),
  notice_months: days(0, 24, 'notice_wrong'),
  due_day: optionalNumber(1, 31, 'due_day_wrong'),
  next_invoice_on: optionalDate(),
  is_property: z
    .string()
    .optional()
    .transform((text): Flag => (text ? 1 : 0)),
  billing: z.enum(['drafts', 'send', 'by_hand']).default('drafts'),
  is_in_advance: flag('0'),
  is_prorated: flag('1'),
}

type Interval = { interval_months: number | null; interval_weeks: number | null }
const weeks = {
  check: ({ interval_months, interval_weeks }: Interval) =>
    interval_months !== null || interval_weeks !== null,
  fault: { path: ['interval_weeks'], error: 'interval_weeks_wrong' satisfies FaultKey },
}

type Span = { starts_on: string; ends_on: string | null }
const span = {
  check: ({ starts_on, ends_on }: Span) => ends_on === null || ends_on >= starts_on,
  fault: { path: ['ends_on'], error: 'end_before_start' satisfies FaultKey },
}

type Next = { starts_on: string; next_invoice_on: string | null; is_in_advance: Flag }
const next = {
  // Contracts billed in advance may be billed before they start.
  check: ({ starts_on, next_invoice_on, is_in_advance }: Next) =>
    next_invoice_on === null || is_in_advance === 1 || next_invoice_on >= starts_on,
  fault: { path: ['next_invoice_on'], error: 'next_before_start' satisfies FaultKey },
}

/** Weeks only apply without months, the due day only with months. */
function oneInterval<Values extends Interval & { due_day: number | null }>(values: Values): Values {
  return values.interval_months === null ? { ...values, due_day: null } : { ...values, interval_weeks: null }
}

export const contractForm = z
  .object({ ...contract, [REVISION_FIELD]: revision() })
  .refine(weeks.check, weeks.fault)
  .refine(span.check, span.fault)
  .refine(next.check, next.fault)
  .transform(oneInterval)

const newContract = z
  .object({
    ...contract,
    [FORM_KEY_FIELD]: formKey(),
  })
  .refine(weeks.check, weeks.fault)
  .refine(span.check, span.fault)
  .refine(next.check, next.fault)
  .transform(oneInterval)

export const newContractForm = withLines(newContract)

export const contractPricesForm = withLines(
  z.object({ from: date('date_missing'), [REVISION_FIELD]: revision() }),
)

function withLines<Schema extends z.ZodType<object>>(schema: Schema) {
  return z.any().transform((entered, context) => {
    const [values, lines] = [schema.safeParse(entered), pricedLines.safeParse(entered)]
    for (const { path, message } of [...(values.error?.issues ?? []), ...(lines.error?.issues ?? [])])
      context.addIssue({ code: 'custom', path, message })
    return values.success && lines.success ? { ...values.data, lines: lines.data } : z.NEVER
  })
}

export const priceWithdrawalForm = z.object({ from: date('date_missing'), [REVISION_FIELD]: revision() })

export const contractPauseForm = z
  .object({ paused_from_on: optionalDate(), paused_until_on: optionalDate(), [REVISION_FIELD]: revision() })
  .refine(({ paused_from_on: from, paused_until_on: until }) => until === null || from !== null, {
    path: ['paused_from_on'],
    error: 'date_missing' satisfies FaultKey,
  })
  .refine(({ paused_from_on: from, paused_until_on: until }) => !from || !until || until >= from, {
    path: ['paused_until_on'],
    error: 'pause_end_before_start' satisfies FaultKey,
  })

export const contractEndForm = z
  .object({ ends_on: optionalEnd(), end_reason: optionalLine(200), [REVISION_FIELD]: revision() })
  .refine(({ ends_on, end_reason }) => ends_on === null || end_reason !== null, {
    path: ['end_reason'],
    error: 'reason_missing' satisfies FaultKey,
  })
  .transform((values) => (values.ends_on === null ? { ...values, end_reason: null } : values))

export function fieldOfConflict(code: string): string {
  if (code === 'customer_archived') return 'title'
  return code === 'next_long_ago' ? 'next_invoice_on' : 'ends_on'
}
