import { type SqlBool, sql } from 'kysely'
import type { House, Trx } from '../../kernel/house'
import { prepared } from '../../kernel/prepared.server'
import type { Scope, Within } from '../../kernel/scope'
import { writing } from '../../kernel/writing.server'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import type { Cents } from '../../values/money'
import { chunks } from './chunks'
import type { Decision } from './decision'
import type { OpenItems } from './open-items.server'
import type { OpenRow } from './open-movements.server'
import { proposeFor } from './propose.server'

const REMEMBERED_AT_ONCE = 25

interface Found {
  decisions: ReadonlyMap<string, Decision>
  open: OpenItems
}

/**
 * Writes down what could be said of each. What names an invoice that was paid since it was worked out is worked out again;
 * an item of which something was assigned meanwhile stays as it is.
 */
export async function rememberProposals(
  house: House,
  scope: Scope,
  items: readonly OpenRow[],
  { decisions, open }: Found,
): Promise<void> {
  const changed = items.flatMap((item) => {
    const decision = decisions.get(item.id)
    const json = decision ? JSON.stringify({ ...decision, kind: 'proposal' }) : null
    return json === item.proposalJson ? [] : [{ item, decision, json }]
  })
  const outdated: OpenRow[] = []
  const owed = new Map<string, Cents>()
  for (const some of chunks(changed, REMEMBERED_AT_ONCE)) {
    await writing(house, scope, async (trx) => {
      const named = some.flatMap(({ decision }) => decision?.claims.map(({ invoiceId }) => invoiceId) ?? [])
      const less = await comeToLess(trx, scope, named, open)
      for (const { item, decision, json } of some) {
        if (decision?.claims.some(({ invoiceId }) => less.has(invoiceId))) outdated.push(item)
        else await remember(trx, { tenantId: scope.tenantId, id: item.id, openCents: item.openCents, json })
      }
      for (const [invoiceId, cents] of less) owed.set(invoiceId, cents)
    })
    await yieldToLoop()
  }
  if (outdated.length === 0) return
  for (const [invoiceId, cents] of owed) owesNow(open, invoiceId, cents)
  const again = await proposeFor(house.reader, scope, outdated, open)
  await rememberProposals(house, scope, outdated, { decisions: again, open })
}

/** Of these invoices, those that ask for less than when they were read, and for how much. */
async function comeToLess(
  trx: Trx,
  { tenantId }: Within,
  ids: readonly string[],
  { byId }: OpenItems,
): Promise<Map<string, Cents>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('invoice_standings')
    .select(['invoice_id', 'open_cents'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', 'in', [...new Set(ids)])
    .execute()
  const less = rows.filter(
    ({ invoice_id, open_cents }) => open_cents < (byId.get(invoice_id)?.openCents ?? 0),
  )
  return new Map(less.map(({ invoice_id, open_cents }) => [invoice_id, open_cents]))
}

function owesNow({ byId, settled }: OpenItems, invoiceId: string, cents: Cents): void {
  const item = byId.get(invoiceId)
  if (item) item.openCents = cents
  if (cents === 0) settled.add(invoiceId)
}

interface Remembered {
  tenantId: string
  id: string
  openCents: Cents
  json: string | null
}

const remember = prepared((trx: Trx, { tenantId, id, openCents, json }: Remembered) =>
  trx
    .updateTable('bank_items')
    .set({ proposal_json: json })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    // A partial index says something of it: compared as it stands, it would be prepared anew each time.
    .where(sql<SqlBool>`+open_cents = ${openCents}`),
)
