import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { fullName } from '../values/person-name'

interface Pair {
  hours: DecimalText
  overtime: DecimalText
}

/** Hours that a delivery changed: what was reported before, and since then. */
export interface HoursChange {
  /** The employee's, or the id that was sent while nobody had it. */
  id: string
  name: string | null
  month: MonthText
  /** Null if nothing was reported before. */
  before: Pair | null
  after: Pair
  /** It waits for a decision, as the month was closed or paid. */
  isLate: boolean
}

/** So many are listed of a delivery; of more, the number is told. */
const MOST = 500

/** Read from the history, where each row names the one before it. */
export async function changedHours(
  executor: Executor,
  { tenantId }: Within,
  deliveryId: string,
): Promise<{ items: HoursChange[]; total: number }> {
  const { total } = await executor
    .selectFrom('hours')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirstOrThrow()
  if (total === 0) return { items: [], total }
  const { rows } = await sql<ChangedRow>`
    select h.employee_id as id, e.first_name, e.last_name, h.month, h.hours, h.overtime, h.is_correction,
      b.hours as hours_before, b.overtime as overtime_before
    from hours h
    left join hours b on b.tenant_id = ${tenantId} and b.seq = h.replaces_seq
    left join employees e on e.tenant_id = ${tenantId} and e.id = h.employee_id
    where h.tenant_id = ${tenantId} and h.delivery_id = ${deliveryId}
    order by h.seq limit ${MOST}`.execute(executor)
  return { items: rows.map(toChange), total }
}

interface ChangedRow {
  id: string
  first_name: string | null
  last_name: string | null
  month: MonthText
  hours: DecimalText
  overtime: DecimalText
  is_correction: 0 | 1
  hours_before: DecimalText | null
  overtime_before: DecimalText | null
}

function toChange(row: ChangedRow): HoursChange {
  const { id, first_name, last_name, month, hours, overtime, hours_before, overtime_before } = row
  return {
    id,
    name: last_name === null ? null : fullName(first_name ?? '', last_name),
    month,
    before:
      hours_before === null || overtime_before === null
        ? null
        : { hours: hours_before, overtime: overtime_before },
    after: { hours, overtime },
    isLate: row.is_correction === 1,
  }
}
