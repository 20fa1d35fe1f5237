import type { Role } from '~db/schema'
import { may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { mayDo } from '../kernel/sensitive'
import { EMPLOYEE_SEALS } from './seals'

/** What a reader may see of an employee besides name, employment and hours. */
export function visibleTo(scope: OfficeScope) {
  return {
    /** Pay, bank account, tax, health fund, birth date and numbers. */
    confidential: may(scope.role, 'see_pay'),
    /** Payslips, and documents that may say as much. */
    documents: mayDo(scope, 'see_sensitive'),
    links: mayDo(scope, 'share_payslip_links'),
  }
}

interface Entry {
  action: string
  changes: readonly { field: string }[]
}

/** The history that a role sees: without sealed fields, and without entries that changed only those, where it may not see pay. */
export function historyForRole<One extends Entry>(role: Role, history: readonly One[]): One[] {
  return may(role, 'see_pay') ? [...history] : history.flatMap(withoutConfidential)
}

function withoutConfidential<One extends Entry>(entry: One): One[] {
  if (/^(?:employee\.(?:pay|payroll|opening)_|employee_document\.)/.test(entry.action)) return []
  const changes = entry.changes.filter(({ field }) => !(field in EMPLOYEE_SEALS))
  return changes.length === 0 && entry.changes.length > 0 ? [] : [{ ...entry, changes }]
}
