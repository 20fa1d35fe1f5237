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
    const row = rowOf(scope, layout, accountId)
    await trx
      .updateTable('bank_layouts')
      .set({ ended_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('ended_at', 'is', null)
      .where('headings_key', '=', row.headings_key)
      .where('account_id', 'is', accountId)
      .execute()
    await trx
      .insertInto('bank_layouts')
      .values({ ...row, ended_at: null })
      .execute()
    await recordAudit(trx, scope, {
      ...{ action: 'bank_layout.kept', subjectType: 'bank_layout', subjectId: row.id },
      after: { name: layout.name },
    })
  })
}

/** Remembers what was said of columns, though the file could not be taken in: it is not in force, but offered again. */
export function rememberSaid(house: House, scope: Scope, layout: CsvLayout): Promise<void> {
  return writing(house, scope, async (trx) => {
    await trx
      .insertInto('bank_layouts')
      .values({ ...rowOf(scope, layout, null), ended_at: scope.at })
      .execute()
  })
}

/** What was said last of such columns, in force or not. */
export async function findLastSaid(
  executor: Executor,
  { tenantId }: Within,
  headings: readonly string[],
): Promise<CsvLayout | undefined> {
  const row = await executor
    .selectFrom('bank_layouts')
    .select('layout_json')
    .where('tenant_id', '=', tenantId)
    .where('headings_key', '=', keyOf(headings.filter((heading) => heading.trim() !== '')))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row && (JSON.parse(row.layout_json) as CsvLayout)
}

function rowOf(scope: Scope, layout: CsvLayout, accountId: string | null) {
  return {
    tenant_id: scope.tenantId,
    id: randomUUID(),
    account_id: accountId,
    name: layout.name,
    headings_key: keyOf(layout.headings),
    layout_json: JSON.stringify(layout),
    created_at: scope.at,
    created_by: scope.actor,
  }
}

function keyOf(headings: readonly string[]): string {
  return JSON.stringify(headings)
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
