import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

/** Text, an amount, or nothing. */
export type ReportCell = string | { cents: Cents } | null

export interface ReportColumn {
  title: string
  /** Shorter, where words would tear in a narrow column of paper. */
  onPaper?: string | undefined
  /** On paper, in millimetres; all columns together have 165. */
  width: number
  isNumber?: boolean | undefined
}

export interface ReportRow {
  cells: ReportCell[]
  /** Smaller, below a cell. */
  remarks?: string[] | undefined
  /** What the first cell leads to. */
  to?: string | undefined
}

export interface ReportTable {
  title: string
  columns: ReportColumn[]
  rows: ReportRow[]
  sums?: ReportRow | undefined
  /** The column whose cell the remarks of a row stand below, if not the first. */
  remarksIn?: number | undefined
  /** Explains the table, below it. */
  notes?: string[] | undefined
}

export interface Told {
  /** Empty for the Minijob-Zentrale. */
  fund: string
  name: string
  /** Without the rest of the month before. */
  dueCents: Cents
  sendCents: Cents
  statedAt: DateText | null
  /** The month's own figures are not known yet: `sendCents` are last month's. */
  isAwaited: boolean
}

/** What a payroll month or a person's year says to somebody outside: one content for page, paper and file. */
export interface Report {
  title: string
  /** What it is of: a month, or a person and a year. */
  about: string
  /** First of all, that it is not final. */
  warnings: string[]
  facts: [label: string, value: string][]
  tables: ReportTable[]
  /** What is read below all tables. */
  notes: string[]
  /** Said instead of tables without a row. */
  empty: string
  /** What can be written down as told to somebody. */
  told?: Told[] | undefined
  file: {
    name: string
    columns: string[]
    rows: ReportCell[][]
  }
}
