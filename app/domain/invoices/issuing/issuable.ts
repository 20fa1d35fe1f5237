import type { BlockingFinding } from '../conflict'
import { checkAdvances, type StandingAdvance } from './check-advances'
import { checkDates } from './check-dates'
import { checkLines } from './check-lines'
import { checkParties } from './check-parties'
import { checkPayment } from './check-payment'
import { checkTaxes } from './check-taxes'
import { blocking, type Finding } from './findings'
import type { InvoiceView } from './view'
import { checkXRechnung } from './xrechnung-gaps'

/**
 * All findings about an invoice as composed, blocking ones first: what the law, EN 16931 or the bank requires and the
 * data lack, and what is lawful but rarely intended.
 */
export function checkDraft(view: InvoiceView, advances: readonly StandingAdvance[] = []): Finding[] {
  if (view.lines.length === 0) return [blocking('no_lines', 'lines')]
  const findings = [
    ...checkParties(view),
    ...checkLines(view),
    ...checkTaxes(view),
    ...checkDates(view),
    ...checkPayment(view),
    ...checkAdvances(view, advances),
    ...checkXRechnung(view),
  ]
  const isBlocking = ({ severity }: Finding) => severity === 'blocking'
  return [...findings.filter(isBlocking), ...findings.filter((finding) => !isBlocking(finding))]
}

/** Why it must not be issued; empty if it may. */
export function blockingFindings(
  view: InvoiceView,
  advances: readonly StandingAdvance[] = [],
): BlockingFinding[] {
  return checkDraft(view, advances).filter((finding) => finding.severity === 'blocking')
}
