import type { OfficeScope } from '~/domain/kernel/scope'
import { contributionsDueOn, contributionsToldOn } from '~/domain/payroll-month/due-days'
import { MINIJOB_COMPANY_NUMBER } from '~/domain/payroll-reports/company-number'
import { readAwaited, readStatements } from '~/domain/payroll-reports/month-statements.server'
import type { CountedMonth } from '~/domain/payroll-reports/read.server'
import type { Report, ReportTable } from '~/domain/payroll-reports/report'
import { type KeptReporting, readReporting } from '~/domain/payroll-reports/settings.server'
import { keyOf, type StatementToSend } from '~/domain/payroll-reports/statements-to-send'
import { findTenant } from '~/domain/tenants/tenants.server'
import { type MonthText, shiftMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { formatDayOf, formatLongDate, formatMoney, formatMonth } from '~/i18n/format'
import { reportWords } from '~/i18n/report-words.en.server'
import type { Language } from '~db/schema'

export async function statementsReport(
  scope: OfficeScope,
  read: CountedMonth,
  language: Language,
): Promise<Report> {
  const texts = reportWords[language].statements
  const { month } = read
  const { statements, isRestOpen } = await readStatements(house, scope, read)
  const awaited = await readAwaited(house, scope, read, statements)
  const kept = await readReporting(house.reader, scope)
  const firm = await findTenant(house.reader, scope)
  const hasMinijobs = statements.some(({ fundId }) => fundId === undefined)
  return {
    title: texts.title,
    about: formatMonth(month, language),
    warnings: isRestOpen ? [texts.restOpen(formatMonth(shiftMonth(month, -1), language))] : [],
    facts: [
      [texts.told, texts.toldOn(formatLongDate(contributionsToldOn(month), language))],
      [texts.paid, texts.paidOn(formatLongDate(contributionsDueOn(month), language))],
      [texts.company, kept.settings.companyNumber ?? texts.companyMissing],
      ...(hasMinijobs ? [[texts.taxNumber, firm?.taxNumber ?? ''] as [string, string]] : []),
    ],
    tables: statements.map((statement) => tableOf(statement, kept, language)),
    notes: texts.notes,
    told: [
      ...statements.map((statement) => ({
        fund: keyOf(statement),
        name: statement.fundName,
        dueCents: statement.sums.dueCents,
        sendCents: statement.sums.sendCents,
        statedAt: statement.statedAt ?? null,
        isAwaited: false,
      })),
      ...awaited.map((last) => ({
        ...{ fund: keyOf(last), name: last.fundName, statedAt: null, isAwaited: true },
        ...{ dueCents: 0, sendCents: last.totalCents },
      })),
    ],
    empty: awaited.length > 0 ? texts.awaited : texts.empty,
    file: fileOf(statements, { month, kept, language }),
  }
}

function fundNumber({ funds }: KeptReporting, { fundId, fundName }: StatementToSend): string | null {
  if (fundId === undefined) return MINIJOB_COMPANY_NUMBER
  return funds.find(({ name }) => name === fundName)?.companyNumber ?? null
}

function tableOf(statement: StatementToSend, kept: KeptReporting, language: Language): ReportTable {
  const texts = reportWords[language].statements
  const { lines, sums, statedAt, people, earlier } = statement
  const isStated = statedAt !== undefined
  const cells = ({ dueCents, restCents, sendCents, leftCents }: StatementToSend['sums']) =>
    [dueCents, restCents, sendCents, ...(isStated ? [leftCents] : [])].map((cents) => ({ cents }))
  const { columns } = texts
  const titles = [columns.due, columns.rest, columns.send, ...(isStated ? [columns.left] : [])]
  return {
    title: texts.fund(statement.fundName, fundNumber(kept, statement)),
    columns: [
      { title: columns.group, width: 25 },
      { title: columns.name, width: isStated ? 48 : 71 },
      ...titles.map((title) => ({ title, width: 23, isNumber: true })),
    ],
    rows: lines.map(({ group, ...amounts }) => ({ cells: [group, texts.groups[group], ...cells(amounts)] })),
    sums: { cells: [texts.sum, null, ...cells(sums)] },
    notes: [
      [
        texts.people(people),
        ...earlier.map(({ month, cents }) =>
          texts.earlier(formatMonth(month, language), formatMoney(cents, language)),
        ),
        statedAt && texts.stated(formatDayOf(statedAt, language)),
      ]
        .filter(Boolean)
        .join(' '),
    ],
  }
}

function fileOf(
  statements: readonly StatementToSend[],
  { month, kept, language }: { month: MonthText; kept: KeptReporting; language: Language },
): Report['file'] {
  const texts = reportWords[language].statements
  const { fund, number, group, name, due, rest, send, left } = texts.columns
  return {
    name: `${texts.file}-${month}`,
    columns: [fund, number, group, name, due, rest, send, left],
    rows: statements.flatMap((statement) => {
      const lead = [statement.fundName, fundNumber(kept, statement)]
      const cells = ({ dueCents, restCents, sendCents, leftCents }: StatementToSend['sums']) =>
        [dueCents, restCents, sendCents, leftCents].map((cents) => ({ cents }))
      return [
        ...statement.lines.map((line) => [...lead, line.group, texts.groups[line.group], ...cells(line)]),
        [...lead, texts.sum, null, ...cells(statement.sums)],
      ]
    }),
  }
}
