import type { MonthText } from '~/domain/values/calendar'
import { rowIdIn } from '~/kit/forms/ids'
import { monthPath } from '~/kit/forms/month-query'
import { paths } from '~/paths'

const AFTER_FIELD = 'kennungen_nach'
export const UNASSIGNED_PART = 'unzugeordnet'

/** The id behind which the page of unassigned ids begins; undefined for the first. */
export function readUnassignedAfter(request: Request): string | undefined {
  return rowIdIn(new URL(request.url).searchParams.get(AFTER_FIELD) ?? '')
}

/** The page of a month with these ids. */
export function unassignedPage(month: MonthText, after: string | undefined): string {
  return `${monthPath('hours', { month })}${after === undefined ? '' : `&${AFTER_FIELD}=${after}`}`
}

export function unassignedPath(month: MonthText, after?: string): string {
  return `${unassignedPage(month, after)}#${UNASSIGNED_PART}`
}

export function assignmentPath(month: MonthText, after: string | null): string {
  return `${paths.hoursId(month)}${after === null ? '' : `?${AFTER_FIELD}=${after}`}`
}
