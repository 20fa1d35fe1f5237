import * as z from 'zod'
import { readLines } from './priced-lines'

export const pricedLines = z.record(z.string(), z.string()).transform((values, context) => {
  const { lines, faults } = readLines(values)
  for (const [field, message] of Object.entries(faults))
    context.addIssue({ code: 'custom', path: [field], message })
  return lines
})
