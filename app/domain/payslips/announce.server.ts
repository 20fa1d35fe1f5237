import type { Employee } from '../employees/find.server'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { takeAddressNews } from '../links/address-news.server'
import { freshLink } from '../links/fresh.server'
import type { Keyring } from '../links/token'
import { queueMail } from '../outbox/outbox.server'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { greetedName } from '../values/person-name'
import { tellReleased } from './tell-released.server'

interface Announced {
  employee: Employee
  payslipId: string
  month: MonthText
  revision: number
  /** Still to be paid after a correction; null if there is none or the payslip is only a PDF. */
  dueCents: Cents | null
}

/** Mails the employee a fresh link to a payslip, once per payslip, if there is an address; other systems get a number. */
export async function announcePayslip(
  trx: Trx,
  keyring: Keyring,
  scope: Scope,
  { employee, payslipId, month, revision, dueCents }: Announced,
): Promise<void> {
  await tellReleased(trx, scope, month)
  if (!employee.email) return
  const link = await freshLink(trx, keyring, scope, {
    purpose: 'mitarbeiter-portal',
    subjectId: employee.id,
  })
  await queueMail(trx, scope, {
    kind: 'payslip_published',
    recipient: employee.email,
    language: employee.language,
    linkId: link.id,
    dedupeKey: `payslip_published:${payslipId}`,
    data: {
      ...{ month, revision, dueCents, firstName: greetedName(employee) },
      ...(await takeAddressNews(trx, scope, employee.id)),
    },
  })
}
