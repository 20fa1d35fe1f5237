import type { DayPart } from './day-part'

interface Known extends DayPart {
  entries: readonly { id: string; kind: string; cents: number }[]
}

/**
 * Whether a part may go on from an entry that is known, or an entry from it, beside what says the same as it does: its
 * first balance is one after which nothing is known, or its last one before which nothing is, and what is known leads
 * from there back to what says the same, or from that to there. Parts are in the order in which they were kept, and one
 * goes on from an earlier one where their balances say so; `own` are in this part.
 */
export function mayGoOnFrom(part: DayPart, known: readonly Known[], own: ReadonlySet<string>): boolean {
  if (part.before === null) return false
  const end = part.entries.reduce((balance, { cents }) => balance + cents, part.before)
  const steps = stepsOf(known)
  return (
    hasOpen(steps, { balance: part.before, where: 'after', own }) ||
    hasOpen(steps, { balance: end, where: 'before', own })
  )
}

interface Step {
  id: string
  before: number
  after: number
  hasNext: boolean
  hasLast: boolean
}

/** Each known entry once, from balance to balance. */
function stepsOf(known: readonly Known[]): Step[] {
  const steps = new Map<string, Step>()
  for (const { before, entries } of known) {
    if (before === null) continue
    let balance = before
    for (const [at, { id, cents }] of entries.entries()) {
      const step = steps.get(id) ?? {
        id,
        before: balance,
        after: balance + cents,
        hasNext: false,
        hasLast: false,
      }
      step.hasNext ||= at < entries.length - 1
      step.hasLast ||= at > 0
      steps.set(id, step)
      balance += cents
    }
  }
  const all = [...steps.values()]
  for (const [at, step] of all.entries()) {
    if (step.hasLast) continue
    const last = all.slice(0, at).find((one) => !one.hasNext && one.after === step.before)
    if (!last) continue
    last.hasNext = true
    step.hasLast = true
  }
  return all
}

interface Sought {
  balance: number
  where: 'after' | 'before'
  own: ReadonlySet<string>
}

function hasOpen(steps: readonly Step[], { balance, where, own }: Sought): boolean {
  const same = steps.filter(({ id }) => own.has(id))
  const isRound = (step: Step) =>
    same.some((one) =>
      where === 'after' ? leads(steps, one.after, step.before) : leads(steps, step.after, one.before),
    )
  return steps.some(
    (step) =>
      step[where] === balance &&
      !own.has(step.id) &&
      !(where === 'after' ? step.hasNext : step.hasLast) &&
      isRound(step),
  )
}

/** Whether known entries lead from one balance to another. */
function leads(steps: readonly Step[], from: number, to: number): boolean {
  const reached = new Set([from])
  for (let size = 0; size !== reached.size && !reached.has(to); ) {
    size = reached.size
    for (const { before, after } of steps) if (reached.has(before)) reached.add(after)
  }
  return reached.has(to)
}
