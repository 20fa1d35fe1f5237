import { expect, test } from 'vitest'
import { listSharesOf } from '~/domain/invoices/payments/shares-of-receipts.server'
import { officeOn } from '../factories/scopes'
import { queryPlans } from '../support/query-plans'

const SCOPE = officeOn('firm')
const MANY = Array.from({ length: 50 }, (_, index) => `id-${index}`)

// Who asks for a few gets them by their keys: a firm gathers more with each year, and SQLite takes all that it has for ten rows.

test('the shares of fifty receipts', async () => {
  const receipts = { receiptIds: MANY, whole: undefined }
  const plans = await queryPlans(({ reader }) => listSharesOf(reader, SCOPE, receipts))
  expectNoWalk(plans, 'payments|i')
  expect(plans.join()).toContain('COVERING INDEX payments_receipt (tenant_id=? AND receipt_id=?)')
})

/** That of none of these tables, or of what they are called, all rows of the firm are read. */
function expectNoWalk(plans: string[], tables: string): void {
  expect(plans.length).toBeGreaterThan(0)
  const walks = plans
    .join()
    .match(new RegExp(`(SEARCH|SCAN) (${tables})( USING [^(]*\\(tenant_id=\\?\\))?(?=,|$)`, 'g'))
  expect(walks ?? []).toEqual([])
}
