import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BillingTerms, dueInvoice, linesFor, upcomingInvoices } from '~/domain/contracts/billing'
import { firstInvoiceOn } from '~/domain/contracts/rhythm'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { addDays, type DateText, daysBetween } from '~/domain/values/calendar'
import { lineOf } from '../../factories/invoices'
import { deep } from '../../support/fuzz-size'

const RUNS = deep(600)
const SEEN = 8
/** Before a leap year, so that a February of each length is among the periods. */
const EPOCH = '2026-11-01'

const intervals = fc.oneof(
  fc.record({
    intervalMonths: fc.constantFrom(1 as const, 3 as const, 6 as const, 12 as const),
    intervalWeeks: fc.constant(null),
    dueDay: fc.option(fc.integer({ min: 1, max: 31 })),
  }),
  fc.record({
    intervalMonths: fc.constant(null),
    intervalWeeks: fc.integer({ min: 1, max: 52 }),
    dueDay: fc.constant(null),
  }),
)

const contracts = fc
  .record({
    interval: intervals,
    isInAdvance: fc.boolean(),
    isProrated: fc.boolean(),
    start: fc.integer({ min: 0, max: 800 }),
    end: fc.option(fc.integer({ min: 0, max: 900 })),
    pause: fc.option(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.option(fc.integer({ min: 0, max: 300 })))),
    raise: fc.integer({ min: 1, max: 700 }),
  })
  .map(({ interval, isInAdvance, isProrated, start, end, pause, raise }): BillingTerms => {
    const startsOn = addDays(EPOCH, start)
    const pausedFromOn = pause && addDays(startsOn, pause[0])
    const prices = [
      { from: startsOn, lines: [lineOf({ quantity: '1', unitPrice: '31' })] },
      { from: addDays(startsOn, raise), lines: [lineOf({ quantity: '1', unitPrice: '310' })] },
    ]
    return {
      ...interval,
      startsOn,
      endsOn: end === null ? null : addDays(startsOn, end),
      pausedFromOn,
      pausedUntilOn: pause && pausedFromOn && pause[1] !== null ? addDays(pausedFromOn, pause[1]) : null,
      isInAdvance,
      isProrated,
      prices,
      nextInvoiceOn: firstInvoiceOn({ ...interval, startsOn, isInAdvance }, startsOn),
    }
  })

test(`${RUNS} contracts: what is shown beforehand is what the runs bill`, () => {
  let compared = 0
  fc.assert(
    fc.property(contracts, (terms) => {
      const billed = billedBy(terms)
      expect(upcomingInvoices(terms, SEEN)).toEqual(billed)
      compared += billed.length
    }),
    { numRuns: RUNS },
  )
  expect(compared).toBeGreaterThan(RUNS)
})

test(`${RUNS} contracts: every day but a paused one is billed once`, () => {
  fc.assert(
    fc.property(contracts, (terms) => {
      const { startsOn, endsOn, pausedFromOn, pausedUntilOn } = terms
      const billed = billedBy(terms)
      const last = billed.at(-1)?.to
      if (!last) return
      const until = endsOn !== null && endsOn < last ? endsOn : last
      const paused =
        pausedFromOn === null ? 0 : shared([startsOn, until], [pausedFromOn, pausedUntilOn ?? until])
      expect(billed.reduce((sum, { days }) => sum + days, 0)).toBe(daysBetween(startsOn, until) + 1 - paused)
    }),
    { numRuns: RUNS },
  )
})

/** As the runs do it: one invoice at a time, what each leaves behind being where the next begins. */
function billedBy(terms: BillingTerms): ReturnType<typeof upcomingInvoices> {
  const billed: ReturnType<typeof upcomingInvoices> = []
  let now = terms
  for (let turn = 0; turn < 400 && billed.length < SEEN; turn++) {
    const due = dueInvoice(now)
    if (!due) break
    if (due.share) {
      const { netCents, taxCents, totalCents: grossCents } = totalsOf(linesFor(now, due.share, 'anteilig'))
      billed.push({ on: due.on, ...due.share, netCents, taxCents, grossCents })
    }
    now = { ...now, nextInvoiceOn: due.next, dueDay: due.dueDay }
  }
  return billed
}

function shared(one: [DateText, DateText], other: [DateText, DateText]): number {
  const from = one[0] > other[0] ? one[0] : other[0]
  const to = one[1] < other[1] ? one[1] : other[1]
  return Math.max(0, daysBetween(from, to) + 1)
}
