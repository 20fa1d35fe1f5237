import { wholeResponse } from './serve/answer.server'

/** A pointer (RFC 6901) into the request body with its fault; never the value itself. */
export interface BodyFault {
  pointer: string
  detail: string
}

interface ProblemOptions {
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
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Temporarily unavailable',
}

export function problem(status: number, { detail, errors, headers }: ProblemOptions = {}): Response {
  return wholeResponse(problemText(status, { detail, errors }), {
    status,
    headers: { ...headers, 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store' },
  })
}

export function problemText(
  status: number,
  { detail, errors }: Pick<ProblemOptions, 'detail' | 'errors'>,
): string {
  return JSON.stringify({ type: 'about:blank', title: TITLES[status] ?? 'Error', status, detail, errors })
}
