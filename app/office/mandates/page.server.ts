import { getCustomer } from '~/domain/customers/find.server'
import { type Debit, listDebits } from '~/domain/invoices/payments/debits.server'
import type { House } from '~/domain/kernel/house'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type Evidence, readEvidence } from '~/domain/mandates/evidence.server'
import {
  type FormerAccount,
  listFormerAccounts,
  openFormerIban,
} from '~/domain/mandates/former-accounts.server'
import { getMandate, type Mandate } from '~/domain/mandates/mandates.server'
import { describeScan, type Scan } from '~/domain/mandates/scan.server'
import { usableUntil } from '~/domain/mandates/state'
import { namesOf } from '~/domain/records/history.server'
import { type HistoryEntry, readHistory } from '~/domain/records/past.server'
import type { DateText } from '~/domain/values/calendar'

export interface MandatePage {
  mandate: Mandate
  customer: { id: string; name: string }
  evidence: Evidence | null
  /** Last day of validity if it is not used again; null if not valid, or not yet. */
  usableUntil: DateText | null
  scan: Scan | null
  /** Newest first; null if never changed in the office. */
  formerAccounts: ShownFormerAccount[]
  history: HistoryEntry[]
  /** Open invoices with this mandate. */
  debits: Debit[]
}

export interface ShownFormerAccount extends Omit<FormerAccount, 'changedBy'> {
  changedBy: string | null
  /** Null once removed, and for read-only roles. */
  iban: string | null
}

/** @throws NotFound */
export async function readMandatePage(
  house: House,
  scope: OfficeScope,
  mandateId: string,
): Promise<MandatePage> {
  const { reader, vault } = house
  const mandate = await getMandate(reader, scope, mandateId)
  const { id, name } = await getCustomer(reader, scope, mandate.customerId)
  return {
    mandate,
    customer: { id, name },
    evidence: await readEvidence(reader, vault, scope, mandateId),
    usableUntil: mandate.status === 'active' ? usableUntil(mandate) : null,
    scan: (await describeScan(reader, scope, mandateId)) ?? null,
    debits: await listDebits(reader, scope, { customerId: id, mandateId }),
    formerAccounts: await readFormerAccounts(house, scope, mandateId),
    history: (await readHistory(reader, scope, 'mandate', mandateId)).map(withoutFingerprint),
  }
}

async function readFormerAccounts(
  { reader, vault }: House,
  scope: OfficeScope,
  mandateId: string,
): Promise<ShownFormerAccount[]> {
  const accounts = await listFormerAccounts(reader, scope, mandateId)
  const names = await namesOf(
    reader,
    scope,
    accounts.map(({ changedBy }) => changedBy),
  )
  const isShown = may(scope.role, 'keep_customers')
  return Promise.all(
    accounts.map(async (account) => ({
      ...account,
      changedBy: names.get(account.changedBy) ?? null,
      iban: isShown ? await openFormerIban(reader, vault, scope, account.id) : null,
    })),
  )
}

/** The audit stores fingerprints of account and scan, which mean nothing to a reader. */
function withoutFingerprint(entry: HistoryEntry): HistoryEntry {
  return { ...entry, changes: entry.changes.filter(({ field }) => field !== 'iban' && field !== 'sha256') }
}
