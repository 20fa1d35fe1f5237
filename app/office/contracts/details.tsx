import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { changeContract } from '~/domain/contracts/change.server'
import { ContractConflict } from '~/domain/contracts/conflict'
import { readContractValues } from '~/domain/contracts/values.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { useTexts } from '~/kit/language'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { ContractFields } from './fields'
import { ContractFormPage } from './form-page'
import { contractForm, fieldOfConflict } from './forms'

export const handle = {
  access: 'keep_customers',
  title: (texts, data) => titleAbout(texts.contracts.edit, data, 'contract', 'title'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'contractId'>) {
  return { contract: await readContractValues(house.reader, scope, params.contractId) }
}

export function action({ request, scope, params: { contractId } }: Args<typeof handle, 'contractId'>) {
  const conflict = { of: ContractConflict, at: fieldOfConflict }
  return carryOutForm({ request, schema: contractForm, conflict }, async (values) => {
    await changeContract(house, scope, contractId, values)
    return saved<'contracts'>(request, paths.contract(contractId), 'stammdaten')
  })
}

export default function ContractDetails() {
  const { contract } = useLoaderData<typeof loader>()
  const { contracts: texts, records } = useTexts()
  return (
    <ContractFormPage
      contract={contract}
      title={texts.edit}
      text={texts.editText}
      action={paths.contractDetails(contract.id)}
      button={records.save}
    >
      <ContractFields stored={contract} />
    </ContractFormPage>
  )
}
