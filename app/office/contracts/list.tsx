import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readContractList } from '~/domain/contracts/list.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { ContractsPage } from './list-page'
import { readContractQuery } from './query'

export const handle = {
  access: 'see_customers',
  title: (texts) => texts.contracts.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readContractQuery(request)
  return {
    query,
    contracts: await readContractList(house.reader, scope, query),
    mayKeep: may(scope.role, 'keep_customers'),
  }
}

export default function Contracts() {
  return <ContractsPage {...useLoaderData<typeof loader>()} />
}
