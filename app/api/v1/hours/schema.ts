import Big from 'big.js'
import * as z from 'zod'
import type { HoursEntry } from '~/domain/hours/entry'
import { decimal, reference } from '../../rest/shapes'

const MOST_EMPLOYEES = 10_000
const MOST_HOURS = 744

const entry = z
  .strictObject({
    employee_id: reference(),
    hours: hours(0).meta({ description: 'Of the month, overtime among them.', example: '160' }),
    overtime: hours(-MOST_HOURS).default('0').meta({ description: 'A part of hours.', example: '2.5' }),
  })
  .transform(({ employee_id: employeeId, hours, overtime }, context): HoursEntry => {
    if (new Big(overtime).gt(hours))
      context.addIssue({
        code: 'custom',
        path: ['overtime'],
        message: 'must be at most hours, which it is a part of',
      })
    return { employeeId, hours, overtime }
  })

/** The hours of a month; each employee once. */
export const reportedHours = z.strictObject({
  employees: z
    .array(entry, { error: 'must be a list of employees' })
    .min(1, { error: 'must name an employee' })
    .max(MOST_EMPLOYEES, { error: `must be at most ${MOST_EMPLOYEES} employees: split the list` })
    .superRefine((entries, context) => {
      const seen = new Set<string>()
      for (const [index, { employeeId }] of entries.entries()) {
        if (seen.has(employeeId))
          context.addIssue({ code: 'custom', path: [index, 'employee_id'], message: 'is named before' })
        seen.add(employeeId)
      }
    }),
})

function hours(least: number) {
  const demand = `must be between ${least} and ${MOST_HOURS} with at most 6 decimals`
  return decimal({ description: '' })
    .transform((text) => new Big(text))
    .refine((value) => value.gte(least) && value.lte(MOST_HOURS) && value.round(6).eq(value), {
      error: demand,
    })
    .transform((value) => value.toFixed())
}
