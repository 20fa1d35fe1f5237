import { randomUUID } from 'node:crypto'
import { dueInvoice } from '../contracts/billing'
import { findContract } from '../contracts/find.server'
import { Busy } from '../kernel/errors'
import type { House } from '../kernel/house'
import { oneAtATime } from '../kernel/one-at-a-time'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { billNext } from './bill-next.server'
import { listDueContracts, listPending } from './due.server'
import { issueAndSend } from './issue-and-send.server'
import type { ProratedWords } from './prorated-words'
import { keepResult, settleResult } from './results.server'

export interface RunOptions {
  newId?: () => string
  words: ProratedWords
  /** Issued and mailed in this run; the next run does the others. */
  mostIssued?: number
  isStopped?: () => boolean
  /** Receives unexpected errors; the office sees them in the contract's result. */
  onError?: (error: unknown) => void
}

/**
 * Bills all due contracts of the tenant and finishes what an earlier run left. Repeated or simultaneous runs bill nothing
 * twice. @returns the id of the run if there was anything to do
 */
export function runBilling(house: House, scope: Scope, options: RunOptions): Promise<string | undefined> {
  return oneAtATime(`billing ${scope.tenantId}`, async () => {
    const newId = options.newId ?? randomUUID
    const runId = newId()
    const isStopped = options.isStopped ?? (() => false)
    let hasBilled = false
    for (const contractId of await listDueContracts(house.reader, scope)) {
      if (isStopped()) break
      hasBilled = (await billContract(house, scope, { ...options, newId, runId, contractId })) || hasBilled
    }
    await sendPending(house, scope, options)
    return hasBilled ? runId : undefined
  })
}

type BillOne = RunOptions & { newId: () => string; runId: string; contractId: string }

/** All due periods of a contract, one transaction each. */
async function billContract(house: House, scope: Scope, one: BillOne): Promise<boolean> {
  let hasBilled = false
  try {
    while (!one.isStopped?.()) {
      const step = await writing(house, scope, (trx) => billNext(trx, house, scope, one))
      if (!step) break
      hasBilled ||= step.invoiceId !== undefined
      await yieldToLoop()
    }
  } catch (error) {
    if (error instanceof Busy) return hasBilled
    one.onError?.(error)
    return (await keepFailure(house, scope, one)) || hasBilled
  }
  return hasBilled
}

/** The contract stays due, so the next run tries again; the office is told once. */
function keepFailure(house: House, scope: Scope, { runId, contractId }: BillOne): Promise<boolean> {
  return writing(house, scope, async (trx) => {
    const contract = await findContract(trx, scope, contractId, scope.today)
    const due = contract && dueInvoice(contract)
    if (!due) return false
    const known = await trx
      .selectFrom('billing_results')
      .select('run_id')
      .where('tenant_id', '=', scope.tenantId)
      .where('contract_id', '=', contractId)
      .where('period_from_on', '=', due.period.from)
      .executeTakeFirst()
    if (known) return false
    await keepResult(trx, scope, {
      ...due.period,
      contractId,
      runId,
      plannedOn: due.on,
      invoiceId: null,
      outcome: 'failed',
      reason: 'broken',
    })
    return true
  })
}

async function sendPending(house: House, scope: Scope, options: RunOptions): Promise<void> {
  const { mostIssued = Number.POSITIVE_INFINITY, isStopped = () => false, onError } = options
  let issued = 0
  for (const invoiceId of await listPending(house.reader, scope)) {
    if (isStopped() || issued++ >= mostIssued) return
    try {
      const result = await issueAndSend(house, scope, invoiceId)
      await writing(house, scope, (trx) => settleResult(trx, scope, invoiceId, result))
    } catch (error) {
      if (!(error instanceof Busy)) onError?.(error)
    }
    await yieldToLoop()
  }
}
