import type { MonthText } from '../calendar'
import type { Employee } from '../employees/find.server'
import type { Trx } from '../house'
import { freshLink } from '../links/fresh.server'
import type { Keyring } from '../links/token'
import type { Cents } from '../money'
import { queueMail } from '../outbox/outbox.server'
import { greetedName } from '../person-name'
import type { Scope } from '../scope'

interface Announced {
  employee: Employee
  payslipId: string
  month: MonthText
  revision: number
  /** What is still to be paid after a correction; null where there is none, or only a PDF says it. */
  dueCents: Cents | null
}

/** Mails the employee a fresh link to a payslip, where there is an address; of one payslip once. */
export async function announcePayslip(
  trx: Trx,
  keyring: Keyring,
  scope: Scope,
  { employee, payslipId, month, revision, dueCents }: Announced,
): Promise<void> {
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
    data: { month, revision, dueCents, firstName: greetedName(employee) },
  })
}
