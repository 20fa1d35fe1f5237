import type { Args, RouteHandle } from '~/auth/access'
import { listFile } from '~/documents/list-file'
import { type ContractFilter, listMatchingContracts } from '~/domain/contracts/list.server'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { formatDate, formatToCopy } from '~/i18n/format'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { readContractQuery } from './query'

export const handle = { access: 'see_customers' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await contractsFile(scope, readContractQuery(request), languageOf(request)))
}

async function contractsFile(scope: OfficeScope, filter: ContractFilter, language: Language) {
  const { fields, intervals, everyWeeks } = textsOf(language).contracts
  return listFile({
    fileName: 'vertraege.csv',
    rows: await listMatchingContracts(house.reader, scope, filter),
    columns: [
      [fields.number, ({ number }) => number],
      [fields.title, ({ title }) => title],
      [fields.customer, ({ customerName }) => customerName],
      [fields.starts_on, ({ startsOn }) => formatDate(startsOn, language)],
      [fields.ends_on, ({ endsOn }) => endsOn && formatDate(endsOn, language)],
      [
        fields.interval_months,
        ({ intervalWeeks, intervalMonths }) =>
          intervalWeeks === null ? (intervals[String(intervalMonths)] ?? '') : everyWeeks(intervalWeeks),
      ],
      [fields.next_invoice_on, ({ nextOn }) => nextOn && formatDate(nextOn, language)],
      [fields.net, ({ lines }) => formatToCopy(totalsOf(lines).netCents, language)],
    ],
  })
}
