/** How long what is kept, and why. The night and `npm run retention` go by it, and the papers show it. */
interface Period {
  /** Whole calendar years after the one in which it was made, or of what goes on for a time, in which it ended. */
  years?: number
  /** After its end. */
  days?: number
  /** Why so long; null where nothing but use asks for it. */
  law: string | null
}

/** What only the command removes, since a person decides it. */
export const RETAINED = {
  invoices: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO; § 14b UStG' },
  payslips: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO; § 41 Abs. 1 EStG (6); § 28f Abs. 1 SGB IV' },
  hours: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO; § 17 Abs. 1 MiLoG (2)' },
  receipts: { years: 8, law: '§ 147 Abs. 1 Nr. 4, Abs. 3 AO' },
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

/** What is removed automatically, at night. */
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
} as const satisfies Record<string, Period>

export type RetainedKind = keyof typeof RETAINED

/** The last day of a period, which begins with the end of the year (§ 147 (4) AO). `day` is a day or its month. */
export function keptUntil(kind: RetainedKind, day: string): string {
  return `${Number(day.slice(0, 4)) + RETAINED[kind].years}-12-31`
}

/** What was made before this day may go: the years count from the end of the one it was made in. */
export function mayGoBefore(kind: RetainedKind, today: string): string {
  return `${Number(today.slice(0, 4)) - RETAINED[kind].years}-01-01`
}
