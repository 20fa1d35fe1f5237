import type { Scope } from '~/domain/kernel/scope'
import { contentOf, type NewPayslip } from '~/domain/payslips/content'
import { type PublishedPayslip, publishContent } from '~/domain/payslips/payslips.server'
import type { TestHouse } from '../support/test-house'

/** Publishes a payslip that never waited. */
export async function publishPayslip(
  house: TestHouse,
  scope: Scope,
  input: NewPayslip,
): Promise<PublishedPayslip> {
  const published = await publishContent(house, scope, contentOf(input), async () => true)
  if (!published) throw new Error('Nobody else could have released it')
  return published
}
