import { problemText } from '~/http/problem.server'
import type { ProblemCode } from '~/http/problem-codes'
import { textsOf } from '~/i18n/texts'
import { NOTHING_STORED } from '../rest/read.server'

/** A problem as it comes. Its sentences are in English, whoever reads. */
export function problemSample(code: ProblemCode, status: number): object {
  const errors = reasonsOf(code)
  return JSON.parse(
    problemText(status, { code, ...(errors && { detail: NOTHING_STORED, errors }) }),
  ) as object
}

function reasonsOf(code: ProblemCode) {
  const { faults } = textsOf('en')
  if (code === 'invalid') return [{ pointer: '/postal_code', detail: faults.postal_code_missing }]
  const sentence: unknown = faults[code as keyof typeof faults]
  return typeof sentence === 'string' ? [{ pointer: '', detail: sentence }] : undefined
}
