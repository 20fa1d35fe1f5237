import type { Family, StatementFormat } from '../statement'

export function familyOf(format: Exclude<StatementFormat, 'csv'>): Family {
  if (format === 'mt940') return format
  return format.startsWith('camt.052') ? 'camt.052' : 'camt.053'
}

export function isReport(family: string): boolean {
  return family === 'camt.052'
}
