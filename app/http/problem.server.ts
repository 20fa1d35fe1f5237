import type { BodyFault } from '~/domain/inbox/faults'
import type { ProblemCode } from './problem-codes'
import { wholeResponse } from './serve/answer.server'

interface ProblemOptions {
  /** Stable, and explained in the docs: what a program decides by. */
  code?: ProblemCode | undefined
  /** The contract promises `about:blank`: the link to the explanation is `help` instead. */
  isTypeless?: boolean | undefined
  detail?: string | undefined
  errors?: BodyFault[] | undefined
  headers?: Record<string, string> | undefined
}

export const PROBLEM_TYPE = 'application/problem+json'

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Changed meanwhile',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Temporarily unavailable',
}

export function problem(status: number, { headers, ...options }: ProblemOptions = {}): Response {
  return wholeResponse(problemText(status, options), {
    status,
    headers: { ...headers, 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store' },
  })
}

export function problemText(
  status: number,
  { code, isTypeless = false, detail, errors }: Omit<ProblemOptions, 'headers'> = {},
): string {
  const link = code === undefined ? undefined : `/api/docs/errors/${code}`
  const title = TITLES[status] ?? 'Error'
  if (isTypeless)
    return JSON.stringify({ type: 'about:blank', title, status, code, help: link, detail, errors })
  return JSON.stringify({ type: link ?? 'about:blank', title, status, code, detail, errors })
}
