import { randomUUID } from 'node:crypto'
import { recordAudit } from '../../../audit/audit.server'
import { NotFound } from '../../../kernel/errors'
import type { Executor, House } from '../../../kernel/house'
import type { Scope, Within } from '../../../kernel/scope'
import { writing } from '../../../kernel/writing.server'
import type { CsvLayout } from './layout'

export interface OwnLayout {
  id: string
  name: string
  headings: readonly string[]
}

/** The firm's own layouts, those of the account first. */
export async function readOwnLayouts(
  executor: Executor,
  { tenantId }: Within,
  accountId: string | undefined,
): Promise<CsvLayout[]> {
  const rows = await executor
    .selectFrom('bank_layouts')
    .select(['account_id', 'layout_json'])
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('account_id', 'is', null), eb('account_id', '=', accountId ?? '')]))
    .orderBy('created_at', 'desc')
    .execute()
  const own = rows.filter(({ account_id }) => account_id !== null)
  const any = rows.filter(({ account_id }) => account_id === null)
  return [...own, ...any].map(({ layout_json }) => ({
    ...(JSON.parse(layout_json) as CsvLayout),
    isExact: true,
  }))
}

export async function listOwnLayouts(executor: Executor, { tenantId }: Within): Promise<OwnLayout[]> {
  const rows = await executor
    .selectFrom('bank_layouts')
    .select(['id', 'name', 'layout_json'])
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, layout_json }) => ({
    ...{ id, name, headings: (JSON.parse(layout_json) as CsvLayout).headings },
  }))
}

/** Remembers what the columns are, in place of what was said of the same ones before. */
export function keepLayout(
  house: House,
  scope: Scope,
  { layout, accountId }: { layout: CsvLayout; accountId: string | null },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const headings_key = JSON.stringify(layout.headings)
    await trx
      .updateTable('bank_layouts')
      .set({ ended_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('ended_at', 'is', null)
      .where('headings_key', '=', headings_key)
      .where('account_id', 'is', accountId)
      .execute()
    const id = randomUUID()
    await trx
      .insertInto('bank_layouts')
      .values({
        tenant_id: scope.tenantId,
        id,
        account_id: accountId,
        name: layout.name,
        headings_key,
        layout_json: JSON.stringify(layout),
        created_at: scope.at,
        created_by: scope.actor,
        ended_at: null,
      })
      .execute()
    await recordAudit(trx, scope, {
      ...{ action: 'bank_layout.kept', subjectType: 'bank_layout', subjectId: id },
      after: { name: layout.name },
    })
  })
}

/** Asks again for the next such file. The same again changes nothing. @throws NotFound */
export function endLayout(house: House, scope: Scope, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const row = await trx
      .selectFrom('bank_layouts')
      .select('ended_at')
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new NotFound()
    if (row.ended_at !== null) return
    await trx
      .updateTable('bank_layouts')
      .set({ ended_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, scope, {
      action: 'bank_layout.ended',
      subjectType: 'bank_layout',
      subjectId: id,
    })
  })
}
