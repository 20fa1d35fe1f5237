import { longListFile } from '~/documents/list-file'
import type { RenderedFile } from '~/domain/documents/render'
import { type InvoiceListItem, readInvoiceRows } from '~/domain/invoices/list.server'
import { type InvoiceListing, listStandingIds } from '~/domain/invoices/payments/standings.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { yieldToLoop } from '~/domain/kernel/yield-to-loop'
import { house } from '~/house.server'
import { formatDate, formatToCopy } from '~/i18n/format'
import { statusWord } from '~/i18n/invoice-status-word'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

const ROWS_PER_READ = 250

export function invoicesFile(
  scope: OfficeScope,
  listed: InvoiceListing,
  language: Language,
): Promise<RenderedFile> {
  const { invoice: words, invoices: texts } = textsOf(language)
  const { columns } = texts
  return longListFile({
    fileName: 'rechnungen.csv',
    rows: readRows(scope, listed),
    columns: [
      [columns.number, ({ number }) => number],
      [columns.customer, ({ customerName }) => customerName],
      [columns.issuedOn, ({ issuedOn }) => issuedOn && formatDate(issuedOn, language)],
      [columns.dueOn, ({ status, dueOn }) => status && dueOn && formatDate(dueOn, language)],
      [columns.status, ({ status }) => (status ? statusWord(status, words.status) : texts.draft)],
      [columns.net, ({ netCents }) => formatToCopy(netCents, language)],
      [columns.amount, ({ grossCents }) => formatToCopy(grossCents, language)],
      [columns.open, ({ openCents }) => formatToCopy(openCents, language)],
    ],
  })
}

async function* readRows(scope: OfficeScope, listed: InvoiceListing): AsyncGenerator<InvoiceListItem[]> {
  const ids = await listStandingIds(house.reader, scope, listed)
  for (let first = 0; first < ids.length; first += ROWS_PER_READ) {
    const some = ids.slice(first, first + ROWS_PER_READ)
    const rows = new Map((await readInvoiceRows(house.reader, scope, some)).map((row) => [row.id, row]))
    yield some.flatMap((id) => rows.get(id) ?? [])
    await yieldToLoop()
  }
}
