import { expect } from 'vitest'
import type { RawAnswer } from './raw-request'

/** Checks that an answer is problem+json (RFC 9457) with this status, and returns its content. */
export function expectProblem(answer: RawAnswer, status: number): Record<string, unknown> {
  const type = answer.headers['content-type']
  expect({ status: answer.status, type }).toEqual({ status, type: 'application/problem+json' })
  const record = JSON.parse(answer.body) as Record<string, unknown>
  expect(record).toMatchObject({ type: 'about:blank', title: expect.any(String), status })
  return record
}

export function pointersOf(record: Record<string, unknown>): string[] {
  return (record.errors as { pointer: string }[]).map((error) => error.pointer)
}
