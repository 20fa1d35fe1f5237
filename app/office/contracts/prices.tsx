import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { changePrices } from '~/domain/contracts/change.server'
import { ContractConflict } from '~/domain/contracts/conflict'
import { getContract } from '~/domain/contracts/find.server'
import { readContractValues } from '~/domain/contracts/values.server'
import { getCustomer } from '~/domain/customers/find.server'
import { readSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { usualTaxOf } from '~/kit/forms/new-line'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { LINES_BYTES } from '~/kit/forms/priced-lines'
import { otherLines } from '~/kit/priced-lines.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { contractPricesForm } from './forms'
import { ContractPricesPage } from './prices-page'

export const handle = {
  access: 'keep_customers',
  bodyLimit: LINES_BYTES,
  title: (texts, data) => titleAbout(texts.contracts.fields.prices_json, data, 'contract', 'title'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'contractId'>) {
  const contract = await readContractValues(house.reader, scope, params.contractId)
  const { customerId } = await getContract(house.reader, scope, params.contractId)
  const { kind } = await getCustomer(house.reader, scope, customerId)
  const usualTax = usualTaxOf(await readSettings(house.reader, scope))
  return { contract, today: scope.today, isConsumer: kind === 'consumer', usualTax }
}

export async function action({ request, scope, params: { contractId } }: Args<typeof handle, 'contractId'>) {
  const more = await otherLines(request)
  if (more) return more
  const conflict = { of: ContractConflict, at: 'from' }
  return carryOutForm({ request, schema: contractPricesForm, conflict }, async (values) => {
    await changePrices(house, scope, contractId, values)
    return saved<'contracts'>(request, paths.contract(contractId), 'preise')
  })
}

export default function ContractPrices() {
  return <ContractPricesPage {...useLoaderData<typeof loader>()} />
}
