import { csvFile } from '~/documents/csv'
import type { RenderedFile } from '~/domain/documents/render'
import { type InvoiceListItem, readInvoiceRows } from '~/domain/invoices/list.server'
import { type InvoiceListing, listStandingIds } from '~/domain/invoices/payments/standings.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { yieldToLoop } from '~/domain/kernel/yield-to-loop'
import { house } from '~/house.server'
import { formatDate, formatToCopy } from '~/i18n/format'
import { type Texts, textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

const ROWS_PER_READ = 250
const BYTE_ORDER_MARK = 3

export async function invoicesFile(
  scope: OfficeScope,
  listed: InvoiceListing,
  language: Language,
): Promise<RenderedFile> {
  const texts = textsOf(language)
  const { columns } = texts.invoices
  const ids = await listStandingIds(house.reader, scope, listed)
  const parts = [csvFile([Object.values(columns)])]
  for (let first = 0; first < ids.length; first += ROWS_PER_READ) {
    const some = ids.slice(first, first + ROWS_PER_READ)
    const rows = new Map((await readInvoiceRows(house.reader, scope, some)).map((row) => [row.id, row]))
    const listed = some.flatMap((id) => rows.get(id) ?? [])
    parts.push(csvFile(listed.map((row) => rowOf(row, texts, language))).subarray(BYTE_ORDER_MARK))
    await yieldToLoop()
  }
  return { bytes: Buffer.concat(parts), mediaType: 'text/csv; charset=utf-8', fileName: 'rechnungen.csv' }
}

function rowOf(invoice: InvoiceListItem, { invoice: words, invoices: texts }: Texts, language: Language) {
  const { number, customerName, issuedOn, dueOn, status, netCents, grossCents, openCents } = invoice
  return [
    number ?? '',
    customerName,
    issuedOn && formatDate(issuedOn, language),
    status && dueOn && formatDate(dueOn, language),
    status ? words.status[status.state].word : texts.draft,
    formatToCopy(netCents, language),
    formatToCopy(grossCents, language),
    formatToCopy(openCents, language),
  ]
}
