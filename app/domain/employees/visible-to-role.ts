import type { Role } from '~db/schema'
import { may } from '../kernel/rights'
import { EMPLOYEE_SEALS } from './seals'

/** Which parts of an employee a role sees beside name, employment and hours. */
export function visibleToRole(role: Role) {
  const seesPay = may(role, 'see_pay')
  return {
    /** Pay, bank account, tax, health fund, birth date and numbers. */
    confidential: seesPay,
    documents: seesPay,
    links: may(role, 'share_payslip_links'),
  }
}

interface Entry {
  action: string
  changes: readonly { field: string }[]
}

/** The history that a role sees: without sealed fields, and without entries that changed only those, where it may not see pay. */
export function historyForRole<One extends Entry>(role: Role, history: readonly One[]): One[] {
  return visibleToRole(role).confidential ? [...history] : history.flatMap(withoutConfidential)
}

function withoutConfidential<One extends Entry>(entry: One): One[] {
  if (/^(?:employee\.(?:pay|payroll|opening)_|employee_document\.)/.test(entry.action)) return []
  const changes = entry.changes.filter(({ field }) => !(field in EMPLOYEE_SEALS))
  return changes.length === 0 && entry.changes.length > 0 ? [] : [{ ...entry, changes }]
}
