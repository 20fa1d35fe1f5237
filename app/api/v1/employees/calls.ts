import type { Call } from '../../contract/call'
import { employeePage } from './answers'
import { employeeQuery } from './schema'

export const employeeCalls: readonly Call[] = [
  {
    id: 'listEmployees',
    chapter: 'hours',
    method: 'GET',
    path: '/api/v1/employees',
    opens: 'key',
    scope: 'employees:read',
    query: employeeQuery,
    answer: { status: 200, name: 'EmployeePage', schema: employeePage },
    example: () => ({ address: '/api/v1/employees?state=employed' }),
  },
]
