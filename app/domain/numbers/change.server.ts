import type { NumberRange } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { changeRecord } from '../records/change.server'
import type { Fields } from '../records/fields'
import type { RecordKind } from '../records/kind'
import { NumberConflict } from './conflict'
import { type Counter, readCounter, readNumberFormat, setCounter } from './counter.server'

const FORMAT: RecordKind<'number_formats'> = { table: 'number_formats', subjectType: 'number_format' }

export interface NumberChange extends Fields<'number_formats'> {
  /** The next number, and its value when the form was rendered: an unchanged one has no effect. */
  next: number
  seen: number | undefined
  revision?: number | undefined
}

/**
 * Changes the format of a range and its next number. Numbers given out stay, and are never given out again.
 * @throws RecordConflict; NumberConflict `number_given`, `prefix_shared`
 */
export function changeNumberFormat(
  house: House,
  scope: Scope,
  range: NumberRange,
  { next, seen, revision, ...values }: NumberChange,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const before = await readNumberFormat(trx, scope, range)
    const change = { id: range, values, revision, action: 'number_format.changed' }
    await changeRecord(trx, scope, FORMAT, change)
    await assertPrefixesDiffer(trx, scope)
    const after = await readNumberFormat(trx, scope, range)
    const counter = await readCounter(trx, scope, after)
    // If yearly counting is turned on or off, the range continues with the number on the form.
    const isElsewhere = before.is_yearly !== after.is_yearly
    if (next === seen && !isElsewhere) return
    if (next <= counter.last && !isElsewhere) throw new NumberConflict('number_given')
    await goOn(trx, scope, counter, Math.max(next, counter.last + 1))
  })
}

async function goOn(trx: Trx, scope: Scope, counter: Counter, next: number): Promise<void> {
  if (next === counter.last + 1) return
  await setCounter(trx, scope, { ...counter, last: next - 1 })
  await recordAudit(trx, scope, {
    action: 'number_format.set',
    subjectType: 'number_format',
    subjectId: counter.name,
    before: { next: counter.last + 1 },
    after: { next },
  })
}

/** A separate range of credit notes must differ from invoices by its prefix. */
async function assertPrefixesDiffer(trx: Trx, scope: Scope): Promise<void> {
  const [invoices, creditNotes] = [
    await readNumberFormat(trx, scope, 'invoice'),
    await readNumberFormat(trx, scope, 'cancellation'),
  ]
  if (creditNotes.is_own === 1 && creditNotes.prefix.toLowerCase() === invoices.prefix.toLowerCase())
    throw new NumberConflict('prefix_shared')
}
