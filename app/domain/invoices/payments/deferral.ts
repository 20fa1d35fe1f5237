import type { DateText } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'

/** What was agreed to be paid later, in the order of the days; a single one is a new date. */
export interface Instalment {
  dueOn: DateText
  cents: Cents
}

/** One that is not paid in full. */
export interface OpenInstalment extends Instalment {
  openCents: Cents
}

/**
 * Instalments of which something is open: payments fill them in their order, and what is credited or waived shortens the
 * next. What is open beyond all of them, after a debit came back, is due with the first.
 */
export function openInstalments(plan: readonly Instalment[], openCents: Cents): OpenInstalment[] {
  return plan.flatMap((instalment, index) => {
    const later = sum(plan.slice(index + 1).map(({ cents }) => cents))
    const rest = openCents - later
    const open = index === 0 ? rest : Math.min(rest, instalment.cents)
    return open > 0 ? [{ ...instalment, openCents: open }] : []
  })
}

/** What is to be paid of a plan now: what is due, or else the next instalment. */
export function dueNow(open: readonly OpenInstalment[], today: DateText): Cents {
  const due = open.filter(({ dueOn }) => dueOn <= today)
  return sum((due.length > 0 ? due : open.slice(0, 1)).map(({ openCents }) => openCents))
}

/** As it is stored: pairs of a day and cents. */
export function parsePlan(json: string | null): Instalment[] {
  const pairs = JSON.parse(json ?? '[]') as [DateText, Cents][]
  return pairs.map(([dueOn, cents]) => ({ dueOn, cents }))
}

export function planJson(plan: readonly Instalment[]): string {
  return JSON.stringify(plan.map(({ dueOn, cents }) => [dueOn, cents]))
}
