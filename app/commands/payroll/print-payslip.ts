import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Answer } from '~/command-line/answer'
import { readArguments } from '~/command-line/arguments'
import { calculate } from '~/domain/payroll/calculation'
import { payslipIdentity } from '~/domain/payroll/payslip/identity'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { findingSentence } from '~/i18n/payroll-sentences.server'
import { EXIT } from '~db/backup/refusal'
import { payslipTable } from './table'
import { WORDS } from './words'

const input = z.looseObject({ identity: payslipIdentity.optional() })

/**
 * `npm run payroll`: prints a payslip with the formula of each figure, or why there is none, one sentence a line. The
 * file contains the input of the calculation and the person under `identity`.
 */
export function printPayslip(args: string[]): Answer {
  const reading = readArguments(args, { options: {}, words: WORDS, mostNames: 1 })
  const { words, language, names, reply, refuse } = reading
  if (reply) return reply
  const [file] = names
  if (file === undefined) return refuse(words.whichFile)
  let data: unknown
  try {
    data = read(file)
  } catch (error) {
    return { text: words.unreadable(file, (error as Error).message), exitCode: EXIT.noInput }
  }
  const parsed = input.safeParse(data)
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path }) => path.join('.')).filter(Boolean)
    return { text: words.noInput(file, places.join(', ')), exitCode: EXIT.noInput }
  }
  const { identity, ...facts } = parsed.data
  const { calculation, issues } = calculate(facts, shippedFigures())
  if (calculation)
    return { text: payslipTable(calculation.result, language, identity).trimEnd(), exitCode: 0 }
  const sentences = issues.map((issue) => `${findingSentence(issue, language)} [${issue.code}]`)
  return { text: sentences.join('\n'), exitCode: EXIT.failed }
}

/** The README's example is also found by its bare name. */
function read(file: string): unknown {
  const path = file === 'example.json' ? new URL('./example.json', import.meta.url) : file
  return JSON.parse(readFileSync(path, 'utf8'))
}
