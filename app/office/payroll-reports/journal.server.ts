import {
  JOURNAL_AMOUNTS,
  type JournalAmount,
  type JournalRow,
  journalOf,
} from '~/domain/payroll-reports/journal'
import type { Report, ReportCell, ReportRow, ReportTable } from '~/domain/payroll-reports/report'
import { formatDecimal, formatMoney, formatMonth } from '~/i18n/format'
import { reportWords } from '~/i18n/report-words.en.server'
import type { Language } from '~db/schema'
import { type MonthReport, nameOf } from './month-report'

type Amounts = Record<JournalAmount, number>

/** In the file, one sum stands for two that would say somebody's church; the Lohnkonto has them apart. */
const SURCHARGES: readonly JournalAmount[] = ['solidarity', 'churchTax']
/** At the end, so that older columns stay where programs look for them. */
const LATER: readonly JournalAmount[] = ['equalised']
const FILE_AMOUNTS = JOURNAL_AMOUNTS.filter((name) => ![...SURCHARGES, ...LATER].includes(name))
const BRANCHES = ['health', 'additional', 'care', 'pension', 'unemployment'] as const
const LEVIES = ['u1', 'u2', 'insolvency'] as const

export function journalReport({ month, counted, language }: MonthReport): Report {
  const texts = reportWords[language].journal
  const { rows, sums } = journalOf(counted, month)
  const { columns } = texts
  const number = (title: string, width = 17) => ({ title, width, isNumber: true })
  return {
    title: texts.title,
    about: formatMonth(month, language),
    warnings: [],
    facts: [],
    tables: [
      personTable(rows, sums, { title: texts.people, amounts: PAY, language, hasRemarks: true }),
      personTable(rows, sums, { title: texts.costs, amounts: COSTS, language, hasRemarks: false }),
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

/** Adds up to net pay: without what a voluntary member has passed on, which lowers the payout alone. */
const PAY = {
  gross: ({ gross }: Amounts) => gross,
  taxes: taxesOf,
  employee: (amounts: Amounts) => amounts.gross - taxesOf(amounts) - amounts.net,
  net: ({ net }: Amounts) => net,
  payout: ({ payout }: Amounts) => payout,
} as const

/** Adds up to the cost: the firm's part of a voluntary member's contributions is a subsidy. */
const COSTS = {
  gross: ({ gross }: Amounts) => gross,
  employer: (amounts: Amounts) => amounts.cost - amounts.gross - leviesOf(amounts) - otherCosts(amounts),
  levies: leviesOf,
  others: otherCosts,
  cost: ({ cost }: Amounts) => cost,
} as const

function taxesOf({ wageTax, solidarity, churchTax }: Amounts): number {
  return wageTax + solidarity + churchTax
}

/** Flat taxes, subsidies and company pension. */
function otherCosts({ flatTax, subsidies, pension }: Amounts): number {
  return flatTax + subsidies + pension
}

interface Shown {
  title: string
  amounts: Partial<Record<ShownAmount, (amounts: Amounts) => number>>
  language: Language
  hasRemarks: boolean
}

type ShownAmount = keyof typeof PAY | keyof typeof COSTS

function personTable(
  rows: readonly JournalRow[],
  sums: Amounts | undefined,
  { title, amounts, language, hasRemarks }: Shown,
): ReportTable {
  const { columns, sum, onPaper, correction } = reportWords[language].journal
  const names = Object.keys(amounts) as ShownAmount[]
  const cellsOf = (of: Amounts) => names.map((name) => ({ cents: amounts[name]?.(of) ?? 0 }))
  return {
    title,
    columns: [
      { title: columns.name, width: 45 },
      ...names.map((name) => ({ title: columns[name], onPaper: onPaper[name], width: 24, isNumber: true })),
    ],
    rows: rows.map((row) => ({
      cells: [nameOf(row.employee), ...cellsOf(row.amounts)],
      remarks: hasRemarks
        ? remarksOf(row, language)
        : row.isCorrection
          ? [correction(formatMonth(row.month, language))]
          : [],
    })),
    sums: sums && { cells: [sum, ...cellsOf(sums)] },
  }
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
    amounts.equalised !== 0 && texts.equalised(money(amounts.equalised)),
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
    ...LATER.map((name) => ({ cents: of[name] })),
  ]
  return {
    columns: [
      ...lead.map(([title]) => title),
      ...FILE_AMOUNTS.map((name) => amounts[name]),
      fields.surcharges,
      ...LATER.map((name) => amounts[name]),
    ],
    rows: [
      ...rows.map((row) => [...lead.map(([, cell]) => cell(row)), ...figures(row.amounts)]),
      ...(sums ? [[sum, ...lead.slice(1).map(() => null), ...figures(sums)]] : []),
    ],
  }
}
