import { sum } from '../../values/money'
import type { Candidate, Decision, Incoming, Objection, Reason } from './decision'
import { chargesWith, exactly } from './exact-amount'
import { onlySum } from './only-sum'
import { isKnown, isPaying, marksOf, payerOf } from './payer-marks'

// What an item of a statement pays. Two marks that do not depend on each other make a match; one makes a proposal; an
// equal amount alone makes neither.

/** The best that can be said of it; null if nothing but its amount speaks for anything. */
export function decide(incoming: Incoming): Decision | null {
  const best = bestOf(incoming)
  if (!best) return null
  const objections = objectionsTo(best.customerId, incoming)
  if (objections.length === 0) return best
  return { ...best, kind: 'proposal', reasons: [...best.reasons, ...objections] }
}

/** Whether account or mandate are another customer's: a person decides, and no rule. */
export function isDoubtful({ reasons }: Decision): boolean {
  return reasons.some(({ mark }) => mark === 'other_account' || mark === 'other_mandate')
}

/** A mandate is of one customer, an account may be used for several; what is known of the customer itself counts. */
function objectionsTo(customerId: string, incoming: Incoming): Objection[] {
  const own = payerOf(incoming, customerId)
  const others = incoming.payers.filter((one) => one.customerId !== customerId)
  const found: Objection[] = []
  const mandate = own?.hasMandate ? undefined : others.find(({ hasMandate }) => hasMandate)
  if (mandate) found.push({ mark: 'other_mandate', customerName: mandate.customerName })
  const isKnownHere = own?.hasAccount || own?.hasMandate
  const account = isKnownHere ? undefined : others.find(({ hasAccount }) => hasAccount)
  if (account) found.push({ mark: 'other_account', customerName: account.customerName })
  return found
}

function bestOf(incoming: Incoming): Decision | null {
  const { candidates } = incoming
  const named = candidates.filter(({ named }) => named === 'number')
  if (named.length > 0) return ofNamed(incoming, named)
  return ofPaid(incoming) ?? ofTypo(incoming) ?? ofPayer(incoming)
}

function ofNamed(incoming: Incoming, named: readonly Candidate[]): Decision | null {
  const customers = new Set(named.map(({ customerId }) => customerId))
  // Several invoices share what was typed: amount and payer decide, or a person.
  if (customers.size > 1) return ofAmbiguous(incoming, named)
  const fit = fitOf(incoming, named)
  if (fit) return fit
  const payer = payerOf(incoming, named[0]?.customerId)
  const openCents = sum(named.map((one) => one.openCents))
  const rest = incoming.cents - openCents
  const extra: Reason = rest < 0 ? { mark: 'less', cents: -rest } : { mark: 'more', cents: rest }
  return decided('proposal', named, [numbersOf(named), ...marksOf(payer), extra])
}

function ofAmbiguous(incoming: Incoming, named: readonly Candidate[]): Decision | null {
  const fits = [...grouped(named).values()].flatMap((own) => {
    const fit = fitOf(incoming, own)
    return fit ? [{ fit, payer: payerOf(incoming, own[0]?.customerId) }] : []
  })
  const [sure] = fits.filter(({ payer }) => isPaying(payer))
  if (sure && fits.filter(({ payer }) => isPaying(payer)).length === 1) return sure.fit
  const [only] = fits
  return only && fits.length === 1 ? { ...only.fit, kind: 'proposal' } : null
}

/** The named invoices, all together or those that make up the amount. */
function fitOf(incoming: Incoming, named: readonly Candidate[]): Decision | null {
  const payer = payerOf(incoming, named[0]?.customerId)
  for (const some of [named, ...named.map((one) => [one])]) {
    const exact = exactly(incoming, some)
    if (exact)
      return decided(
        'match',
        some,
        [numbersOf(some), ...exact.reasons, ...marksOf(payer)],
        exact.withDiscount,
      )
  }
  return null
}

function ofTypo(incoming: Incoming): Decision | null {
  const typos = incoming.candidates.filter(({ named }) => named === 'typo')
  const fits = typos.flatMap((one) => {
    const payer = payerOf(incoming, one.customerId)
    const exact = exactly(incoming, [one])
    return exact && isKnown(payer) ? [{ one, exact, payer }] : []
  })
  const [fit] = fits
  if (!fit || fits.length > 1) return null
  const reasons: Reason[] = [
    { mark: 'typo', number: fit.one.number },
    ...fit.exact.reasons,
    ...marksOf(fit.payer),
  ]
  return decided('match', [fit.one], reasons, fit.exact.withDiscount)
}

/** No number, but a payer that is known: the one open invoice of that amount, or the only ones that add up to it. */
function ofPayer(incoming: Incoming): Decision | null {
  const known = incoming.payers.filter(isKnown)
  const [payer] = known
  if (!payer || known.length > 1) return null
  const own = incoming.candidates.filter(({ customerId }) => customerId === payer.customerId)
  const exact = own.flatMap((one) => {
    const fit = exactly(incoming, [one])
    return fit ? [{ one, fit }] : []
  })
  const [only] = exact
  if (only && exact.length === 1)
    return decided('proposal', [only.one], [...only.fit.reasons, ...marksOf(payer)], only.fit.withDiscount)
  if (exact.length > 1)
    return { kind: 'proposal', customerId: payer.customerId, claims: [], reasons: marksOf(payer) }
  const some = onlySum(incoming.cents, own, ({ openCents }) => openCents)
  if (some) return decided('proposal', some, [{ mark: 'sum', count: some.length }, ...marksOf(payer)])
  return { kind: 'proposal', customerId: payer.customerId, claims: [], reasons: marksOf(payer) }
}

/** What is paid already is not paid again: the money is the customer's. */
function ofPaid(incoming: Incoming): Decision | null {
  const { paid } = incoming
  const [one] = paid
  if (!one || new Set(paid.map(({ customerId }) => customerId)).size > 1) return null
  return {
    kind: 'proposal',
    customerId: one.customerId,
    claims: [],
    reasons: [
      { mark: 'paid', number: one.number },
      ...chargesWith(incoming, one.customerId, []),
      ...marksOf(payerOf(incoming, one.customerId)),
    ],
  }
}

function decided(
  kind: Decision['kind'],
  some: readonly Candidate[],
  reasons: Reason[],
  withDiscount: readonly string[] = [],
): Decision | null {
  const [first] = some
  if (!first) return null
  const claims = some.map(({ invoiceId, number }) => ({
    invoiceId,
    number,
    withDiscount: withDiscount.includes(invoiceId),
  }))
  return { kind, customerId: first.customerId, claims, reasons }
}

function numbersOf(named: readonly Candidate[]): Reason {
  return { mark: 'number', numbers: named.map(({ number }) => number) }
}

function grouped(named: readonly Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const one of named) groups.set(one.customerId, [...(groups.get(one.customerId) ?? []), one])
  return groups
}
