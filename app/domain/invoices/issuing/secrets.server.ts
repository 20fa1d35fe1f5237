import type { House } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import { openMandateIban } from '~/domain/mandates/mandates.server'
import type { Secrets } from '../../documents/render'
import type { InvoiceView } from './view'

/** What a draft's e-invoice needs from the vault: an XRechnung gives the debited IBAN in full (BT-91). */
export async function readSecrets(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  invoiceId: string,
  { isXRechnung, payment }: Pick<InvoiceView, 'isXRechnung' | 'payment'>,
): Promise<Secrets> {
  if (!isXRechnung || payment.method !== 'direct_debit') return {}
  const { mandate_id: mandateId } = await reader
    .selectFrom('invoices')
    .select('mandate_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return mandateId === null ? {} : { debtorIban: await openMandateIban(reader, vault, scope, mandateId) }
}
