import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { ContractPage } from './contract-page'
import { readContractPage } from './page.server'

export const handle = {
  access: 'see_customers',
  title: (texts, data) => titleAbout(texts.contracts.one, data, 'contract', 'title'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'contractId'>) {
  return {
    ...(await readContractPage(house.reader, scope, params.contractId)),
    mayKeep: may(scope.role, 'keep_customers'),
  }
}

export default function Contract() {
  return <ContractPage {...useLoaderData<typeof loader>()} />
}
