import type { OfficeScope } from '~/domain/kernel/scope'
import type { Counted } from '~/domain/payroll-month/counted'
import { wageTaxDueOn } from '~/domain/payroll-month/due-days'
import { type CountedMonth, readCountedMonth } from '~/domain/payroll-reports/read.server'
import type { Report, ReportCell, ReportTable } from '~/domain/payroll-reports/report'
import type { TaxPeriod } from '~/domain/payroll-reports/settings'
import { readReporting } from '~/domain/payroll-reports/settings.server'
import { monthsOfPeriod, quarterOf } from '~/domain/payroll-reports/tax-period'
import { refundedIn, type TaxReturn, taxReturnOf } from '~/domain/payroll-reports/tax-return'
import { findTenant } from '~/domain/tenants/tenants.server'
import type { MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { formatLongDate, formatMoney, formatMonth } from '~/i18n/format'
import { reportWords } from '~/i18n/report-words.en.server'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { STATE_NAMES } from '../payroll-run/states'

const CODES = { ev: '61', rk: '62' } as const

export async function taxReturnReport(
  scope: OfficeScope,
  read: CountedMonth,
  language: Language,
): Promise<Report> {
  const words = reportWords[language]
  const texts = words.taxReturn
  const { settings } = await readReporting(house.reader, scope)
  const firm = await findTenant(house.reader, scope)
  const months = monthsOfPeriod(read.month, settings.taxPeriod)
  const { counted, isOpen, without } = await readPeriod(scope, read, months)
  const about = nameOfPeriod(read.month, settings.taxPeriod, language)
  const figures = taxReturnOf(counted)
  const refunded = refundedIn(counted)
  const rows = rowsOf(figures, language)
  const { columns } = texts
  const figureTable: ReportTable = {
    title: texts.figures,
    columns: [
      { title: columns.code, width: 25 },
      { title: columns.name, width: 105 },
      { title: columns.amount, width: 35, isNumber: true },
    ],
    rows: counted.length === 0 ? [] : rows.slice(0, -1).map((cells) => ({ cells })),
    sums: counted.length === 0 ? undefined : { cells: rows.at(-1) ?? [] },
  }
  return {
    title: texts.title,
    about,
    warnings: [
      ...(isOpen && read.isClosed ? [words.preview] : []),
      ...(without.length > 0
        ? [texts.without(without.map((one) => formatMonth(one, language)).join(', '))]
        : []),
    ],
    facts: [
      [texts.due, formatLongDate(wageTaxDueOn(months.at(-1) ?? read.month), language)],
      [texts.period, texts.periods[settings.taxPeriod]],
      [texts.taxNumber, firm?.taxNumber ?? ''],
      ...(refunded === 0 ? [] : [[texts.refunded, formatMoney(refunded, language)] as [string, string]]),
    ],
    tables: [figureTable, ...furtherTables(figures, read.month.slice(0, 4), language)],
    notes: isNegative(figures) ? [texts.negative, ...texts.notes] : texts.notes,
    empty: texts.empty,
    file: { name: `${texts.file}-${months[0]}`, columns: [columns.code, columns.name, columns.amount], rows },
  }
}

async function readPeriod(scope: OfficeScope, read: CountedMonth, months: readonly MonthText[]) {
  const counted: Counted[] = []
  let isOpen = false
  const without: MonthText[] = []
  for (const month of months) {
    const one = month === read.month ? read : await readCountedMonth(house.reader, house.vault, scope, month)
    counted.push(...one.counted)
    isOpen ||= !one.isClosed
    // The report of the month itself names its people.
    if (month !== read.month && one.uncalculated.length > 0) without.push(month)
  }
  return { counted, isOpen, without }
}

function isNegative({ wageTaxCents, solidarityCents, churches, totalCents }: TaxReturn): boolean {
  return [wageTaxCents, solidarityCents, totalCents, ...churches.map(({ cents }) => cents)].some(
    (cents) => cents < 0,
  )
}

function nameOfPeriod(month: MonthText, period: TaxPeriod, language: Language): string {
  const year = month.slice(0, 4)
  if (period === 'month') return formatMonth(month, language)
  return period === 'year' ? year : reportWords[language].taxReturn.quarter(quarterOf(month), year)
}

/** In the order of the form, the total last. */
function rowsOf(figures: TaxReturn, language: Language): ReportCell[][] {
  const { fields, byName } = reportWords[language].taxReturn
  const { churches } = textsOf(language).payrollRun.facts
  const others = figures.churches.filter(({ church }) => church !== 'ev' && church !== 'rk')
  const churchCents = (church: 'ev' | 'rk') =>
    figures.churches.find((one) => one.church === church)?.cents ?? 0
  return [
    ['86', fields.people, String(figures.people)],
    ['42', fields.wageTax, { cents: figures.wageTaxCents }],
    ['41', fields.flatTax, { cents: figures.flatTaxCents }],
    ['44', fields.flatTax37b, { cents: 0 }],
    ['45', fields.pension, { cents: 0 }],
    ['49', fields.solidarity, { cents: figures.solidarityCents }],
    ['47', fields.flatChurch, { cents: 0 }],
    ...(['ev', 'rk'] as const).map((church): ReportCell[] => [
      CODES[church],
      fields.church(churches[church]),
      { cents: churchCents(church) },
    ]),
    ...others.map(({ church, cents }): ReportCell[] => [byName, fields.church(churches[church]), { cents }]),
    ['83', fields.total, { cents: figures.totalCents }],
  ]
}

function furtherTables({ years, states }: TaxReturn, year: string, language: Language): ReportTable[] {
  const texts = reportWords[language].taxReturn
  const { churches } = textsOf(language).payrollRun.facts
  const { columns } = texts
  const amount = { title: columns.amount, width: 35, isNumber: true }
  const isOfOneYear = years.every((one) => one.year === year)
  return [
    {
      title: texts.years,
      columns: [{ title: columns.year, width: 130 }, amount],
      rows: isOfOneYear ? [] : years.map((one) => ({ cells: [one.year, { cents: one.wageTaxCents }] })),
      notes: [texts.yearsNote],
    },
    {
      title: texts.states,
      columns: [{ title: columns.state, width: 50 }, { title: columns.church, width: 80 }, amount],
      rows:
        states.length < 2
          ? []
          : states.flatMap(({ state, churches: of }) =>
              of.map(({ church, cents }) => ({
                cells: [STATE_NAMES[state as keyof typeof STATE_NAMES], churches[church], { cents }],
              })),
            ),
    },
  ]
}
