import * as z from 'zod'
import { ABSENCE_KINDS, EXTRA_KINDS, type Extras } from '~/domain/payroll-run/extras'
import { parseCents } from '~/kit/forms/decimal'
import type { FaultKey } from '~/kit/forms/faults'
import { inPrint, optionalLine, revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { oneOrNone } from '~/kit/forms/one-or-none'
import { type Rule, withRules } from '~/kit/forms/rules'
import { optional, optionalDate } from '~/kit/forms/value-fields'
import { specialFields, specialRules, specialsOf } from './special-values'

export const MOST_EXTRAS = 12
export const MOST_ABSENCES = 3

const extraRow = (index: number) => ({
  [`kind_${index}`]: oneOrNone(EXTRA_KINDS),
  [`label_${index}`]: inPrint(optionalLine(60)),
  [`amount_${index}`]: optional('amount_wrong', parseCents),
  [`monthly_${index}`]: z.string().optional(),
})
const absenceRow = (index: number) => ({
  [`absence_${index}`]: oneOrNone(ABSENCE_KINDS),
  [`from_${index}`]: optionalDate(),
  [`to_${index}`]: optionalDate(),
})

const extraRows = Array.from({ length: MOST_EXTRAS }, (_, index) => index)
const absenceRows = Array.from({ length: MOST_ABSENCES }, (_, index) => index)
type Shape = Record<string, z.ZodType<string | number | null | undefined>>
const rows: Shape[] = [...extraRows.map(extraRow), specialFields, ...absenceRows.map(absenceRow)]
const fields = z.object<Shape>({
  ...Object.fromEntries(rows.flatMap(Object.entries)),
  expected_annual: optional('amount_wrong', parseCents),
  [REVISION_FIELD]: revision(),
})

type Values = Record<string, unknown>
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const rules: Rule[] = [
  ...specialRules,
  ...extraRows.flatMap((index): Rule[] => [
    {
      at: `amount_${index}`,
      fault: 'extra_amount_missing',
      holds: (typed) => isEmpty(typed[`kind_${index}`]) || !isEmpty(typed[`amount_${index}`]),
    },
    {
      at: `kind_${index}`,
      fault: 'extra_kind_missing',
      holds: (typed) => isEmpty(typed[`amount_${index}`]) || !isEmpty(typed[`kind_${index}`]),
    },
  ]),
  ...absenceRows.map(
    (index): Rule => ({
      at: `from_${index}`,
      fault: 'absence_dates_wrong' satisfies FaultKey,
      holds: (typed) =>
        isEmpty(typed[`absence_${index}`]) || isSpan(typed[`from_${index}`], typed[`to_${index}`]),
    }),
  ),
]

export const payrollExtrasForm = withRules(fields, rules).transform(
  (typed: Values): Extras & { revision: number } => ({
    items: extraRows.flatMap((index) => {
      const kind = typed[`kind_${index}`] as Extras['items'][number]['kind'] | null
      if (!kind) return []
      return [
        {
          kind,
          label: typed[`label_${index}`] as string | null,
          cents: typed[`amount_${index}`] as number,
          isMonthly: Boolean(typed[`monthly_${index}`]),
        },
      ]
    }),
    specials: specialsOf(typed),
    absences: absenceRows.flatMap((index) => {
      const kind = typed[`absence_${index}`] as Extras['absences'][number]['kind'] | null
      if (!kind) return []
      return [{ kind, from: typed[`from_${index}`] as string, to: typed[`to_${index}`] as string }]
    }),
    expectedAnnualCents: typed.expected_annual as number | null,
    revision: (typed[REVISION_FIELD] as number | undefined) ?? 0,
  }),
)

function isSpan(from: unknown, to: unknown): boolean {
  return typeof from === 'string' && typeof to === 'string' && from !== '' && from <= to
}
