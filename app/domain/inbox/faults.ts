import type { z } from 'zod'

/** More would not help with debugging, and a hostile body could cause millions. */
export const MOST_FAULTS = 50

/** What is wrong, and where: a JSON pointer (RFC 6901) and a text that never repeats the value. */
export interface BodyFault {
  pointer: string
  detail: string
}

/** The first fifty things that are wrong with a body. */
export function toFaults(issues: readonly z.core.$ZodIssue[]): BodyFault[] {
  return issues
    .slice(0, MOST_FAULTS)
    .map((issue) => ({ pointer: jsonPointer(issue.path), detail: issue.message }))
}

/** A path as RFC 6901 writes it; the whole document is the empty text. */
export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
