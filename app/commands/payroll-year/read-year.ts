import * as z from 'zod'
import { type PayrollYear, parseYear } from '~/domain/payroll/years/year-file'
import { CommandRefusal, EXIT } from '~db/backup/refusal'
import type { Words } from './words'

const MOST_FAULTS = 20

/** @throws CommandRefusal that names each place in the file that is wrong */
export function readYear(text: string, words: Words): PayrollYear {
  try {
    return parseYear(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandRefusal(EXIT.failed, words.noJson(error.message))
    if (!(error instanceof z.ZodError)) throw error
    const faults = error.issues
      .slice(0, MOST_FAULTS)
      .map(({ path, message }) => `  ${path.join('.') || '-'}: ${message}`)
    throw new CommandRefusal(EXIT.failed, [words.malformed, ...faults].join('\n'))
  }
}
