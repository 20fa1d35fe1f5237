import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { endContract } from '~/domain/contracts/change.server'
import { ContractConflict } from '~/domain/contracts/conflict'
import { readContractValues } from '~/domain/contracts/values.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { ContractEndPage } from './end-page'
import { contractEndForm } from './forms'
import { readContractPage } from './page.server'

export const handle = {
  access: 'keep_customers',
  title: (texts, data) => titleAbout(texts.contracts.end.title, data, 'contract', 'title'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'contractId'>) {
  const { end } = await readContractPage(house.reader, scope, params.contractId)
  return { contract: await readContractValues(house.reader, scope, params.contractId), end }
}

export function action({ request, scope, params: { contractId } }: Args<typeof handle, 'contractId'>) {
  const conflict = { of: ContractConflict, at: 'ends_on' }
  return carryOutForm({ request, schema: contractEndForm, conflict }, async (values) => {
    await endContract(house, scope, contractId, values)
    return saved<'contracts'>(request, paths.contract(contractId), 'ende')
  })
}

export default function ContractEnd() {
  return <ContractEndPage {...useLoaderData<typeof loader>()} />
}
