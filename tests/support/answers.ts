import { expect } from 'vitest'
import type { RawAnswer } from './raw-request'

/** Checks that an answer is problem+json (RFC 9457) of that status, and gives its record. */
export function expectProblem(answer: RawAnswer, status: number): Record<string, unknown> {
  const type = answer.headers['content-type']
  expect({ status: answer.status, type }).toEqual({ status, type: 'application/problem+json' })
  const record = JSON.parse(answer.body) as Record<string, unknown>
  expect(record).toMatchObject({ type: 'about:blank', title: expect.any(String), status })
  return record
}

/** The pointers of a problem's errors. */
export function pointersOf(record: Record<string, unknown>): string[] {
  return (record.errors as { pointer: string }[]).map((error) => error.pointer)
}
