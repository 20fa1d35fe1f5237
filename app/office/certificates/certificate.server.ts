import { type CertificateKind, isCertificateKind } from '~/domain/certificates/kinds'
import { readCertificate } from '~/domain/certificates/read-certificate.server'
import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import { findTenant } from '~/domain/tenants/tenants.server'
import { type MonthText, monthOf, shiftMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import type { Language } from '~db/schema'
import { certificateReport } from './certificate-report.server'

export interface Asked {
  employeeId: string
  kind: CertificateKind
  until: MonthText
}

/** @throws NotFound */
export function kindIn(text: string): CertificateKind {
  if (!isCertificateKind(text)) throw new NotFound()
  return text
}

/** Of somebody who works here, the last month that is over. */
export function lastMonth({ today }: Pick<OfficeScope, 'today'>, exitOn: string | null): MonthText {
  const before = shiftMonth(monthOf(today), -1)
  return exitOn !== null && monthOf(exitOn) < before ? monthOf(exitOn) : before
}

export async function certificateOf(scope: OfficeScope, asked: Asked, language: Language) {
  const firm = await findTenant(house.reader, scope)
  if (!firm) throw new NotFound()
  const certificate = await readCertificate(house, scope, asked)
  return { certificate, report: certificateReport(certificate, { firm: firm.name, language }) }
}
