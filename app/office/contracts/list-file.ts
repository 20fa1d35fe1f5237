import type { Args, RouteHandle } from '~/auth/access'
import { csvFile } from '~/documents/csv'
import { type ContractFilter, listMatchingContracts } from '~/domain/contracts/list.server'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { download } from '~/http/download.server'
import { sha256 } from '~/http/sha256.server'
import { formatDate, formatToCopy } from '~/i18n/format'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { readContractQuery } from './query'

export const handle = { access: 'see_customers' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return download(request, await contractsFile(scope, readContractQuery(request), languageOf(request)))
}

async function contractsFile(scope: OfficeScope, filter: ContractFilter, language: Language) {
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
