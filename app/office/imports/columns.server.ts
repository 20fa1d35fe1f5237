import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { ImportFrame } from './setups.server'

export const SAMPLES = 3

/** A role cannot import what it may not see or enter. */
export function offeredFields({ role }: OfficeScope, { columns }: ImportFrame): string[] {
  const mine = columns.filter(({ isConfidential }) => !isConfidential || may(role, 'see_pay'))
  return mine.map(({ name }) => name)
}

/** Includes columns with values but no heading. */
export function columnsOf(headings: readonly string[], samples: readonly { cells: readonly string[] }[]) {
  const count = Math.max(headings.length, ...samples.map(({ cells }) => cells.length))
  return Array.from({ length: count }, (_, index) => ({
    heading: headings[index] ?? '',
    samples: samples.map(({ cells }) => cells[index] ?? '').filter((text) => text !== ''),
  }))
}
