/** A retention period and its reason, used at night, by `npm run retention` and in the compliance documents. */
interface Period {
  /** Full calendar years after the year of creation (or of its end, for what runs for a time). */
  years?: number
  /** After its end. */
  days?: number
  /** The legal basis; null if use alone requires it. */
  law: string | null
}

/** Removed only by the command, since a person decides it. */
export const RETAINED = {
  invoices: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO; § 14b UStG' },
  payslips: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO; § 41 Abs. 1 EStG (6); § 28f Abs. 1 SGB IV' },
  hours: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO; § 17 Abs. 1 MiLoG (2)' },
  bankEntries: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO' },
  receipts: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO' },
  debitRuns: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO' },
  dunningNotices: { years: 6, law: '§ 147 Abs. 1 Nr. 3, Abs. 3 AO; § 257 Abs. 1 Nr. 3, Abs. 4 HGB' },
  mandates: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO' },
  contracts: { years: 6, law: '§ 147 Abs. 1 Nr. 2 und 3, Abs. 3 AO; § 257 Abs. 1 HGB' },
  customers: { years: 1, law: null },
  handovers: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO; § 41 Abs. 1 EStG (6)' },
  personnelFiles: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO; § 41 Abs. 1 EStG; § 28f Abs. 1 SGB IV' },
  incomingPages: { years: 1, law: null },
  employees: { years: 1, law: null },
  users: { years: 1, law: null },
  audit: { years: 10, law: '§ 147 Abs. 1 Nr. 1, Abs. 3 AO' },
  letters: { years: 6, law: '§ 147 Abs. 1 Nr. 2 und 3, Abs. 3 AO; § 257 Abs. 1 HGB' },
  mails: { years: 1, law: null },
  messages: { years: 1, law: null },
  links: { years: 1, law: null },
} as const satisfies Record<string, Period>

export const UPKEEP = {
  sessions: { days: 30, law: null },
  accountLinks: { days: 30, law: null },
  portalCodes: { days: 1, law: null },
  portalPasses: { days: 1, law: null },
  senderCodes: { days: 30, law: null },
  unfinishedFactors: { days: 1, law: null },
  importRows: { days: 0, law: null },
  imports: { days: 0, law: null },
  formerIbans: { days: 0, law: null },
  webhookPayloads: { days: 90, law: null },
  webhookKeys: { days: 90, law: null },
  webhookRefusals: { days: 90, law: null },
  hoursTimes: { days: 90, law: null },
  apiCalls: { days: 1, law: null },
  events: { days: 90, law: null },
} as const satisfies Record<string, Period>

export type RetainedKind = keyof typeof RETAINED

/** Last day of the period, which starts at the end of the year (§ 147 (4) AO). `day` is a day or a month. */
export function keptUntil(kind: RetainedKind, day: string): string {
  return `${Number(day.slice(0, 4)) + RETAINED[kind].years}-12-31`
}

/** Anything made before this day may go: the years count from the end of its own year. */
export function mayGoBefore(kind: RetainedKind, today: string): string {
  return `${Number(today.slice(0, 4)) - RETAINED[kind].years}-01-01`
}
