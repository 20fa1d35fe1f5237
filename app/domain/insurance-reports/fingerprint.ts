import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { keyOf, type Report } from './report'

const PURPOSE = 'insurance_report'

/** Tells one report from another without saying what it is about. */
export function fingerprintOf(
  vault: Pick<Vault, 'fingerprint'>,
  { tenantId }: Within,
  report: Omit<Report, 'due'>,
): string {
  return vault.fingerprint(tenantId, PURPOSE, keyOf(report))
}
