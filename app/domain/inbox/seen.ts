import type { Role } from '~db/schema'
import { may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { seesSensitive } from '../kernel/sensitive'
import { EVENTS } from './schema'

type Event = (typeof EVENTS)[number]

const OF_INVOICING: readonly Event[] = ['mandat.neu']

/** The area whose tasks an event makes, and whose people see it. */
export function areaOf(event: string): 'invoicing' | 'payroll' {
  return OF_INVOICING.some((name) => name === event) ? 'invoicing' : 'payroll'
}

/** A body without an event may be about anything: it is for those who see all of them. */
export function mayOpenRefused(role: Role, event: string | null): boolean {
  const seen = eventsSeenBy(role)
  return event === null ? seen.length === EVENTS.length : seen.some((name) => name === event)
}

/** The events that a role sees among the deliveries. */
export function eventsSeenBy(role: Role): readonly Event[] {
  const seen = { payroll: may(role, 'see_employees'), invoicing: may(role, 'see_invoices') }
  return EVENTS.filter((event) => seen[areaOf(event)])
}

/** Bodies may tell of pay, and those of hours of sickness; without an event, a body may be one of hours. */
export function mayReadBody(scope: OfficeScope, event: string | null): boolean {
  const mayBeHours = event === null || event === 'zeiterfassung.export'
  return mayBeHours ? seesSensitive(scope) : may(scope.role, 'see_pay')
}
