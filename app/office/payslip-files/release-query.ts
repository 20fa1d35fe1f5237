import * as z from 'zod'
import type { Place } from '~/domain/lists/paging'
import type { ReleaseFilter, Stand } from '~/domain/payslip-release/list.server'
import { listQuery, month, oneOf, place, search } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export const SEARCH_FIELD = 'suche'
export const STAND_FIELD = 'stand'
export const MONTH_FIELD = 'monat'
export const STAND_WORDS = {
  unklar: 'doubtful',
  geliefert: 'delivered',
  berechnet: 'calculated',
} as const satisfies Record<string, Stand>

/** Of all matches that existed at this instant, those whose employees are ticked. */
export const CHOSEN_FIELD = 'auswahl'

/** Releases all matches that existed at this instant. */
export const UNTIL_FIELD = 'bis'
const instant = z.iso.datetime()

export type ReleaseQuery = ReleaseFilter & { place: Place }

const query = listQuery<ReleaseQuery>({
  month: month(MONTH_FIELD),
  search: search(SEARCH_FIELD),
  stand: oneOf(STAND_FIELD, STAND_WORDS, 'uploaded' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readReleaseQuery: (request: Request) => ReleaseQuery = query.read

/** The instant from the form; undefined if only ticked ones are meant. */
export function untilIn(form: URLSearchParams): string | undefined {
  return instant.safeParse(form.get(UNTIL_FIELD)).data
}

/** Pages of this list are numbered. */
export function releaseListPath({ place: { page }, ...filter }: ReleaseQuery): string {
  return paths.incomingPayslips() + query.write({ ...filter, place: { page } })
}

export function releaseAllPath({ place: _, ...filter }: ReleaseQuery): string {
  return paths.payslipRelease() + query.write(filter)
}

export function isNarrowed({ search: words, stand, month: of }: ReleaseFilter): boolean {
  return words !== '' || stand !== 'uploaded' || of !== undefined
}
