import type { Call } from '../../contract/call'
import { contract, contractPage } from './answers'
import { contractQuery } from './schema'

const shared = { chapter: 'contracts', opens: 'key', method: 'GET', scope: 'contracts:read' } as const

export const contractCalls: readonly Call[] = [
  {
    ...shared,
    id: 'listContracts',
    path: '/api/v1/contracts',
    query: contractQuery,
    answer: { status: 200, name: 'ContractPage', schema: contractPage },
    example: () => ({ address: '/api/v1/contracts?state=running&order=next' }),
  },
  {
    ...shared,
    id: 'getContract',
    path: '/api/v1/contracts/{contract_id}',
    answer: { status: 200, name: 'Contract', schema: contract, headers: ['ETag'] },
    example: ({ contract }) => ({ address: `/api/v1/contracts/${contract}` }),
  },
]
