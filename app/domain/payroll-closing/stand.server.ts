import { createHash } from 'node:crypto'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { type MonthEntry, readEntries } from '../payroll-month/entries.server'
import type { MonthText } from '../values/calendar'
import { type PersonOfMonth, readPeopleOfMonth } from './people.server'

/** What an open month consists of, as a page shows it and as closing checks it again. */
export interface Stand {
  people: PersonOfMonth[]
  /** What would count if the month were closed now. */
  entries: MonthEntry[]
  /** Of all that goes into the closing: people, how they stand, and every version of a payslip. */
  sha256: string
}

export async function readStand(
  executor: Executor,
  vault: Vault,
  scope: Within,
  of: { month: MonthText; lastClosed?: MonthText | null },
): Promise<Stand> {
  const { month } = of
  const people = await readPeopleOfMonth(executor, vault, scope, month)
  await yieldToLoop()
  const { entries } = await readEntries(executor, scope, of)
  return { people, entries, sha256: hashOf([month, ...people.map(personLine), ...entries.map(entryLine)]) }
}

/** Nobody waits or is missing. */
export function isReady({ people }: Pick<Stand, 'people'>): boolean {
  return people.every(({ standing }) => standing === 'released' || standing === 'omitted')
}

export function entryLine({ employee, month, now, before }: MonthEntry): string {
  return [employee.id, month, now.id, now.revision, before?.id ?? '-'].join(' ')
}

export function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

function personLine({ id, standing, slip }: PersonOfMonth): string {
  return [id, standing, slip?.id ?? '-'].join(' ')
}
