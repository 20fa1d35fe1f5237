import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import { assessCustomer, type LeftOutInvoice, type Proposal, rememberedDays, type Terms } from './assess'
import { listDue } from './due.server'
import { readDunningSettings } from './settings.server'
import { isTooOld, lastStatementOn } from './statement-age.server'

type Asked = Pick<Scope, 'tenantId' | 'today'>

export interface Proposals {
  /** By name. */
  proposals: Proposal[]
  leftOut: LeftOutInvoice[]
}

/** Whom to remind today of what, and what is left out and why; of some customers only, if asked. */
export async function readProposals(
  executor: Executor,
  scope: Asked,
  customerIds?: readonly string[],
): Promise<Proposals> {
  const terms = await readTerms(executor, scope)
  const found: Proposals = { proposals: [], leftOut: [] }
  for (const customer of await listDue(executor, scope, customerIds)) {
    const { proposal, leftOut } = assessCustomer(customer, terms)
    if (proposal) found.proposals.push(proposal)
    found.leftOut = found.leftOut.concat(leftOut)
  }
  return found
}

async function readTerms(executor: Executor, scope: Asked): Promise<Terms> {
  const settings = await readDunningSettings(executor, scope)
  const statementOn = await lastStatementOn(executor, scope)
  const isOld = isTooOld(statementOn, settings.statementDays, scope.today)
  return { settings, oldStatementOn: isOld ? statementOn : null, today: scope.today, days: rememberedDays() }
}

export interface StatementAge {
  /** The last day that bank statements reach; null for a firm that reads none. */
  statementOn: DateText | null
  /** Nothing is proposed before a newer one. */
  isStatementOld: boolean
}

export async function readStatementAge(executor: Executor, scope: Asked): Promise<StatementAge> {
  const { statementDays } = await readDunningSettings(executor, scope)
  const statementOn = await lastStatementOn(executor, scope)
  return { statementOn, isStatementOld: isTooOld(statementOn, statementDays, scope.today) }
}

/** The proposal of a customer as of now; undefined if there is none. */
export async function findProposal(
  executor: Executor,
  scope: Asked,
  customerId: string,
): Promise<Proposal | undefined> {
  return (await readProposals(executor, scope, [customerId])).proposals[0]
}
