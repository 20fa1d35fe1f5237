import { sql } from 'kysely'
import { findRecipientOfOutcome } from '~/domain/customers/notify-customer.server'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { getMandate, type Mandate } from '~/domain/mandates/mandates.server'
import { lapsedBefore } from '~/domain/mandates/state'
import { tellMandateEnded } from '~/domain/mandates/tell.server'
import { queueMail } from '~/domain/outbox/outbox.server'
import type { DateText } from '~/domain/values/calendar'
import { asToldOf, auditDebits, listDebits } from './debits.server'

// Once a mandate has ended, its invoices are paid by transfer again.

/** Tells the customer what to transfer, once for each way a mandate can end. */
export async function notifyOfEnd(
  trx: Trx,
  scope: Scope,
  mandate: Mandate,
  end: 'revoked' | 'lapsed',
): Promise<void> {
  const { id: mandateId, customerId, holder, ibanMasked, reference } = mandate
  const all = await listDebits(trx, scope, { customerId, mandateId })
  // What is at the bank is collected all the same.
  const debits = all.filter(({ isRunning }) => !isRunning)
  if (end === 'lapsed' && debits.length === 0) return
  const person = await findRecipientOfOutcome(trx, scope, customerId)
  const isNew =
    person &&
    (await queueMail(trx, scope, {
      kind: 'mandate_ended',
      recipient: person.email,
      language: person.language,
      dedupeKey: `mandate_${end}:${mandateId}`,
      data: {
        name: person.name,
        mandate: reference,
        details: [holder, ibanMasked],
        invoices: await asToldOf(trx, scope, debits),
      },
    }))
  if (end === 'lapsed' && isNew) await tellMandateEnded(trx, scope, mandateId, 'lapsed')
  if (end === 'revoked' || isNew) await auditDebits(trx, scope, debits, 'payment.debit_ended')
}

interface Lapsed extends Within {
  mandateId: string
}

/** Lapsed mandates of all tenants that may have an open invoice and whose customers were not told. */
export async function listLapsed(executor: Executor, today: DateText): Promise<Lapsed[]> {
  const { rows } = await sql<Lapsed>`
    select m.tenant_id as tenantId, m.id as mandateId
    from tenants t
    join mandates m on m.tenant_id = t.id and coalesce(m.last_used_on, m.signed_on) < ${lapsedBefore(today)}
    where m.status = 'active'
      and exists (select 1 from invoice_standings s
        where s.tenant_id = m.tenant_id and s.customer_id = m.customer_id and s.standing = 'collected')
      and not exists (select 1 from outbox o
        where o.tenant_id = m.tenant_id and o.dedupe_key = 'mandate_lapsed:' || m.id)
    order by m.tenant_id, m.id`.execute(executor)
  return rows
}

/** @throws NotFound */
export function notifyOfLapse(house: House, scope: Scope, mandateId: string): Promise<void> {
  return writing(house, scope, async (trx) =>
    notifyOfEnd(trx, scope, await getMandate(trx, scope, mandateId), 'lapsed'),
  )
}
