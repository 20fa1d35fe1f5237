import * as z from 'zod'
import { flag, moment } from '../../rest/answers'
import { decimal, reference, text } from '../../rest/shapes'

const reported = {
  hours: decimal({ description: 'Of the month, overtime among them.', example: '160' }).nullable(),
  overtime: decimal({ description: 'A part of hours.', example: '2.5' }).nullable(),
  recorded_at: moment({ description: 'When they came.' }).nullable(),
}

export const monthOfHours = z.object({
  month: text({ description: 'YYYY-MM.', example: '2026-11' }),
  items: z.array(
    z.object({
      employee_id: reference({ description: 'As it was reported.' }),
      is_known: flag({ description: 'Whether an employee has this id.', example: true }),
      ...reported,
      correction: z
        .object(reported)
        .nullable()
        .meta({ description: 'Hours that came after the month was paid, until the office decides.' }),
    }),
  ),
})
