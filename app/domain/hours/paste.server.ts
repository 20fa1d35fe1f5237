import { createHash } from 'node:crypto'
import { listName } from '../employees/list-name'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import type { HourField } from './amounts'
import { isMonthClosed } from './closed.server'
import { HoursConflict } from './conflict'
import { enterHours } from './correct.server'
import { type Amounts, amountsOf, findingOn, isFaulty, type PasteFinding } from './paste-finding'
import { type HoursStand, standsOf } from './state.server'

/** A row of a spreadsheet. Values without a column stay as they are. */
export interface PastedHours {
  /** As the spreadsheet counts. */
  row: number
  number: string
  values: Partial<Record<HourField, DecimalText>>
  /** Unreadable cell. */
  bad: HourField | null
}

export interface PastedRow {
  row: number
  number: string
  employee: { id: string; name: string } | null
  finding: PasteFinding
  bad: HourField | null
  before: Amounts
  after: Amounts
}

export interface PasteCheck {
  rows: PastedRow[]
  /** No row is faulty, and at least one changes something. */
  isReady: boolean
  /** Fingerprint of what it was checked against. */
  seen: string
}

/** Says what each row would do; changes nothing. */
export async function checkPaste(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { month, pasted }: { month: MonthText; pasted: readonly PastedHours[] },
): Promise<PasteCheck> {
  const { rows, stands } = await judge(executor, vault, scope, { month, pasted })
  const isReady = !rows.some(isFaulty) && rows.some(({ finding }) => finding !== 'same')
  const revisions = rows.map(({ employee }) => employee && stands(employee.id).revision)
  return { rows, isReady, seen: createHash('sha256').update(JSON.stringify(revisions)).digest('base64url') }
}

/** Takes over a checked table, all of it or nothing. @throws HoursConflict */
export function takePaste(
  house: House,
  scope: Scope,
  { month, pasted, seen }: { month: MonthText; pasted: readonly PastedHours[]; seen: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    if (await isMonthClosed(trx, scope, month)) throw new HoursConflict('month_closed')
    const check = await checkPaste(trx, house.vault, scope, { month, pasted })
    if (check.seen !== seen) throw new HoursConflict('hours_changed_meanwhile')
    if (!check.isReady) throw new HoursConflict('hours_unchanged')
    const { rows, stands } = await judge(trx, house.vault, scope, { month, pasted })
    for (const [index, { employee, after }] of rows.entries()) {
      if (index % 20 === 19) await yieldToLoop()
      if (!employee) continue
      const { hours = null, overtime = null, ...kinds } = after
      const entered = { month, employeeId: employee.id, hours, overtime, kinds, reason: '' }
      await enterHours(trx, house, scope, { ...entered, stand: stands(employee.id), act: 'pasted' })
    }
  })
}

async function judge(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { month, pasted }: { month: MonthText; pasted: readonly PastedHours[] },
) {
  const numbers = pasted.map(({ number }) => number)
  const employees = await findByNumbers(executor, scope, numbers)
  const ids = [...employees.values()].map(({ id }) => id)
  const stands =
    ids.length === 0
      ? (): HoursStand => ({ hours: null, kinds: {}, version: 0, revision: 0 })
      : await standsOf(executor, vault, scope, { month, employeeIds: ids })
  const rows = pasted.map((row, index): PastedRow => {
    const employee = employees.get(row.number) ?? null
    const before = employee ? amountsOf(stands(employee.id)) : {}
    const isTwice = numbers.indexOf(row.number) !== index
    const { row: at, number, bad, values } = row
    const after = { ...before, ...values }
    return {
      row: at,
      number,
      employee,
      bad,
      before,
      after,
      finding: findingOn({ ...row, month, employee, isTwice, before, after }),
    }
  })
  return { rows, stands }
}

async function findByNumbers(executor: Executor, { tenantId }: Within, numbers: readonly string[]) {
  const rows = await executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenantId)
    .where('number', 'in', [...numbers, ''])
    .execute()
  return new Map(rows.map(({ id, number, ...name }) => [number, { id, name: listName(name) }]))
}
