import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import { assessCustomer, type LeftOutInvoice, type Proposal, type Terms } from './assess'
import { listDue } from './due.server'
import { readDunningSettings } from './settings.server'
import { isTooOld, lastStatementOn } from './statement-age.server'

export interface Proposals {
  /** By name. */
  proposals: Proposal[]
  leftOut: LeftOutInvoice[]
  /** The last day that bank statements reach; null for a firm that reads none. */
  statementOn: DateText | null
  isStatementOld: boolean
}

/** Whom to remind today of what, and what is left out and why; of one customer only, if asked. */
export async function readProposals(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerId?: string,
): Promise<Proposals> {
  const settings = await readDunningSettings(executor, scope)
  const statementOn = await lastStatementOn(executor, scope)
  const isStatementOld = isTooOld(statementOn, settings.statementDays, scope.today)
  const terms: Terms = {
    settings,
    oldStatementOn: isStatementOld ? statementOn : null,
    today: scope.today,
  }
  const found: Proposals = { proposals: [], leftOut: [], statementOn, isStatementOld }
  for (const customer of await listDue(executor, scope, customerId)) {
    const { proposal, leftOut } = assessCustomer(customer, terms)
    if (proposal) found.proposals.push(proposal)
    found.leftOut.push(...leftOut)
  }
  return found
}

/** The proposal of a customer as of now; undefined if there is none. */
export async function findProposal(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerId: string,
): Promise<Proposal | undefined> {
  return (await readProposals(executor, scope, customerId)).proposals[0]
}
