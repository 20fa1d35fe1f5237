import type { Call } from '../../contract/call'
import { monthOfHours } from './answers'
import { reportedHours } from './schema'

const shared = { chapter: 'hours', opens: 'key', path: '/api/v1/hours/{month}' } as const
const answer = { status: 200, name: 'MonthOfHours', schema: monthOfHours } as const

export const hoursCalls: readonly Call[] = [
  {
    ...shared,
    id: 'getHours',
    method: 'GET',
    scope: 'hours:read',
    answer,
    example: ({ month }) => ({ address: `/api/v1/hours/${month}` }),
  },
  {
    ...shared,
    id: 'reportHours',
    method: 'POST',
    scope: 'hours:write',
    body: { name: 'ReportedHours', schema: reportedHours },
    takes: ['Idempotency-Key'],
    answer,
    example: ({ month, employee }) => ({
      address: `/api/v1/hours/${month}`,
      headers: { 'Idempotency-Key': { before: 'hours-', isNew: true } },
      body: { employees: [{ employee_id: employee, hours: '160', overtime: '2.5' }] },
    }),
  },
]
