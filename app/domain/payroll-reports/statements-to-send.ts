import { MINIJOB_FUND } from '../payroll/payslip/payslip'
import type { Instant } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import {
  type FundStatement,
  STATEMENT_GROUPS,
  type StatementGroup,
  type StatementRow,
} from './fund-statements'

/** What a fund was told for a month, apart from the rest of the month before. */
export interface Stated {
  rows: StatementRow[]
  at: Instant
}

interface StatementLine {
  group: StatementGroup
  /** What the month owes, as known today. */
  dueCents: Cents
  /** What last month owes beyond what the fund was told then; negative if it was told too much. */
  restCents: Cents
  /** In this month's statement. */
  sendCents: Cents
  /** Left for the next month's. */
  leftCents: Cents
}

export interface StatementToSend extends Pick<FundStatement, 'fundId' | 'fundName' | 'people' | 'earlier'> {
  lines: StatementLine[]
  sums: Omit<StatementLine, 'group'>
  /** Undefined before it is told. */
  statedAt: Instant | undefined
  /** Whether it was written down what was told last month; otherwise there is no rest. */
  isRestKnown: boolean
}

interface Month {
  statements: readonly FundStatement[]
  /** By fund, the Minijob-Zentrale by an empty name. */
  stated: ReadonlyMap<string, Stated>
}

export function keyOf({ fundId }: Pick<FundStatement, 'fundId'>): string {
  return fundId ?? ''
}

/**
 * Statements with the rest of the month before, § 23 (1) sentence 2 SGB IV: what a month owes is told by the fifth last bank
 * day, before all of it is known; what is missing, or was too much, goes into the next statement.
 */
export function statementsToSend(now: Month, last: Month): StatementToSend[] {
  return [...now.statements, ...withoutMembers(now, last)].map(({ rows, totalCents: _, ...statement }) => {
    const key = keyOf(statement)
    const stated = now.stated.get(key)
    const rest = restOf(last, key)
    const lines = STATEMENT_GROUPS.map((group) => {
      const dueCents = centsOf(rows, group)
      const restCents = centsOf(rest, group)
      const ownCents = stated ? centsOf(stated.rows, group) : dueCents
      return { group, dueCents, restCents, sendCents: ownCents + restCents, leftCents: dueCents - ownCents }
    }).filter(({ group: _group, ...amounts }) => Object.values(amounts).some((cents) => cents !== 0))
    return {
      ...statement,
      lines,
      sums: {
        dueCents: sum(lines.map(({ dueCents }) => dueCents)),
        restCents: sum(lines.map(({ restCents }) => restCents)),
        sendCents: sum(lines.map(({ sendCents }) => sendCents)),
        leftCents: sum(lines.map(({ leftCents }) => leftCents)),
      },
      statedAt: stated?.at,
      isRestKnown: last.stated.has(key),
    }
  })
}

/** Funds that nobody belongs to by now, as far as they were told something or get a rest. */
function withoutMembers(now: Month, last: Month): FundStatement[] {
  const told = new Set([...now.stated.keys(), ...last.stated.keys()])
  return [...told]
    .filter((key) => !now.statements.some((one) => keyOf(one) === key))
    .filter((key) => now.stated.has(key) || restOf(last, key).some(({ cents }) => cents !== 0))
    .map((key) => ({
      fundId: key || undefined,
      fundName: last.statements.find((one) => keyOf(one) === key)?.fundName ?? (key || MINIJOB_FUND),
      ...{ rows: [], totalCents: 0, earlier: [], people: 0 },
    }))
}

function restOf({ statements, stated }: Month, key: string): StatementRow[] {
  const told = stated.get(key)
  if (!told) return []
  const owed = statements.find((one) => keyOf(one) === key)?.rows ?? []
  return STATEMENT_GROUPS.map((group) => ({ group, cents: centsOf(owed, group) - centsOf(told.rows, group) }))
}

function centsOf(rows: readonly StatementRow[], group: StatementGroup): Cents {
  return rows.find((row) => row.group === group)?.cents ?? 0
}
