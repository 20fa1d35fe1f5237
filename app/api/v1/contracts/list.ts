import * as z from 'zod'
import type { Args, RouteHandle } from '~/auth/access'
import { readContractList } from '~/domain/contracts/list.server'
import { house } from '~/house.server'
import { fieldsOf, only } from '../../rest/fields'
import { asPage, cursor } from '../../rest/paging'
import { readQuery } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { CONTRACT_FIELDS, showContract } from './show'

export const handle = { access: 'key', scope: 'contracts:read' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { cursor: place, fields, ...filter } = readQuery(request, contractQuery)
  const page = await readContractList(house.reader, scope, { ...filter, place })
  return reply(
    asPage(page, (contract) =>
      only(fields, { ...showContract(contract, scope.today), next_invoice_on: contract.nextOn }),
    ),
  )
}

const contractQuery = z.strictObject({
  cursor,
  fields: fieldsOf([...CONTRACT_FIELDS, 'next_invoice_on']),
  search: z.string().max(100).default(''),
  state: z.enum(['running', 'paused', 'ended', 'archived']).default('running'),
  order: z.enum(['title', 'next']).default('title'),
})
