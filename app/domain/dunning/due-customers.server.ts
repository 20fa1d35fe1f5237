import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { isLetterPrintable } from '../link-letters/printable'
import { missingLines } from '../links/postal-address'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import type { DueCustomer } from './assess'

interface Row {
  customerId: string
  number: string
  name: string
  contactName: string | null
  addressExtra: string | null
  street: string
  postalCode: string
  city: string
  country: string
  hasContact: 0 | 1
  contactEmail: string | null
  email: string | null
  creditCents: Cents
  stopReason: string | null
  lastNoticeOn: DateText | null
}

/** In the order of names, without their invoices. @param due a query for their ids */
export async function readDueCustomers(
  executor: Executor,
  { tenantId }: Within,
  due: RawBuilder<unknown>,
): Promise<DueCustomer[]> {
  const { rows } = await sql<Row>`
    select c.id as customerId, c.number, c.name, c.contact_name as contactName,
      c.address_extra as addressExtra, c.street, c.postal_code as postalCode, c.city, c.country, c.email,
      k.id is not null as hasContact, k.email as contactEmail, coalesce(cc.credit_cents, 0) as creditCents,
      p.reason as stopReason,
      (select max(n.sent_on) from dunning_notices n where n.tenant_id = c.tenant_id and n.customer_id = c.id)
        as lastNoticeOn
    from customers c
    left join contacts k on k.tenant_id = c.tenant_id and k.customer_id = c.id and k.is_for_invoices = 1
      and k.archived_at is null
    left join customer_credits cc on cc.tenant_id = c.tenant_id and cc.customer_id = c.id
    left join dunning_stops p on p.tenant_id = c.tenant_id and p.customer_id = c.id
    where c.tenant_id = ${tenantId} and c.id in (${due})
    order by c.name_key, c.id`.execute(executor)
  return rows.map(customerOf)
}

function customerOf(row: Row): DueCustomer {
  const { contactName, addressExtra, street, postalCode, city, country, name } = row
  const { customerId, number, creditCents, stopReason, lastNoticeOn } = row
  const address = { name, attention: contactName, addressExtra, street, postalCode, city, country }
  return {
    ...{ customerId, number, name, creditCents, stopReason, lastNoticeOn },
    email: row.hasContact ? row.contactEmail : row.email,
    isPostal: missingLines(address).length === 0,
    isPrintable: isLetterPrintable(address),
    invoices: [],
  }
}
