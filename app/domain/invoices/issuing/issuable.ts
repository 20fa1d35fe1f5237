import { checkAdvances, type StandingAdvance } from './check-advances'
import { checkDates } from './check-dates'
import { checkLines } from './check-lines'
import { checkParties } from './check-parties'
import { checkPayment } from './check-payment'
import { checkTaxes } from './check-taxes'
import { type Finding, type IssueObstacle, obstacle } from './findings'
import type { InvoiceView } from './view'
import { checkXRechnung } from './xrechnung-gaps'

/**
 * Everything that is to be said against issuing an invoice as it was composed, obstacles first: what the law, EN 16931
 * or the bank asks for and the data lack, and what is lawful but rarely intended.
 */
export function checkDraft(view: InvoiceView, advances: readonly StandingAdvance[] = []): Finding[] {
  if (view.lines.length === 0) return [obstacle('no_lines', 'lines')]
  const findings = [
    ...checkParties(view),
    ...checkLines(view),
    ...checkTaxes(view),
    ...checkDates(view),
    ...checkPayment(view),
    ...checkAdvances(view, advances),
    ...checkXRechnung(view),
  ]
  const isObstacle = ({ severity }: Finding) => severity === 'obstacle'
  return [...findings.filter(isObstacle), ...findings.filter((finding) => !isObstacle(finding))]
}

/** The first reason why an invoice must not be issued as it is. */
export function issueObstacle(
  view: InvoiceView,
  advances: readonly StandingAdvance[] = [],
): IssueObstacle | undefined {
  const [first] = checkDraft(view, advances)
  return first?.severity === 'obstacle' ? first.code : undefined
}
