import { longListFile } from '~/documents/list-file'
import type { RenderedFile } from '~/domain/documents/render'
import type { OfficeScope } from '~/domain/kernel/scope'
import { yieldToLoop } from '~/domain/kernel/yield-to-loop'
import { type AuditLine, type AuditListing, readAuditStretch } from '~/domain/overviews/audit-log.server'
import { house } from '~/house.server'
import { type AuditWords, auditWords } from '~/i18n/audit-words'
import { formatMomentToCopy } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { actorIn } from './actor'

const ENTRIES_PER_READ = 500

/** An entry, and one of its changes if it has any. */
interface Row {
  line: AuditLine
  change: AuditLine['changes'][number] | undefined
  words: AuditWords
}

export function auditFile(
  scope: OfficeScope,
  listed: AuditListing,
  language: Language,
): Promise<RenderedFile> {
  const { audit: texts } = textsOf(language)
  const { columns } = texts
  return longListFile({
    fileName: 'protokoll.csv',
    rows: readRows(scope, listed, language),
    columns: [
      [columns.at, ({ line }) => formatMomentToCopy(line.at, language)],
      [columns.person, ({ line }) => actorIn(line, texts)],
      [texts.filter.kind, ({ line, words }) => words.kind(line.subjectType)],
      [columns.record, ({ line, words }) => words.record(line.subjectType, line.subjectId) ?? line.subjectId],
      [columns.action, ({ line, words }) => words.action(line.action)],
      [texts.field, ({ line, change, words }) => (change ? words.field(line.subjectType, change.field) : '')],
      [texts.before, (row) => valueIn(row, 'before')],
      [texts.after, (row) => valueIn(row, 'after')],
    ],
  })
}

function valueIn({ line, change, words }: Row, when: 'before' | 'after'): string {
  const value = change?.[when]
  return change === undefined || value === undefined ? '' : words.value(line.subjectType, change.field, value)
}

async function* readRows(
  scope: OfficeScope,
  listed: AuditListing,
  language: Language,
): AsyncGenerator<Row[]> {
  const texts = textsOf(language)
  for (let after: string | undefined; ; ) {
    const stretch = { ...listed, limit: ENTRIES_PER_READ, after }
    const { items, names } = await readAuditStretch(house.reader, scope, stretch)
    const words = auditWords(texts, language, names)
    yield items.flatMap((line) => {
      const changes = line.changes.length === 0 ? [undefined] : line.changes
      return changes.map((change) => ({ line, change, words }))
    })
    after = items.at(-1)?.id
    if (items.length < ENTRIES_PER_READ) return
    await yieldToLoop()
  }
}
