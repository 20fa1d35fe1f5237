import { type UpcomingInvoice, upcomingInvoices } from '~/domain/contracts/billing'
import { type Contract, getContract } from '~/domain/contracts/find.server'
import { type ContractEnd, earliestEnd } from '~/domain/contracts/notice'
import { type ContractState, contractStateOn } from '~/domain/contracts/state'
import { getCustomer } from '~/domain/customers/find.server'
import type { Executor } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type HistoryEntry, readHistory } from '~/domain/records/past.server'

export interface ContractPage {
  contract: Contract
  state: ContractState
  customer: { id: string; name: string }
  upcoming: UpcomingInvoice[]
  end: ContractEnd
  history: HistoryEntry[]
}

/** @throws NotFound */
export async function readContractPage(
  executor: Executor,
  scope: OfficeScope,
  contractId: string,
): Promise<ContractPage> {
  const contract = await getContract(executor, scope, contractId)
  const { id, name } = await getCustomer(executor, scope, contract.customerId)
  return {
    contract,
    state: contractStateOn(contract, scope.today),
    customer: { id, name },
    upcoming: upcomingInvoices(contract),
    end: earliestEnd(contract, scope.today),
    history: await readHistory(executor, scope, 'contract', contractId),
  }
}
