import type { LinkPurpose } from '~db/schema'
import { may, type Right } from './rights'
import type { OfficeScope } from './scope'

type Reader = Pick<OfficeScope, 'role' | 'ownerSeesSensitive'>

/**
 * Whether somebody sees church tax by denomination, garnishments with their creditors, and sickness (Art. 9 GDPR, § 26 BDSG):
 * payroll always; owners where nobody else does payroll, or where the firm says so (decision 501).
 */
export function seesSensitive({ role, ownerSeesSensitive }: Reader): boolean {
  return may(role, 'see_sensitive') && (role !== 'owner' || ownerSeesSensitive === true)
}

/** A link to payslips shows all that is on them. */
const SENSITIVE: readonly Right[] = ['see_sensitive', 'share_payslip_links']

/** A right of the role, less what the firm keeps from its owners. */
export function mayDo(reader: Reader, right: Right): boolean {
  return may(reader.role, right) && (!SENSITIVE.includes(right) || seesSensitive(reader))
}

export function mayShareLink(reader: Reader, purpose: LinkPurpose): boolean {
  return mayDo(reader, purpose === 'mitarbeiter-portal' ? 'share_payslip_links' : 'share_invoice_links')
}
