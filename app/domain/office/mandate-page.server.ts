import { getCustomer } from '../customers/find.server'
import type { House } from '../house'
import { type Evidence, readEvidence } from '../mandates/evidence.server'
import { getMandate, type Mandate } from '../mandates/mandates.server'
import { type HistoryEntry, readHistory } from '../records/past.server'
import type { OfficeScope } from '../scope'

/** A mandate with what proves it. */
export interface MandatePage {
  mandate: Mandate
  customer: { id: string; name: string }
  evidence: Evidence | null
  history: HistoryEntry[]
}

/** @throws NotFound */
export async function readMandatePage(
  { reader, vault }: House,
  scope: OfficeScope,
  mandateId: string,
): Promise<MandatePage> {
  const mandate = await getMandate(reader, scope, mandateId)
  const { id, name } = await getCustomer(reader, scope, mandate.customerId)
  return {
    mandate,
    customer: { id, name },
    evidence: await readEvidence(reader, vault, scope, mandateId),
    history: (await readHistory(reader, scope, 'mandate', mandateId)).map(withoutFingerprint),
  }
}

/** Of an account, the audit has a fingerprint too, which tells nobody anything. */
function withoutFingerprint(entry: HistoryEntry): HistoryEntry {
  return { ...entry, changes: entry.changes.filter(({ field }) => field !== 'iban') }
}
