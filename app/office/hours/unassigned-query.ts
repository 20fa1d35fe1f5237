import type { MonthText } from '~/domain/values/calendar'
import { rowIdIn } from '~/kit/forms/ids'
import { monthPath } from '~/kit/forms/month-query'

const AFTER_FIELD = 'kennungen_nach'
export const UNASSIGNED_PART = 'unzugeordnet'

/** The id behind which the page of unassigned ids begins; undefined for the first. */
export function readUnassignedAfter(request: Request): string | undefined {
  return rowIdIn(new URL(request.url).searchParams.get(AFTER_FIELD) ?? '')
}

export function unassignedPath(month: MonthText, after?: string): string {
  const page = monthPath('hours', { month })
  return `${page}${after === undefined ? '' : `&${AFTER_FIELD}=${after}`}#${UNASSIGNED_PART}`
}
