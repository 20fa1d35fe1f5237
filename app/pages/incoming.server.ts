import { listFiles, listIncoming } from '~/domain/incoming-payslips/list.server'
import { listStale } from '~/domain/payroll-run/stale.server'
import { listWaiting } from '~/domain/payslips/waiting.server'
import type { OfficeScope } from '~/domain/scope'
import { house } from '~/house.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { usualMonth } from './incoming-upload.server'

const MOST_FILES = 20

/** What waits for its release, delivered or calculated. */
export async function incomingData(scope: OfficeScope) {
  const waiting = await listWaiting(house.reader, house.vault, scope)
  const which = waiting.map(({ id, employee, month }) => ({ id, employeeId: employee.id, month }))
  const stale = new Set(await listStale(house, scope, which, PAYROLL_WORDS))
  return {
    slips: await listIncoming(house.reader, scope),
    waiting: waiting.map((slip) => ({ ...slip, isStale: stale.has(slip.id) })),
    files: await listFiles(house.reader, scope, MOST_FILES),
    usualMonth: usualMonth(scope.today),
  }
}
