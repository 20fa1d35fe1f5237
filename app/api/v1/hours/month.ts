import type { Args, RouteHandle } from '~/auth/access'
import { listHours, type MonthOfHours, type ReportedHours } from '~/domain/hours/hours.server'
import { reportHours } from '~/domain/hours/report.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Scope } from '~/domain/kernel/scope'
import { isMonth, type MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { once } from '../../rest/once.server'
import { assertNoQuery, readBody } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { reportedHours } from './schema'

export const handle = {
  access: 'key',
  scope: 'hours:read',
  toChange: 'hours:write',
  bodyLimit: 2 * 1024 * 1024,
} satisfies RouteHandle

export function loader({ request, scope, params: { month } }: Args<typeof handle, 'month'>) {
  assertNoQuery(request)
  return replyHours(scope, monthIn(month))
}

/** What was reported replaces what was there, employee by employee; those who are not named keep theirs. */
export function action({ request, scope, keyId, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const recorded = () => replyHours(scope, month)
  return once(
    { request, scope, keyId },
    async (noting, sent) => {
      const { employees } = await readBody(sent, reportedHours)
      await reportHours(noting, scope, { month, entries: employees })
      return recorded()
    },
    recorded,
  )
}

/** @throws NotFound */
function monthIn(text: string): MonthText {
  if (!isMonth(text)) throw new NotFound()
  return text
}

async function replyHours(scope: Scope, month: MonthText): Promise<Response> {
  const items = await listHours(house.reader, scope, month)
  return reply({ month, items: items.map(showHours) })
}

function showHours({ employeeId, employee, current, correction }: MonthOfHours) {
  return {
    employee_id: employeeId,
    is_known: employee !== null,
    ...showReported(current),
    correction: correction && showReported(correction),
  }
}

function showReported(reported: ReportedHours | null) {
  return {
    hours: reported?.hours ?? null,
    overtime: reported?.overtime ?? null,
    recorded_at: reported?.recordedAt ?? null,
  }
}
