import type * as z from 'zod'
import { findByNumbers } from '~/domain/employees/by-number.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { keepFacts, readFacts } from '~/domain/payroll-run/facts.server'
import { listFunds } from '~/domain/payroll-run/funds.server'
import { findOpening, keepOpening } from '~/domain/payslips/openings.server'
import { house } from '~/house.server'
import { isFault } from '~/i18n/fault-words'
import type { Fault } from '~/kit/forms/faults'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { openingForm } from '~/kit/forms/opening-form'
import { payrollFactsForm } from './facts-form'
import { type PayrollTable, readPayrollTable } from './table-columns'

export interface CheckedRow {
  row: number
  number: string
  /** Null for a number that nobody has. */
  person: { id: string; name: string } | null
  isTwice: boolean
  faults: { field: string; fault: Fault }[]
}

export interface CheckedTable {
  kind: PayrollTable['kind']
  rows: CheckedRow[]
  unknown: string[]
  isReady: boolean
}

/** What a table of payroll details or of sums before would do; each row is checked as its form is. */
export async function checkTable(scope: OfficeScope, text: string): Promise<CheckedTable | undefined> {
  const table = readPayrollTable(text)
  if (!table) return undefined
  const people = await peopleByNumber(scope, table)
  const funds = new Set((await listFunds(house.reader, scope)).map(({ name }) => name))
  const rows = table.rows.map(({ row, number, values, odd }): CheckedRow => {
    const { error } = schemaOf(table.kind).safeParse({ ...values, [REVISION_FIELD]: '0' })
    const person = people.get(number)
    return {
      row,
      number,
      person: person ?? null,
      isTwice: table.rows.some((other) => other.row < row && other.number === number),
      faults: [
        ...(values.fund && !funds.has(values.fund)
          ? [{ field: 'fund', fault: 'payroll_fund_unknown' as const }]
          : []),
        ...odd.map((field) => ({ field, fault: 'payroll_choice_unknown' as const })),
        ...(error ? faultsOf(error) : []),
      ],
    }
  })
  const { kind, unknown } = table
  return { kind, unknown, rows, isReady: isReady({ rows }) }
}

export function isReady({ rows }: Pick<CheckedTable, 'rows'>): boolean {
  return (
    rows.length > 0 && rows.every(({ person, isTwice, faults }) => person && !isTwice && faults.length === 0)
  )
}

/** Row by row, each as its form does it; what is there already changes nothing. */
export async function takeTable(scope: OfficeScope, text: string): Promise<void> {
  const table = readPayrollTable(text)
  if (!table) return
  const people = await peopleByNumber(scope, table)
  for (const { number, values } of table.rows) {
    const person = people.get(number)
    if (!person) continue
    if (table.kind === 'facts') await takeFacts(scope, person.id, values)
    else await takeOpening(scope, person.id, values)
  }
}

async function takeFacts(scope: OfficeScope, employeeId: string, values: Record<string, string>) {
  const { revision } = await readFacts(house.reader, house.vault, scope, employeeId)
  const typed = payrollFactsForm.parse({ ...values, [REVISION_FIELD]: String(revision) })
  await keepFacts(house, scope, employeeId, typed)
}

async function takeOpening(scope: OfficeScope, employeeId: string, values: Record<string, string>) {
  const { revision: _, ...typed } = openingForm.parse({ ...values, [REVISION_FIELD]: '0' })
  const year = typed.until.slice(0, 4)
  const kept = await findOpening(house.reader, house.vault, scope, { employeeId, year })
  const { revision = 0, ...there } = kept ?? {}
  const isSame = inOrder(there) === inOrder(typed)
  if (!isSame) await keepOpening(house, scope, employeeId, { ...typed, revision })
}

function inOrder(opening: object): string {
  return JSON.stringify(opening, (_, value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

function schemaOf(kind: PayrollTable['kind']): z.ZodType {
  return kind === 'facts' ? payrollFactsForm : openingForm
}

async function peopleByNumber(scope: OfficeScope, { rows }: PayrollTable) {
  const numbers = rows.map(({ number }) => number).filter(Boolean)
  return findByNumbers(house.reader, scope, numbers)
}

function faultsOf(error: z.ZodError): CheckedRow['faults'] {
  return error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? 'form'),
    fault: isFault(message) ? message : 'required',
  }))
}
