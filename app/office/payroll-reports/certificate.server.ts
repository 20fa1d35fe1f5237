import { type CertificateLine, certificateOf } from '~/domain/payroll-reports/certificate'
import type { Report, ReportCell, ReportRow } from '~/domain/payroll-reports/report'
import { unknownMonths } from '~/domain/person-years/person-year'
import { formatDate, formatMoney, formatMonth } from '~/i18n/format'
import { reportWords } from '~/i18n/report-words.en.server'
import type { Language } from '~db/schema'
import { factsOf } from './account.server'
import type { PersonOfYear } from './person-of-year'

export function certificateReport({ person, of }: PersonOfYear, language: Language): Report {
  const words = reportWords[language]
  const texts = words.certificate
  const certificate = certificateOf(of)
  const { from, to, letters, ageLimitCents, isDue } = certificate
  const day = (date: string) => formatDate(date, language)
  const missing = unknownMonths(of).map((month) => formatMonth(month, language))
  const isEmpty = from === undefined && !of.opening
  const rows = certificate.lines.map((line) => rowOf(line, language))
  const { columns } = texts
  return {
    title: texts.title,
    about: words.account.about(person.name, of.year),
    warnings: [
      ...(isEmpty || isDue ? [] : [texts.notDue]),
      ...(of.opening ? [texts.opening(formatMonth(of.opening.until, language))] : []),
      ...(ageLimitCents === 0 ? [] : [texts.sharesOfFreePay]),
      ...(missing.length > 0 ? [words.account.unknownMonths(missing.join(', '))] : []),
    ],
    facts: [
      ...factsOf(person, language),
      ...(from && to ? [[`1: ${texts.period}`, words.account.fromTo(day(from), day(to))] as const] : []),
      [`2: ${texts.interruptions}`, String(certificate.interruptions)],
      [`2: ${texts.letters}`, letters.join(' ') || '–'],
      ...(ageLimitCents === 0 ? [] : [[texts.ageLimit, formatMoney(ageLimitCents, language)] as const]),
    ].map(([label, value]) => [label, value]),
    tables: [
      {
        title: texts.table,
        columns: [
          { title: columns.line, width: 15 },
          { title: columns.name, width: 120 },
          { title: columns.amount, width: 30, isNumber: true },
        ],
        rows: isEmpty ? [] : rows,
        remarksIn: 1,
      },
    ],
    notes: texts.notes,
    empty: texts.empty,
    file: {
      name: `${texts.file}-${of.year}-${person.number}`,
      columns: [columns.line, columns.name, columns.amount],
      rows: rows.map(({ cells }) => cells),
    },
  }
}

function rowOf({ line, cents, unknown, isAfterRefund }: CertificateLine, language: Language): ReportRow {
  const texts = reportWords[language].certificate
  const reason =
    unknown === 'line'
      ? texts.noProvision
      : unknown && cents !== 0 && texts.known(formatMoney(cents, language))
  const cell: ReportCell = unknown === null ? { cents } : texts.unknown
  const remarks = [texts.sources[line], isAfterRefund && texts.afterRefund, reason].filter(
    (text) => typeof text === 'string',
  )
  return { cells: [line, texts.lines[line], cell], remarks }
}
