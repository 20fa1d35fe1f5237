import type { AuditLine } from '~/domain/office/audit-log.server'
import type { AuditWords } from '~/i18n/audit-words'
import type { Texts } from '~/i18n/texts'

interface Told {
  texts: Texts
  words: AuditWords
  names: Readonly<Record<string, string>>
}

export function auditRowsOf(line: AuditLine, { texts, words, names }: Told): string[][] {
  const { subjectType, changes } = line
  const head = [
    line.at,
    line.by?.name ?? texts.audit.actors[line.actor],
    words.kind(subjectType),
    names[line.subjectId] ?? words.kind(line.subjectId),
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
