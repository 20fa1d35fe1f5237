import { randomUUID } from 'node:crypto'
import type { Billing, Flag } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { getCustomer } from '../customers/find.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { takeNumber } from '../numbers/take.server'
import type { DateText } from '../values/calendar'
import { ContractConflict } from './conflict'
import { contractKeys } from './keys'
import { type ContractLine, toPricesJson } from './prices'
import { requireRecent } from './recent'

export interface NewContract {
  id?: string
  customerId: string
  title: string
  startsOn: DateText
  endsOn?: DateText | null
  noticeMonths: number
  /** Null for a weekly interval. */
  intervalMonths: 1 | 3 | 6 | 12 | null
  intervalWeeks?: number | null
  dueDay?: number | null
  nextInvoiceOn?: DateText | null
  isProperty?: Flag
  billing?: Billing
  isInAdvance?: Flag
  isProrated?: Flag
  lines: readonly ContractLine[]
}

/**
 * Creates a contract with its lines.
 * @throws NotFound for an unknown customer, or another tenant's; ContractConflict `customer_archived`, `next_long_ago`
 */
export function createContract(
  house: House,
  scope: Scope,
  input: NewContract,
): Promise<{ id: string; number: string }> {
  const id = input.id ?? randomUUID()
  return writing(house, scope, async (trx) => {
    const customer = await getCustomer(trx, scope, input.customerId)
    if (customer.isArchived) throw new ContractConflict('customer_archived')
    const number = await takeNumber(trx, scope, 'contract')
    const row = { ...newRow(scope, input), id, number }
    requireRecent(row, scope)
    await trx
      .insertInto('contracts')
      .values({ ...row, ...contractKeys(row) })
      .execute()
    await recordAudit(trx, scope, {
      action: 'contract.created',
      subjectType: 'contract',
      subjectId: id,
      after: { number, title: input.title, customerId: input.customerId, startsOn: input.startsOn },
    })
    return { id, number }
  })
}

function newRow({ tenantId, at }: Scope, input: NewContract) {
  return {
    tenant_id: tenantId,
    customer_id: input.customerId,
    title: input.title,
    starts_on: input.startsOn,
    ends_on: input.endsOn ?? null,
    end_reason: null,
    notice_months: input.noticeMonths,
    interval_months: input.intervalMonths,
    interval_weeks: input.intervalWeeks ?? null,
    due_day: input.dueDay ?? null,
    next_invoice_on: input.nextInvoiceOn ?? null,
    paused_from_on: null,
    paused_until_on: null,
    is_property: input.isProperty ?? 0,
    billing: input.billing ?? 'drafts',
    is_in_advance: input.isInAdvance ?? 0,
    is_prorated: input.isProrated ?? 1,
    prices_json: toPricesJson([{ from: input.startsOn, lines: [...input.lines] }]),
    created_at: at,
    archived_at: null,
    revision: 0,
  }
}
