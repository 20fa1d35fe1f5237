import { lastPage } from '~/domain/lists/paging'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { PaymentsTable } from '~db/schema'

/** Money, or the kind of waiver. */
export type SettledBy = PaymentsTable['method']

export interface Booking {
  id: string
  amountCents: Cents
  paidOn: DateText
  method: SettledBy
  /** The receipt it is a share of; null for a waiver. */
  receiptId: string | null
  reversesId: string | null
  reason: string | null
}

export type Settled = Pick<Booking, 'amountCents' | 'paidOn' | 'method'>

/** Receipts and waivers with what is left of each after reversals. */
export function standing(bookings: readonly Booking[]): Settled[] {
  const sums = new Map<string, Settled>()
  for (const { id, receiptId, reversesId, amountCents, paidOn, method } of bookings) {
    const key = receiptId ?? reversesId ?? id
    const sum = sums.get(key)
    sums.set(key, {
      method,
      paidOn: sum?.paidOn ?? paidOn,
      amountCents: amountCents + (sum?.amountCents ?? 0),
    })
  }
  return [...sums.values()].filter(({ amountCents }) => amountCents !== 0)
}

export function isMoney(method: SettledBy): method is Exclude<SettledBy, 'cash_discount' | 'write_off'> {
  return method !== 'cash_discount' && method !== 'write_off'
}

export type BookingWithMark = Booking & { isUndone: boolean }

const ROWS_SHOWN = 25

export interface PagedBookings {
  items: BookingWithMark[]
  page: number
  pages: number
}

/** A page of bookings in their order; newest first if there is more than one page. */
export function pageOfBookings(bookings: readonly Booking[], wanted: number): PagedBookings {
  const all = markReversals(bookings)
  const pages = lastPage(all.length, ROWS_SHOWN)
  if (pages === 1) return { items: all, page: 1, pages }
  const page = Math.min(wanted, pages)
  return { items: all.toReversed().slice((page - 1) * ROWS_SHOWN, page * ROWS_SHOWN), page, pages }
}

export function markReversals(bookings: readonly Booking[]): BookingWithMark[] {
  const left = new Map<string, Cents>()
  for (const { receiptId, amountCents } of bookings)
    if (receiptId !== null) left.set(receiptId, (left.get(receiptId) ?? 0) + amountCents)
  const reversed = new Set(bookings.map(({ reversesId }) => reversesId))
  return bookings.map((booking) => {
    const { id, reversesId, receiptId, amountCents } = booking
    const rest = receiptId === null ? amountCents : (left.get(receiptId) ?? 0)
    // What is left of a receipt has the sign of its amount.
    const isUndone = reversesId !== null || reversed.has(id) || rest * amountCents <= 0
    return { ...booking, isUndone }
  })
}
