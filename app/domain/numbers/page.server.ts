import type { NumberFormatRow, NumberRange } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { readCounter, readNumberFormat } from './counter.server'

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
