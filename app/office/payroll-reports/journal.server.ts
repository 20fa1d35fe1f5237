import {
  JOURNAL_AMOUNTS,
  type JournalAmount,
  type JournalRow,
  journalOf,
} from '~/domain/payroll-reports/journal'
import type { Report, ReportCell, ReportRow } from '~/domain/payroll-reports/report'
import { formatDecimal, formatMoney, formatMonth } from '~/i18n/format'
import { reportWords } from '~/i18n/report-words.en.server'
import type { Language } from '~db/schema'
import { type MonthReport, nameOf } from './month-report'

type Amounts = Record<JournalAmount, number>

/** In the file, one sum stands for two that would say somebody's church; the Lohnkonto has them apart. */
const SURCHARGES: readonly JournalAmount[] = ['solidarity', 'churchTax']
const FILE_AMOUNTS = JOURNAL_AMOUNTS.filter((name) => !SURCHARGES.includes(name))
const BRANCHES = ['health', 'additional', 'care', 'pension', 'unemployment'] as const
const LEVIES = ['u1', 'u2', 'insolvency'] as const

export function journalReport({ month, counted, language }: MonthReport): Report {
  const texts = reportWords[language].journal
  const { rows, sums } = journalOf(counted, month)
  const { columns } = texts
  const number = (title: string, width = 16) => ({ title, width, isNumber: true })
  return {
    title: texts.title,
    about: formatMonth(month, language),
    warnings: [],
    facts: [],
    tables: [
      {
        title: texts.people,
        columns: [
          { title: columns.name, width: 37 },
          ...[columns.gross, columns.taxes, columns.employee, columns.net].map((title) => number(title)),
          ...[columns.payout, columns.employer, columns.levies, columns.cost].map((title) => number(title)),
        ],
        rows: rows.map((row) => rowOf(row, language)),
        sums: sums && { cells: [texts.sum, ...mainCells(sums)] },
      },
      {
        title: texts.contributions,
        columns: [
          { title: columns.branch, width: 75 },
          ...[columns.shareOfEmployee, columns.shareOfEmployer, columns.both].map((title) =>
            number(title, 30),
          ),
        ],
        rows: sums ? branchRows(sums, language) : [],
        sums: sums && {
          cells: [texts.sum, ...triple(employeeShare(sums), employerShare(sums) + leviesOf(sums))],
        },
      },
    ],
    notes: texts.notes,
    empty: texts.empty,
    file: { name: `${texts.file}-${month}`, ...fileOf(rows, sums, language) },
  }
}

function rowOf(row: JournalRow, language: Language): ReportRow {
  return { cells: [nameOf(row.employee), ...mainCells(row.amounts)], remarks: remarksOf(row, language) }
}

function mainCells(amounts: Amounts): ReportCell[] {
  const taxes = amounts.wageTax + amounts.solidarity + amounts.churchTax
  const { gross, net, payout, cost } = amounts
  return [
    gross,
    taxes,
    employeeShare(amounts),
    net,
    payout,
    employerShare(amounts),
    leviesOf(amounts),
    cost,
  ].map((cents) => ({ cents }))
}

function employeeShare(amounts: Amounts): number {
  return BRANCHES.reduce((total, branch) => total + amounts[`${branch}Employee`], 0)
}

function employerShare(amounts: Amounts): number {
  return BRANCHES.reduce((total, branch) => total + amounts[`${branch}Employer`], 0)
}

function leviesOf(amounts: Amounts): number {
  return LEVIES.reduce((total, levy) => total + amounts[levy], 0)
}

function triple(employee: number, employer: number): ReportCell[] {
  return [{ cents: employee }, { cents: employer }, { cents: employee + employer }]
}

function branchRows(sums: Amounts, language: Language): ReportRow[] {
  const { branches } = reportWords[language].journal
  return [
    ...BRANCHES.map((branch) => ({
      cells: [branches[branch], ...triple(sums[`${branch}Employee`], sums[`${branch}Employer`])],
    })),
    ...LEVIES.map((levy) => ({ cells: [branches[levy], ...triple(0, sums[levy])] })),
  ]
}

function remarksOf(row: JournalRow, language: Language): string[] {
  const texts = reportWords[language].journal
  const { amounts, taxClass, personGroup } = row
  const money = (cents: number) => formatMoney(cents, language)
  return [
    row.isCorrection && texts.correction(formatMonth(row.month, language)),
    row.employee.number,
    personGroup === 'director' ? texts.director : texts.group(personGroup, row.contributionGroup),
    personGroup !== 'director' && row.fund,
    taxClass === null ? texts.noTaxClass : texts.taxClass(taxClass),
    texts.days(row.insuredDays, row.taxDays),
    amounts.pensionBase !== 0 && texts.pensionBase(money(amounts.pensionBase)),
    row.isInTransitionZone && texts.zone(money(amounts.insured)),
    amounts.premiums !== 0 && texts.premiums(money(amounts.premiums)),
    amounts.shortTime !== 0 && texts.shortTime(money(amounts.shortTime), money(amounts.fictitiousBase)),
  ].filter((remark) => typeof remark === 'string')
}

function fileOf(rows: readonly JournalRow[], sums: Amounts | undefined, language: Language) {
  const words = reportWords[language]
  const { columns, fields, amounts, sum } = words.journal
  const lead: [title: string, cell: (row: JournalRow) => ReportCell][] = [
    [columns.name, ({ employee }) => nameOf(employee)],
    [columns.number, ({ employee }) => employee.number],
    [fields.month, ({ month }) => month],
    [fields.correction, ({ isCorrection }) => (isCorrection ? words.yes : words.no)],
    [fields.fund, ({ fund, personGroup }) => (personGroup === 'director' ? null : fund)],
    [fields.personGroup, ({ personGroup }) => (personGroup === 'director' ? null : personGroup)],
    [fields.contributionGroup, ({ contributionGroup }) => contributionGroup],
    [fields.zone, ({ isInTransitionZone }) => (isInTransitionZone ? words.yes : words.no)],
    [fields.taxClass, ({ taxClass }) => (taxClass === null ? null : String(taxClass))],
    [fields.insuredDays, ({ insuredDays }) => String(insuredDays)],
    [fields.taxDays, ({ taxDays }) => String(taxDays)],
    [fields.u1Rate, ({ rates }) => rates.u1 && formatDecimal(rates.u1, language)],
    [fields.u2Rate, ({ rates }) => rates.u2 && formatDecimal(rates.u2, language)],
    [fields.insolvencyRate, ({ rates }) => rates.insolvency && formatDecimal(rates.insolvency, language)],
  ]
  const figures = (of: Amounts): ReportCell[] => [
    ...FILE_AMOUNTS.map((name) => ({ cents: of[name] })),
    { cents: of.solidarity + of.churchTax },
  ]
  return {
    columns: [
      ...lead.map(([title]) => title),
      ...FILE_AMOUNTS.map((name) => amounts[name]),
      fields.surcharges,
    ],
    rows: [
      ...rows.map((row) => [...lead.map(([, cell]) => cell(row)), ...figures(row.amounts)]),
      ...(sums ? [[sum, ...lead.slice(1).map(() => null), ...figures(sums)]] : []),
    ],
  }
}
