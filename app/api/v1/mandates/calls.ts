import type { Call } from '../../contract/call'
import { mandatePage } from './answers'
import { mandateQuery } from './schema'

export const mandateCalls: readonly Call[] = [
  {
    id: 'listMandates',
    chapter: 'mandates',
    method: 'GET',
    path: '/api/v1/mandates',
    opens: 'key',
    scope: 'mandates:read',
    query: mandateQuery,
    answer: { status: 200, name: 'MandatePage', schema: mandatePage },
    example: () => ({ address: '/api/v1/mandates?state=active' }),
  },
]
