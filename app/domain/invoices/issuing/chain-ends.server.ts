import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import { lastIssuedNumber } from '~/domain/numbers/take.server'
import { joined } from '../../kernel/joined.server'
import type { ChainReport } from './chain-report'

/** There must be as many documents outside the chain as before it began; returns the newest issued since, if any. */
export async function findUnlinked(
  executor: Executor,
  scope: Within,
  earlier: number,
): Promise<ChainReport['broken']> {
  const unlinked = await executor
    .selectFrom('invoices')
    .leftJoin('chain_links', (join) => joined(join, 'chain_links.invoice_id', 'invoices.id'))
    .select('invoices.number')
    .where('invoices.tenant_id', '=', scope.tenantId)
    .where('invoices.status', '=', 'issued')
    .where('chain_links.position', 'is', null)
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.number', 'desc')
    .execute()
  if (unlinked.length > earlier)
    return { fault: 'document_without_link', position: null, number: unlinked[0]?.number ?? null }
  const permitted = await countPermittedWithoutLink(executor, scope)
  if (unlinked.length + permitted < earlier)
    return { fault: 'document_missing', position: null, number: null }
  return null
}

async function countPermittedWithoutLink(executor: Executor, scope: Within): Promise<number> {
  const { count } = await executor
    .selectFrom('retention_permits')
    .leftJoin('chain_links', (join) => joined(join, 'chain_links.invoice_id', 'retention_permits.row_id'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('retention_permits.tenant_id', '=', scope.tenantId)
    .where('retention_permits.table_name', '=', 'invoices')
    .where('chain_links.position', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The last issued number is kept, so links cut off at the end are noticed. */
export async function missingEnd(
  executor: Executor,
  scope: Within,
  found: string | undefined,
): Promise<ChainReport['broken']> {
  const number = await lastIssuedNumber(executor, scope)
  return number === found ? null : { fault: 'end_missing', position: null, number: number ?? null }
}
