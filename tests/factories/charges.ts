import { randomUUID } from 'node:crypto'
import { statementJson } from '~/domain/charges/statement'
import type { Scope } from '~/domain/kernel/scope'
import type { TestHouse } from '../support/test-house'
import { buyerView, sellerView } from '../support/views/parties'

/** A statement of charges as it was frozen on a day, of which nothing is open. */
export async function makeChargeStatement(
  { db }: Pick<TestHouse, 'db'>,
  scope: Scope,
  { customerId, invoiceId, name }: { customerId: string; invoiceId: string; name: string },
): Promise<string> {
  const id = randomUUID()
  const view = {
    language: 'de' as const,
    seller: sellerView({ iban: null }),
    buyer: buyerView({ name }),
    customerNumber: '10001',
    issuedOn: '2026-07-31',
    asOf: '2026-07-31',
    payByOn: '2026-08-14',
    claims: [
      {
        ...{ invoiceId, number: '2026-0001', issuedOn: '2026-03-02', dueOn: '2026-03-16' },
        debtor: 'business' as const,
        start: { on: '2026-07-01', by: 'dunned' as const },
        lateCents: 11_900,
        creditCents: 0,
        segments: [
          {
            from: '2026-07-01',
            to: '2026-07-31',
            cents: 11_900,
            rate: 1052,
            days: 31,
            daysOfYear: 365 as const,
          },
        ],
        interestCents: 106,
        lumpSumCents: 4000,
      },
    ],
    ...{
      principalCents: 11_900,
      chargesCents: 4106,
      earlierCents: 250,
      creditCents: 0,
      reference: '2026-0001',
    },
  }
  await db
    .insertInto('charge_statements')
    .values({
      tenant_id: scope.tenantId,
      id,
      customer_id: customerId,
      as_of_on: view.asOf,
      pay_by_on: view.payByOn,
      total_cents: view.chargesCents,
      view_json: statementJson(view),
      created_at: scope.at,
      created_by: scope.actor,
      withdrawn_at: null,
      withdrawn_reason: null,
    })
    .execute()
  return id
}
