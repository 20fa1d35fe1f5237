import { randomUUID } from 'node:crypto'
import type { TaxCategory } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { DateText } from '../calendar'
import { getCustomer } from '../customers/find.server'
import type { House, Trx } from '../house'
import type { Cents, DecimalText } from '../money'
import { takeRegisterNumber } from '../numbering.server'
import type { Scope } from '../scope'
import { writing } from '../writing.server'

/** What is billed each interval. `unit` is a UN/ECE Rec 20 code, `taxRate` percent. */
export interface ContractLine {
  description: string
  quantity: DecimalText
  unit: string
  unitPriceCents: Cents
  taxCategory: TaxCategory
  taxRate: DecimalText
}

export interface NewContract {
  id?: string
  customerId: string
  title: string
  startsOn: DateText
  endsOn?: DateText | null
  noticeMonths: number
  intervalMonths: 1 | 3 | 6 | 12
  nextInvoiceOn?: DateText | null
  lines: readonly ContractLine[]
}

/**
 * Creates a contract with its lines.
 * @throws NotFound for a customer of nobody, or of another tenant
 */
export function createContract(
  house: House,
  scope: Scope,
  input: NewContract,
): Promise<{ id: string; number: string }> {
  const id = input.id ?? randomUUID()
  return writing(house, scope, async (trx) => {
    await getCustomer(trx, scope, input.customerId)
    const number = await takeRegisterNumber(trx, scope, 'contract')
    await trx
      .insertInto('contracts')
      .values({
        tenant_id: scope.tenantId,
        id,
        customer_id: input.customerId,
        number,
        title: input.title,
        starts_on: input.startsOn,
        ends_on: input.endsOn ?? null,
        notice_months: input.noticeMonths,
        interval_months: input.intervalMonths,
        next_invoice_on: input.nextInvoiceOn ?? null,
        created_at: scope.at,
      })
      .execute()
    await insertLines(trx, scope, id, input.lines)
    await recordAudit(trx, scope, {
      action: 'contract.created',
      subjectType: 'contract',
      subjectId: id,
      after: { number, title: input.title, customerId: input.customerId, startsOn: input.startsOn },
    })
    return { id, number }
  })
}

async function insertLines(
  trx: Trx,
  scope: Scope,
  contractId: string,
  lines: readonly ContractLine[],
): Promise<void> {
  if (lines.length === 0) return
  await trx
    .insertInto('contract_lines')
    .values(
      lines.map((line, index) => ({
        tenant_id: scope.tenantId,
        contract_id: contractId,
        position: index + 1,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        unit_price_cents: line.unitPriceCents,
        tax_category: line.taxCategory,
        tax_rate: line.taxRate,
      })),
    )
    .execute()
}
