import * as z from 'zod'
import { PART_NAMES, PARTS, type PartFigures, type PartName } from './parts'

/** How certain a figure is. A draft is shown, and nothing is paid by it. */
export const GRADES = ['law', 'ordinance', 'notice', 'draft'] as const

export type Grade = (typeof GRADES)[number]

const text = z.string().trim().min(1).max(400)
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const grade = z.enum(GRADES)

const missing = z.strictObject({
  /** The day by which it is usually published. */
  due: z.iso.date(),
  /** What will publish it, and what is known meanwhile. */
  by: text,
})

function partOf(part: PartName) {
  const figures = Object.entries<z.ZodType>(PARTS[part]).map(([name, value]) => [
    name,
    z.strictObject({ value, source: text, grade }),
  ])
  const spell = z.strictObject({ from: month, until: month, ...Object.fromEntries(figures) })
  return z.strictObject({ spells: z.array(spell), missing: missing.optional() })
}

const yearFile = z
  .strictObject({
    format: z.literal(1),
    year: z.int().min(2025).max(2099),
    /** Its year and a number that grows; kept calculations name it. */
    version: z.string().regex(/^\d{4}\.\d{1,4}$/),
    /** The day on which its figures were last compared with what was published. */
    asOf: z.iso.date(),
    parts: z.strictObject(Object.fromEntries(PART_NAMES.map((part) => [part, partOf(part).optional()]))),
    /** Until when the plan of the year before may be used, as the ministry allows if the new one is late. */
    planOfYearBefore: z.strictObject({ until: month, source: text, grade }).optional(),
    /** Rows of official figures, in the columns of `payroll:check`. */
    checks: z.array(z.record(z.string(), z.string())).default([]),
  })
  .refine(({ year, version }) => version.startsWith(`${year}.`), { path: ['version'] })
  .refine(({ year, parts }) => isInOrder(year, parts as Record<string, SpellDates | undefined>), {
    path: ['parts'],
    error: 'spells lie outside the year, overlap or run backwards',
  })

interface SpellDates {
  spells: readonly { from: string; until: string }[]
}

function isInOrder(year: number, parts: Record<string, SpellDates | undefined>): boolean {
  return Object.values(parts).every((part) => {
    let last = `${year - 1}-12`
    return (part?.spells ?? []).every(({ from, until }) => {
      const isAfter = from > last && until >= from && until <= `${year}-12`
      last = until
      return isAfter
    })
  })
}

interface FigureNote {
  /** As the file spells it. */
  value: unknown
  source: string
  grade: Grade
}

/** Months of the year in which a part's figures hold, both ends included. */
export interface Spell<Part extends PartName> {
  from: string
  until: string
  figures: PartFigures<Part>
  notes: Readonly<Record<string, FigureNote>>
  isDraft: boolean
}

export interface YearPart<Part extends PartName = PartName> {
  spells: readonly Spell<Part>[]
  missing: z.output<typeof missing> | undefined
}

/** A year's official figures. */
export interface PayrollYear {
  year: number
  version: string
  asOf: string
  parts: { readonly [Part in PartName]: YearPart<Part> }
  planOfYearBefore: z.output<typeof yearFile>['planOfYearBefore']
  checks: readonly Readonly<Record<string, string>>[]
}

/** @throws z.ZodError */
export function parseYear(data: unknown): PayrollYear {
  const file = yearFile.parse(data)
  const { year, version, asOf, planOfYearBefore, checks } = file
  const asSpelled = (data as { parts: Record<string, RawPart | undefined> }).parts
  const parts = Object.fromEntries(
    PART_NAMES.map((name) => [name, withSpells(file.parts[name] as RawPart | undefined, asSpelled[name])]),
  )
  return { year, version, asOf, parts: parts as unknown as PayrollYear['parts'], planOfYearBefore, checks }
}

type RawSpell = { from: string; until: string } & Record<string, unknown>

interface RawPart {
  spells: readonly RawSpell[]
  missing?: z.output<typeof missing>
}

function withSpells(part: RawPart | undefined, asSpelled: RawPart | undefined): YearPart {
  const spelled = asSpelled?.spells ?? []
  const spells = (part?.spells ?? []).map((spell, index) => spellOf(spell, spelled[index] ?? spell))
  return { spells, missing: part?.missing }
}

function spellOf({ from, until, ...values }: RawSpell, asSpelled: RawSpell): Spell<PartName> {
  const { from: _, until: __, ...spelled } = asSpelled
  const notes = spelled as Record<string, FigureNote>
  const figures = Object.entries(values as Record<string, FigureNote>).map(([name, { value }]) => [
    name,
    value,
  ])
  return {
    from,
    until,
    figures: Object.fromEntries(figures) as unknown as PartFigures<PartName>,
    notes,
    isDraft: Object.values(notes).some(({ grade }) => grade === 'draft'),
  }
}
