import { recordAudit } from '../audit/audit.server'
import type { House } from '../kernel/house'
import { may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { type FirstStep, isOptionalStep, parseSkipped, STEPS } from './first-steps'

/** Leaves a first step out for everybody in the firm, if it may be; null takes back all that were. Idempotent. */
export function skipFirstStep(house: House, scope: OfficeScope, step: FirstStep['step'] | null) {
  return writing(house, scope, async (trx) => {
    const { skipped_steps } = await trx
      .selectFrom('tenants')
      .select('skipped_steps')
      .where('id', '=', scope.tenantId)
      .executeTakeFirstOrThrow()
    const skipped = parseSkipped(skipped_steps)
    const isMine = step === null || (isOptionalStep(step) && may(scope.role, STEPS[step].right))
    if (!isMine || (step === null ? skipped.length === 0 : skipped.includes(step))) return
    const after = step === null ? [] : [...skipped, step]
    await trx
      .updateTable('tenants')
      .set({ skipped_steps: JSON.stringify(after) })
      .where('id', '=', scope.tenantId)
      .execute()
    await recordAudit(trx, scope, {
      action: step === null ? 'tenant.steps_resumed' : 'tenant.step_skipped',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
    })
  })
}
