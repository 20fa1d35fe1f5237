import type { z } from 'zod'

/** More would not help with debugging, and a hostile body could cause millions. */
export const MOST_FAULTS = 50

/** A JSON pointer (RFC 6901), and a message that never repeats the value. */
export interface BodyFault {
  pointer: string
  detail: string
  /** Stable, where a program may decide by it. */
  code?: string
}

export function toFaults(issues: readonly z.core.$ZodIssue[]): BodyFault[] {
  return issues
    .slice(0, MOST_FAULTS)
    .map((issue) => ({ pointer: jsonPointer(issue.path), detail: issue.message }))
}

/** By RFC 6901; empty for the whole document. */
export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
