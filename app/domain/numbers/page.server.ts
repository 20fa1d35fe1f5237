import type { NumberFormatRow, NumberRange } from '~db/schema'
import type { Executor } from '../house'
import { readCounter, readNumberFormat } from '../numbering.server'
import type { Scope } from '../scope'

/** A range as its form shows it. */
export interface NumberSettings extends Omit<NumberFormatRow, 'tenant_id'> {
  next: number
}

export async function readNumberSettings(
  executor: Executor,
  scope: Scope,
  range: NumberRange,
): Promise<NumberSettings> {
  const { tenant_id: _, ...format } = await readNumberFormat(executor, scope, range)
  return { ...format, next: (await readCounter(executor, scope, format)).last + 1 }
}
