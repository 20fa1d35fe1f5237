import type { House } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { DateText } from '~/domain/values/calendar'

/** The demo's people do not exist, so only mail of the last days is left waiting. */
export async function markMailsSent(house: House, before: DateText): Promise<void> {
  await writing(house, ALL_TENANTS, (trx) =>
    trx
      .updateTable('outbox')
      .set((column) => ({
        status: 'sent',
        attempts: 1,
        sent_at: column.ref('created_at'),
        status_changed_at: column.ref('created_at'),
      }))
      .where('status', '=', 'queued')
      .where('created_at', '<', before)
      .execute(),
  )
}

/** Lets the last mail to an employee fail, for the outbox. */
export async function markMailFailed(house: House, employeeId: string): Promise<void> {
  await writing(house, ALL_TENANTS, async (trx) => {
    const mail = await trx
      .selectFrom('outbox')
      .innerJoin('access_links', (join) => joined(join, 'access_links.id', 'outbox.link_id'))
      .select(['outbox.tenant_id', 'outbox.id'])
      .where('access_links.employee_id', '=', employeeId)
      .where('outbox.status', '=', 'sent')
      .orderBy('outbox.created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('outbox')
      .set({ status: 'failed', sent_at: null, last_answer: '550 5.1.1 <[…]>: mailbox unavailable' })
      .where('tenant_id', '=', mail.tenant_id)
      .where('id', '=', mail.id)
      .execute()
  })
}
