import { sql } from 'kysely'
import type { Flag } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import { answersTo, askJson, type Question } from '../kernel/questions.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'

/** Who reports, and whether the firm's trade has to report before work starts. */
export interface Reporting {
  /** The firm makes the reports and wants to be reminded; otherwise a payroll office does. */
  isOwn: boolean
  /** § 28a (4) SGB IV. */
  isImmediate: boolean
}

/** What was said, or else what follows from the payroll settings: cleaning of buildings reports at once. */
export async function readReporting(executor: Executor, scope: Within): Promise<Reporting> {
  return (await answersTo(executor, { reporting: reportingAsked(scope) })).reporting
}

export function reportingAsked({ tenantId }: Within): Question<Reporting> {
  const found = askJson<Found>(sql`json_array(
    json((select json_array(is_own, is_immediate) from insurance_reporters where tenant_id = ${tenantId})),
    (select trade from payroll_firms where tenant_id = ${tenantId} order by from_month desc limit 1))`)
  return {
    ...found,
    read: (json) => {
      const [said, trade] = found.read(json)
      if (!said) return { isOwn: trade !== null, isImmediate: trade === 'building_cleaning' }
      const [isOwn, isImmediate] = said
      return { isOwn: isOwn === 1, isImmediate: isImmediate === 1 }
    },
  }
}

type Found = [said: [isOwn: Flag, isImmediate: Flag] | null, trade: string | null]

/** Idempotent. */
export function keepReporting(house: House, scope: Scope, reporting: Reporting): Promise<void> {
  return writing(house, scope, async (trx) => {
    const before = await readReporting(trx, scope)
    const stored = {
      is_own: reporting.isOwn ? (1 as const) : (0 as const),
      is_immediate: reporting.isImmediate ? (1 as const) : (0 as const),
      recorded_at: scope.at,
    }
    await trx
      .insertInto('insurance_reporters')
      .values({ tenant_id: scope.tenantId, ...stored })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(stored))
      .execute()
    if (before.isOwn === reporting.isOwn && before.isImmediate === reporting.isImmediate) return
    await recordAudit(trx, scope, {
      action: 'payroll.reporter_kept',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      before: auditOf(before),
      after: auditOf(reporting),
    })
  })
}

function auditOf({ isOwn, isImmediate }: Reporting) {
  return { reports_itself: isOwn, reports_at_once: isImmediate }
}
