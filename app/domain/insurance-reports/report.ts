import { seesSensitive } from '../kernel/sensitive'
import type { DateText } from '../values/calendar'

/**
 * Reports to social insurance by reason (DEÜV, appendix 1): two numbers where somebody leaves one fund or group and joins
 * another on the same day.
 */
export const REPORT_CODES = [
  ...(['20', '10', '30', '40', '50', '51', '52', '34', '13', '17', '37', '54'] as const),
  ...(['31_11', '32_12', '33_13', '92'] as const),
] as const
export type ReportCode = (typeof REPORT_CODES)[number]

/** A report that somebody has to make elsewhere. */
export interface Report {
  employeeId: string
  code: ReportCode
  /** The day that it is about: entry, exit, end of the year, last day before an interruption, first day of a change, pay day. */
  day: DateText
  due: DateText
}

/** Name of a report among all of a firm's; it is kept as a fingerprint, since some codes tell of sickness. */
export function keyOf({ employeeId, code, day }: Omit<Report, 'due'>): string {
  return `${employeeId} ${code} ${day}`
}

export function isReportCode(text: string): text is ReportCode {
  return (REPORT_CODES as readonly string[]).includes(text)
}

/** An interruption with a benefit: mostly sickness, the person's own or a child's. */
const OF_SICKNESS: readonly ReportCode[] = ['51']

/** Whether the reader may see a report: not everybody may see sickness. */
export function isVisibleTo(
  reader: Parameters<typeof seesSensitive>[0],
  { code }: Pick<Report, 'code'>,
): boolean {
  return !OF_SICKNESS.includes(code) || seesSensitive(reader)
}
