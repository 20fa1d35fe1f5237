import type { HandoverFormat } from '~db/schema'
import type { HandoverLine, WageKind } from './lines'

/** The firm's numbers in the payroll office's program, and its wage types. */
export interface PayrollOffice {
  consultant: string | null
  client: string | null
  wageTypes: Record<WageKind, string | null>
}

/** Why an employee's hours cannot go into a file. */
export type HandoverFinding =
  | { code: 'number' }
  | { code: 'contradiction' }
  | { code: 'wage_type'; kind: WageKind }

const UNWANTED_KIND = '-'
/** DATEV's personnel numbers: 1 to 99999. */
const DATEV_NUMBER = /^0*[1-9]\d{0,4}$/

export function isWanted(office: PayrollOffice, kind: WageKind): boolean {
  return office.wageTypes[kind] !== UNWANTED_KIND
}

/** Whether the firm's numbers are set, which DATEV requires. */
export function isComplete(format: HandoverFormat, { consultant, client }: PayrollOffice): boolean {
  return format === 'csv' || (consultant !== null && client !== null)
}

export function findingsOf(
  format: HandoverFormat,
  office: PayrollOffice,
  { number, lines, isPossible }: { number: string; lines: readonly HandoverLine[]; isPossible: boolean },
): HandoverFinding[] {
  // For instance negative ordinary hours, if there is more overtime than hours.
  if (!isPossible) return [{ code: 'contradiction' }]
  if (format === 'csv') return []
  const missing = lines.filter(({ kind }) => office.wageTypes[kind] === null)
  return [
    ...(DATEV_NUMBER.test(number) ? [] : [{ code: 'number' as const }]),
    ...missing.map(({ kind }) => ({ code: 'wage_type' as const, kind })),
  ]
}
