import { recordAudit } from '../audit/audit.server'
import { getEmployee } from '../employees/find.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { takeAddressNews } from '../links/address-news.server'
import { createLink } from '../links/links.server'
import { queueMail } from '../outbox/outbox.server'
import { greetedName } from '../values/person-name'
import { EmployeeDocumentConflict } from './conflict'

/**
 * Mails a leaver a link to all payslips and documents, with the firm's lifetime for it; at most once a day per address.
 * @throws NotFound; EmployeeDocumentConflict `leaver_without_address`
 */
export function sendLeaverLink(house: House, scope: Scope, employeeId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const employee = await getEmployee(trx, scope, employeeId)
    if (!employee.email) throw new EmployeeDocumentConflict('leaver_without_address')
    const dedupeKey = `leaver_link:${employee.id} ${scope.today} ${employee.email.toLowerCase()}`
    const sent = await trx
      .selectFrom('outbox')
      .select('id')
      .where('tenant_id', '=', scope.tenantId)
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirst()
    if (sent) return
    const { leaver_link_days: days } = await trx
      .selectFrom('tenants')
      .select('leaver_link_days')
      .where('id', '=', scope.tenantId)
      .executeTakeFirstOrThrow()
    const subject = { purpose: 'mitarbeiter-portal', subjectId: employee.id } as const
    const link = await createLink(trx, house.keyring, scope, { ...subject, days })
    await queueMail(trx, scope, {
      kind: 'leaver_link',
      recipient: employee.email,
      language: employee.language,
      linkId: link.id,
      dedupeKey,
      data: { firstName: greetedName(employee), ...(await takeAddressNews(trx, scope, employee.id)) },
    })
    await recordAudit(trx, scope, {
      action: 'link.sent',
      subjectType: 'access_link',
      subjectId: link.id,
      after: { purpose: link.purpose, address: employee.email },
    })
  })
}
