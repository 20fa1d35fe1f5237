import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import type { MailData } from '../outbox/kinds'
import { queueMail } from '../outbox/outbox.server'
import { findTaskAbout } from '../tasks/about.server'
import { officeOf } from '../tenants/office.server'
import { getCustomer } from './find.server'

/** Something a customer did on a public page that the office has to look at. */
interface CustomerNotice {
  customerId: string
  about: MailData['customer_notice']['about']
  /** Line by line, in the customer's own words; bank accounts masked. */
  details: string[]
  invoice: string | null
  /** Subject of the task of the same kind. */
  subjectId: string
  /** Two notices about a subject with the same key are one mail. */
  key?: string
}

/** Mails the office about it. @throws NotFound for another tenant's customer */
export async function notifyOffice(trx: Trx, actor: Actor, notice: CustomerNotice): Promise<void> {
  const { customerId, about, details, invoice, subjectId, key } = notice
  const customer = await getCustomer(trx, actor, customerId)
  const task = await findTaskAbout(trx, actor, about, subjectId)
  await queueMail(trx, actor, {
    kind: 'customer_notice',
    ...(await officeOf(trx, actor)),
    replyTo: customer.email,
    dedupeKey: `customer_notice:${[about, subjectId, key].filter(Boolean).join(':')}`,
    data: { customer: customer.name, about, invoice, details, openTaskId: task.id },
  })
}
