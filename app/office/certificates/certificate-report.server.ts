import type { CertificateKind } from '~/domain/certificates/kinds'
import type { MonthFigures } from '~/domain/certificates/month-figures'
import type { Certificate } from '~/domain/certificates/read-certificate.server'
import type { Report, ReportCell } from '~/domain/payroll-reports/report'
import { sum } from '~/domain/values/money'
import { certificateWords } from '~/i18n/certificate-words.en.server'
import { formatMoney, formatMonth } from '~/i18n/format'
import type { Language } from '~db/schema'
import { fieldsOf } from './certificate-fields.server'

type Column = Exclude<keyof (typeof certificateWords)['de']['columns'], 'month'>
/** Each column adds up its amounts; hours and days are said as they are. */
type Amounts = (month: MonthFigures) => number

const AMOUNTS: Record<Exclude<Column, 'hours' | 'insuredDays'>, Amounts> = {
  gross: ({ gross }) => gross,
  liable: ({ liable }) => liable,
  oneTime: ({ liableOneTime }) => liableOneTime,
  net: ({ net }) => net,
  payout: ({ payout }) => payout,
  taxable: ({ taxable }) => taxable,
  other: ({ taxableOneTime }) => taxableOneTime,
  free: ({ free }) => free,
  taxes: ({ wageTax, solidarity, churchTax }) => wageTax + solidarity + churchTax,
  insurance: ({ health, care }) => health + care,
  pension: ({ pension, unemployment }) => pension + unemployment,
}

const COLUMNS: Record<CertificateKind, readonly Column[]> = {
  verdienst: ['gross', 'net', 'payout'],
  krankengeld: ['liable', 'oneTime', 'net', 'hours'],
  elterngeld: ['taxable', 'other', 'free', 'taxes', 'insurance', 'pension'],
  arbeitsagentur: ['liable', 'oneTime', 'insuredDays'],
}

/** Millimetres of paper: of the months beside their amounts, and of fields beside their values. */
const WIDTH = 165
const MONTH_WIDTH = 39
const FIELD_WIDTH = 100

/** A certificate as page, paper and file. */
export function certificateReport(
  certificate: Certificate,
  { firm, language }: { firm: string; language: Language },
): Report {
  const words = certificateWords[language]
  const { kind, person, months, missing, until } = certificate
  const { field, value } = words.fieldColumns
  const isEmpty = months.length === 0
  const missed = missing.map((month) => formatMonth(month, language)).join(', ')
  const rows = fieldsOf(certificate, language)
  const isLetter = kind === 'verdienst'
  const refunded = isOfNetPay(kind) ? sum(months.map((month) => month.refunded)) : 0
  return {
    title: words.titles[kind],
    about: person.name,
    warnings: [...words.warnings[kind], ...(missed && !isEmpty ? [words.missing(missed)] : [])],
    facts: isLetter && !isEmpty ? [[firm, words.confirm(person.name, firm)]] : [],
    tables: isEmpty
      ? []
      : [
          {
            title: words.fieldsTitle,
            columns: [
              { title: field, width: FIELD_WIDTH },
              { title: value, width: WIDTH - FIELD_WIDTH },
            ],
            rows,
          },
          monthsTable(certificate, language),
        ],
    notes: [
      words.note,
      ...(refunded === 0 ? [] : [words.refunded(formatMoney(refunded, language))]),
      ...(isLetter ? [words.signature] : []),
    ],
    empty: words.empty,
    file: {
      name: `${words.file}-${kind}-${person.number}-${until}`,
      columns: [words.columns.month, ...COLUMNS[kind].map((column) => words.columns[column])],
      rows: months.map((month) => cellsOf(month, kind, language)),
    },
  }
}

function isOfNetPay(kind: CertificateKind): boolean {
  return COLUMNS[kind].includes('net') || COLUMNS[kind].includes('taxes')
}

function monthsTable({ kind, months }: Certificate, language: Language): Report['tables'][number] {
  const words = certificateWords[language]
  const columns = COLUMNS[kind]
  const width = (WIDTH - MONTH_WIDTH) / columns.length
  return {
    title: words.monthsTitle,
    columns: [
      { title: words.columns.month, width: MONTH_WIDTH },
      ...columns.map((column) => ({ title: words.columns[column], width, isNumber: true })),
    ],
    rows: months.map((month) => ({ cells: cellsOf(month, kind, language) })),
    sums: {
      cells: [
        words.sum,
        ...columns.map((column) =>
          column === 'hours' || column === 'insuredDays' ? null : { cents: sum(months.map(AMOUNTS[column])) },
        ),
      ],
    },
  }
}

function cellsOf(month: MonthFigures, kind: CertificateKind, language: Language): ReportCell[] {
  const of = (column: Column): ReportCell => {
    if (column === 'hours') return month.hours
    if (column === 'insuredDays') return String(month.insuredDays)
    return { cents: AMOUNTS[column](month) }
  }
  return [formatMonth(month.month, language), ...COLUMNS[kind].map(of)]
}
