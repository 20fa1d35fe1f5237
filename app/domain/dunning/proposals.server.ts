import type { Executor } from '../kernel/house'
import { answersTo } from '../kernel/questions.server'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import { assessCustomer, type LeftOutInvoice, type Proposal, rememberedDays, type Terms } from './assess'
import { listDue } from './due.server'
import { settingsAsked } from './settings.server'
import { isTooOld, lastStatementAsked } from './statement-age.server'

type Asked = Pick<Scope, 'tenantId' | 'today'>

export interface Proposals {
  /** By name. */
  proposals: Proposal[]
  leftOut: LeftOutInvoice[]
}

/** Whom to remind today of what, and what is left out and why; of some customers only, if asked. @param known the firm's terms, if they were read */
export async function readProposals(
  executor: Executor,
  scope: Asked,
  customerIds?: readonly string[],
  known?: Terms,
): Promise<Proposals> {
  const terms = known ?? (await readTerms(executor, scope))
  const found: Proposals = { proposals: [], leftOut: [] }
  for (const customer of await listDue(executor, scope, customerIds)) {
    const { proposal, leftOut } = assessCustomer(customer, terms)
    if (proposal) found.proposals.push(proposal)
    found.leftOut = found.leftOut.concat(leftOut)
  }
  return found
}

/** How the firm reminds, and how old its statements are. */
export async function readTerms(executor: Executor, scope: Asked): Promise<Terms & StatementAge> {
  const { settings, statementOn } = await answersTo(executor, {
    settings: settingsAsked(scope),
    statementOn: lastStatementAsked(scope),
  })
  const isStatementOld = isTooOld(statementOn, settings.statementDays, scope.today)
  const oldStatementOn = isStatementOld ? statementOn : null
  return { settings, oldStatementOn, statementOn, isStatementOld, today: scope.today, days: rememberedDays() }
}

export interface StatementAge {
  /** The last day that bank statements reach; null for a firm that reads none. */
  statementOn: DateText | null
  /** Nothing is proposed before a newer one. */
  isStatementOld: boolean
}

/** The proposal of a customer as of now; undefined if there is none. */
export async function findProposal(
  executor: Executor,
  scope: Asked,
  customerId: string,
): Promise<Proposal | undefined> {
  return (await readProposals(executor, scope, [customerId])).proposals[0]
}
