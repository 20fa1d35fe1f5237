import { addDays, type DateText } from '../values/calendar'
import { interestOn } from '../values/interest'
import { type Cents, sum } from '../values/money'
import type { Charge } from './charge'
import { type Claim, segmentsOf } from './claim'
import { POINTS } from './interest'

/** What a court is asked for, as its form wants it. */
export interface CourtClaim {
  number: string
  issuedOn: DateText
  cents: Cents
  /** In percentage points above the base rate. */
  points: number
  /** From this day on interest runs on the whole amount. */
  runsFrom: DateText
}

export interface CourtForm {
  claims: CourtClaim[]
  /** Interest for the days before, worked out: what was claimed and is open, and what was not claimed yet. */
  interestCents: Cents
  /** Lump sums and fees. */
  costsCents: Cents
  /** Already taken off costs, and then interest (§ 367 (1) BGB). */
  creditCents: Cents
}

interface Owed {
  claims: readonly Claim[]
  charges: readonly Charge[]
  /** What no invoice took of the customer's credit. */
  creditCents: Cents
}

/** Of invoices that are open and in default; what is open of charges goes with them, or alone. */
export function courtForm({ claims, charges, creditCents }: Owed, asOf: DateText): CourtForm {
  const late = claims.filter(({ lateCents }) => lateCents > 0)
  const openOf = (isInterest: boolean) =>
    sum(charges.filter(({ kind }) => (kind === 'interest') === isInterest).map(({ openCents }) => openCents))
  const before = claims.map((claim) => interestOn(splitAt(claim, runsFrom(claim, asOf))))
  const interestCents = sum(before) + openOf(true)
  const costsCents = sum(claims.map(({ lumpSumCents }) => lumpSumCents)) + openOf(false)
  const ofCosts = Math.min(costsCents, creditCents)
  return {
    claims: late.map((claim) => ({
      number: claim.number,
      issuedOn: claim.issuedOn,
      cents: claim.lateCents,
      points: POINTS[claim.debtor] / 100,
      runsFrom: runsFrom(claim, asOf),
    })),
    interestCents: Math.max(interestCents - (creditCents - ofCosts), 0),
    costsCents: costsCents - ofCosts,
    creditCents,
  }
}

/** Since when today's amount has been owed in default without interest being claimed for it. */
function runsFrom(claim: Claim, asOf: DateText): DateText {
  let from = addDays(asOf, 1)
  for (const segment of segmentsOf(claim.interest).toReversed()) {
    if (segment.cents !== claim.lateCents || addDays(segment.to, 1) !== from) break
    from = segment.from
  }
  return from
}

function splitAt(claim: Claim, day: DateText) {
  return segmentsOf(claim.interest).filter(({ from }) => from < day)
}
