import type { AuditLine } from '~/domain/overviews/audit-log.server'
import type { AuditWords } from '~/i18n/audit-words'
import { formatMomentToCopy } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import type { Language } from '~db/schema'

interface Told {
  texts: Texts
  words: AuditWords
  language: Language
}

export function auditRowsOf(line: AuditLine, { texts, words, language }: Told): string[][] {
  const { subjectType, changes } = line
  const head = [
    formatMomentToCopy(line.at, language),
    line.by?.name ?? texts.audit.actors[line.actor],
    words.kind(subjectType),
    words.record(subjectType, line.subjectId) ?? line.subjectId,
    words.action(line.action),
  ]
  if (changes.length === 0) return [[...head, '', '', '']]
  return changes.map(({ field, before, after }) => [
    ...head,
    words.field(subjectType, field),
    before === undefined ? '' : words.value(subjectType, field, before),
    after === undefined ? '' : words.value(subjectType, field, after),
  ])
}
