import type { Family, StatementFormat } from '../statement'

export function familyOf(format: Exclude<StatementFormat, 'csv'>): Family {
  if (format === 'mt940') return format
  return format.startsWith('camt.052') ? 'camt.052' : 'camt.053'
}

export function isReport(family: string): boolean {
  return family === 'camt.052'
}

/** Whether a bank counts what it writes: some write 0, which is none, and some 1 on each report of a running day. */
export function isCounted({ family, sequence }: { family: string; sequence: string | null }): boolean {
  return sequence !== null && !(isReport(family) && sequence === '1')
}
