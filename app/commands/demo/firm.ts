import type { House } from '~/domain/kernel/house'
import type { LinkScope, Scope } from '~/domain/kernel/scope'
import type { PayslipInput } from '~/domain/payroll/payslip/input'
import type { LinkPurpose } from '~db/schema'
import type { Dice } from './dice'
import type { Moment, Timeline } from './timeline'

/** One firm of the demo and all it takes to tell its history. */
export interface Firm {
  house: House
  dice: Dice
  timeline: Timeline
  tenantId: string
  name: string
  /** The firm as payroll sees it. */
  employer: PayslipInput['employer']
  /** Who works in the office, as the audit writes it. */
  office: string
}

/** The id of one of its people. */
export function employeeId({ dice, tenantId }: Firm, { key }: { key: string }): string {
  return dice.id(`employee ${tenantId} ${key}`)
}

/** The office of the firm at a moment. */
export function officeAt(firm: Firm, moment: Moment): Scope {
  return { ...moment, tenantId: firm.tenantId, actor: firm.office }
}

/** A visitor who opens a link at a given moment. */
export function visitorAt(
  firm: Firm,
  moment: Moment,
  link: { id: string; purpose: LinkPurpose; subjectId: string },
): LinkScope {
  const { id: linkId, ...opened } = link
  return { ...moment, ...opened, tenantId: firm.tenantId, actor: `link:${linkId}`, linkId, contactId: null }
}
