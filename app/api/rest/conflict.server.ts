import type { BodyFault } from '~/domain/inbox/faults'
import { problem } from '~/http/problem.server'
import { CONFLICT_CODES, type ConflictCode } from '~/http/problem-codes'
import { NOTHING_STORED } from './read.server'

/** What was asked does not fit what is stored. */
export function conflict(code: string, errors: BodyFault[]): Response {
  return problem(409, { code: codeOf(code), detail: NOTHING_STORED, errors })
}

function codeOf(reason: string): ConflictCode {
  return CONFLICT_CODES.find((code) => code === reason) ?? 'conflict'
}

/** @returns a problem that names the fields that others changed since the record was read, and what they are now */
export function changedMeanwhile(
  differing: readonly { field: string; now: unknown }[],
  headers: Record<string, string> = {},
): Response {
  return problem(412, {
    code: 'changed_meanwhile',
    detail: 'The record has been changed since it was read. Read it again.',
    errors: differing.map(({ field, now }) => ({
      pointer: `/${field}`,
      detail: `is ${JSON.stringify(now)} now`,
    })),
    headers,
  })
}
