import { STATES } from '~/domain/payroll/states'
import {
  CHURCHES,
  EARLIER_EMPLOYERS,
  FLAT_TAX_BEARERS,
  OTHER_JOBS,
  PENSION_EXEMPTIONS,
} from '~/domain/payroll-run/facts'
import { YEAR_SUMS } from '~/domain/payslips/year-sums'
import { type Texts, textsOf } from '~/i18n/texts'
import { tableOf } from '~/kit/paste/table'

/** Field of a row that names whose it is. */
const NUMBER = 'number'

interface TableRow {
  row: number
  number: string
  values: Record<string, string>
  /** Fields whose cell says none of what can be chosen. */
  odd: string[]
}

export interface PayrollTable {
  /** Payroll details, or what was paid in the year before. */
  kind: 'facts' | 'openings'
  rows: TableRow[]
  unknown: string[]
}

const NUMBERS = ['personalnummer', 'personalnr', 'persnr', 'pnr', 'personnelnumber', NUMBER]
const YES = /^(ja|yes|x|1|wahr|true)$/i
const NO = /^(nein|no|0|falsch|false|[-–]|)$/i
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI']

/** Undefined without a column of personnel numbers. Names of columns are those of the forms, in either language. */
export function readPayrollTable(text: string): PayrollTable | undefined {
  const [headings = [], ...rows] = tableOf(text).filter((cells) => cells.some((cell) => cell !== ''))
  const fields = fieldsByName()
  const columns = headings.map((heading) => fields.get(plain(heading)))
  const number = columns.indexOf(NUMBER)
  if (number < 0) return undefined
  return {
    kind: columns.includes('until') ? 'openings' : 'facts',
    rows: rows.map((cells, index) => ({
      row: index + 2,
      number: cells[number] ?? '',
      ...valuesOf(columns, cells),
    })),
    unknown: headings.filter((_, index) => columns[index] === undefined),
  }
}

/** What the forms would read as nothing if it were spelled wrongly. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  church: CHURCHES,
  church_of_spouse: CHURCHES,
  flat_tax_borne_by: FLAT_TAX_BEARERS,
  earlier_employers: EARLIER_EMPLOYERS,
  pension_exemption: PENSION_EXEMPTIONS,
  other_job: OTHER_JOBS,
  second_job: OTHER_JOBS,
  place_of_work: STATES,
  sick_pay_claim: ['yes', 'no'],
}

/** A tick that has no column is as in the form of somebody new: subsidised, and nothing else. */
function valuesOf(
  columns: readonly (string | undefined)[],
  cells: readonly string[],
): Pick<TableRow, 'values' | 'odd'> {
  const values: Record<string, string> = columns.includes('is_subsidised') ? {} : { is_subsidised: 'ja' }
  const odd: string[] = []
  columns.forEach((field, index) => {
    const cell = cells[index] ?? ''
    if (field === undefined || field === NUMBER) return
    if (isTick(field)) {
      if (YES.test(cell)) values[field] = 'ja'
      else if (!NO.test(cell)) odd.push(field)
      return
    }
    const value = codeIn(field, cell)
    const choices = CHOICES[field]
    if (choices && value !== '' && !choices.includes(value)) odd.push(field)
    values[field] = value
  })
  return { values, odd }
}

function isTick(field: string): boolean {
  return field.startsWith('is_') || field.startsWith('pays_')
}

function codeIn(field: string, cell: string): string {
  if (field === 'payroll_tax_class' && ROMAN.includes(cell)) return String(ROMAN.indexOf(cell) + 1)
  if (field === 'person_group') return cell.slice(0, '101'.length)
  if (!field.startsWith('church')) return cell
  return /\((\w\w)\)/.exec(cell)?.[1] ?? cell.toLowerCase()
}

function fieldsByName(): ReadonlyMap<string, string> {
  const named = (['de', 'en'] as const).flatMap((language) => namesIn(textsOf(language)))
  return new Map([
    ...named.map(([field, name]) => [plain(name), field] as const),
    ...named.map(([field]) => [plain(field), field] as const),
    ...NUMBERS.map((name) => [name, NUMBER] as const),
  ])
}

function namesIn({ payrollRun, employees }: Texts): [field: string, name: string][] {
  const { until, sums, insuredDays, taxDays } = employees.opening
  return [
    ...Object.entries(payrollRun.facts.fields),
    ['until', until],
    ['insured_days', insuredDays],
    ['tax_days', taxDays],
    ...YEAR_SUMS.map((name): [string, string] => [name, sums[name]]),
  ]
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}
