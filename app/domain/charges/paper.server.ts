import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { asItLeaves, asPrinted } from '../tenants/paper-account.server'
import type { ChargeStatement } from './statement'
import { getStatement } from './statements.server'

const of = (id: string) => ({ table: 'charge_statements', id }) as const

/** A claim as its paper says it. @throws NotFound */
export async function readStatementPaper(
  executor: Executor,
  { tenantId }: Within,
  statementId: string,
): Promise<ChargeStatement> {
  const { view } = await getStatement(executor, { tenantId }, statementId)
  return asItLeaves(executor, { tenantId }, view, of(statementId))
}

/** The same as it is printed. @throws NotFound */
export async function printStatement(
  house: House,
  scope: Scope,
  statementId: string,
): Promise<ChargeStatement> {
  const { view } = await getStatement(house.reader, scope, statementId)
  return asPrinted(house, scope, view, of(statementId))
}
