import { Busy, Conflict, Forbidden, NotFound } from '~/domain/kernel/errors'
import { isBusy, isUnwritable } from '~db/failures'
import { BadRequest } from './bad-request'

/** The disk is full: the operator has to make room first. */
const UNWRITABLE_SECONDS = '60'

export function statusOfError(
  error: unknown,
  isTooLarge: boolean,
): { status: number; headers: Record<string, string> } {
  // The rest of the body is still coming: with keep-alive, the next request would be reset.
  if (isTooLarge) return { status: 413, headers: {} }
  if (error instanceof BadRequest) return { status: 400, headers: {} }
  if (error instanceof NotFound) return { status: 404, headers: {} }
  if (error instanceof Forbidden) return { status: 403, headers: {} }
  if (error instanceof Conflict) return { status: 409, headers: {} }
  if (error instanceof Busy || isBusy(error)) return { status: 503, headers: { 'Retry-After': '1' } }
  if (isUnwritable(error)) return { status: 503, headers: { 'Retry-After': UNWRITABLE_SECONDS } }
  return { status: 500, headers: {} }
}
