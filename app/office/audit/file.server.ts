import { csvFile } from '~/documents/csv'
import type { RenderedFile } from '~/domain/documents/render'
import type { OfficeScope } from '~/domain/kernel/scope'
import { yieldToLoop } from '~/domain/kernel/yield-to-loop'
import { type AuditListing, readAuditStretch } from '~/domain/overviews/audit-log.server'
import { house } from '~/house.server'
import { auditWords } from '~/i18n/audit-words'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { auditRowsOf } from './rows.server'

const ENTRIES_PER_READ = 500

const BYTE_ORDER_MARK = 3

export async function auditFile(
  scope: OfficeScope,
  listed: AuditListing,
  language: Language,
): Promise<RenderedFile> {
  const texts = textsOf(language)
  const { columns, filter: its, before: was, after: became } = texts.audit
  const head = [
    columns.at,
    columns.person,
    its.kind,
    columns.record,
    columns.action,
    texts.audit.field,
    was,
    became,
  ]
  const parts = [csvFile([head])]
  for (let after: string | undefined; ; ) {
    const { items, names } = await readAuditStretch(house.reader, scope, {
      ...listed,
      limit: ENTRIES_PER_READ,
      after,
    })
    const words = auditWords(texts, language, names)
    parts.push(
      csvFile(items.flatMap((line) => auditRowsOf(line, { texts, words, language }))).subarray(
        BYTE_ORDER_MARK,
      ),
    )
    after = items.at(-1)?.id
    if (items.length < ENTRIES_PER_READ) break
    await yieldToLoop()
  }
  return { bytes: Buffer.concat(parts), mediaType: 'text/csv; charset=utf-8', fileName: 'protokoll.csv' }
}
