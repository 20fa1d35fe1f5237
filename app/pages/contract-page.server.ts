import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { csvFile } from '~/documents/csv'
import { createContract } from '~/domain/contracts/contracts.server'
import { findContract } from '~/domain/contracts/find.server'
import { type ContractFilter, listMatchingContracts } from '~/domain/contracts/list.server'
import { firstInvoiceOn } from '~/domain/contracts/rhythm'
import { totalsOf } from '~/domain/invoices/totals'
import type { OfficeScope } from '~/domain/scope'
import type { newContractForm } from '~/forms/contract-forms'
import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { house } from '~/house.server'
import { sha256 } from '~/http/sha256.server'
import { formatDate, formatToCopy } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

/** The id of the new contract. A double click makes one. */
export async function addContract(
  scope: OfficeScope,
  customerId: string,
  { [FORM_KEY_FIELD]: formKey, ...entered }: z.output<typeof newContractForm>,
): Promise<string> {
  const earlier = formKey === '' ? undefined : await findContract(house.reader, scope, formKey, scope.today)
  if (earlier && earlier.customerId === customerId && earlier.title === entered.title) return earlier.id
  const interval = {
    intervalMonths: entered.interval_months,
    intervalWeeks: entered.interval_weeks,
    dueDay: entered.due_day,
  }
  const startsOn = entered.starts_on
  const isInAdvance = entered.is_in_advance === 1
  const { id } = await createContract(house, scope, {
    ...interval,
    id: formKey === '' || earlier ? randomUUID() : formKey,
    customerId,
    title: entered.title,
    startsOn,
    endsOn: entered.ends_on,
    noticeMonths: entered.notice_months,
    nextInvoiceOn:
      entered.next_invoice_on ?? firstInvoiceOn({ ...interval, startsOn, isInAdvance }, scope.today),
    isProperty: entered.is_property,
    billing: entered.billing,
    isInAdvance: entered.is_in_advance,
    isProrated: entered.is_prorated,
    lines: entered.lines,
  })
  return id
}

/** The contracts that match as a file, all pages of the list. */
export async function contractsFile(scope: OfficeScope, filter: ContractFilter, language: Language) {
  const { fields, intervals, everyWeeks } = textsOf(language).contracts
  const contracts = await listMatchingContracts(house.reader, scope, filter)
  const columns = ['number', 'title', 'customer', 'starts_on', 'ends_on', 'interval_months'] as const
  const head = [...columns, 'next_invoice_on', 'net'] as const
  const rows = contracts.map((contract) => [
    contract.number,
    contract.title,
    contract.customerName,
    formatDate(contract.startsOn, language),
    contract.endsOn && formatDate(contract.endsOn, language),
    contract.intervalWeeks === null
      ? (intervals[String(contract.intervalMonths)] ?? '')
      : everyWeeks(contract.intervalWeeks),
    contract.nextOn && formatDate(contract.nextOn, language),
    formatToCopy(totalsOf(contract.lines).netCents, language),
  ])
  const bytes = csvFile([head.map((column) => fields[column]), ...rows])
  return { bytes, mediaType: 'text/csv; charset=utf-8', fileName: 'vertraege.csv', sha256: sha256(bytes) }
}
