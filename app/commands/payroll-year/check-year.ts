import { figuresOf } from '~/domain/payroll/years/figures'
import type { PayrollYear } from '~/domain/payroll/years/year-file'
import { changesSinceLastYear, changesSinceVersion, type FigureChange } from '~/domain/payroll-years/changes'
import { missingOf } from '~/domain/payroll-years/missing'
import { contradictionsOf } from '~/domain/payroll-years/plausible'
import { isNewer } from '~/domain/payroll-years/version'
import { payrollTexts } from '~/i18n/payroll.en.server'
import { checkRow } from '../payroll/check-row'
import { isWageTaxRow } from '../payroll/wage-tax-rows'
import type { Words } from './words'

const TAX_CLASSES = ['1', '2', '3', '4', '5', '6']

interface Checked {
  /** What changes, and what is missing. */
  lines: string[]
  /** Why it is not loaded. */
  faults: string[]
}

/** Compares a year with the one before and with its own figures that hold now, and calculates the official rows in it. */
export function checkYear(
  year: PayrollYear,
  inForce: readonly PayrollYear[],
  { words, isAccepted }: { words: Words; isAccepted: boolean },
): Checked {
  const before = inForce.find((one) => one.year === year.year - 1)
  const held = inForce.find((one) => one.year === year.year)
  const yearly = before ? changesSinceLastYear(before, year) : []
  const sinceHeld = held ? changesSinceVersion(held, year) : []
  const show = (change: FigureChange) => changeLine(change, words)
  const known = yearly.filter(({ after }) => after !== undefined)
  const corrected = sinceHeld.filter(({ before: was }) => was !== undefined)
  const lost = sinceHeld.filter(({ before: was, after }) => was !== undefined && after === undefined)
  const surprising = known.filter(({ isSurprising }) => isSurprising)
  return {
    lines: [
      ...(before ? [words.changes(year.version, before.version, known.length), ...known.map(show)] : []),
      ...(held ? [words.changes(year.version, held.version, corrected.length), ...corrected.map(show)] : []),
      ...(held ? [words.added(sinceHeld.filter(({ before: was }) => was === undefined).length)] : []),
      ...missingLines(year, words),
    ],
    faults: [
      ...(held && !isNewer(year.version, held.version) ? [words.notNewer(year.version, held.version)] : []),
      ...(before || held ? [] : [words.nothingBefore(year.year)]),
      ...lost.map((change) => words.lost(show(change).trim())),
      ...(isAccepted || surprising.length === 0
        ? []
        : [words.surprising, ...surprising.map(show), words.howToAccept]),
      ...contradictionsOf(year).map((code) => words.contradictions[code]),
      ...rowFaults(year, inForce, words),
    ],
  }
}

function changeLine({ part, name, before, after, isSurprising }: FigureChange, words: Words): string {
  const what = `${payrollTexts[words.language].yearParts[part]} (${part}.${name})`
  return `${isSurprising ? '!' : ' '} ${what}: ${before ?? words.nothing} → ${after ?? words.nothing}`
}

function missingLines(year: PayrollYear, words: Words): string[] {
  const missing = missingOf(year)
  if (missing.length === 0) return [words.complete]
  const named = missing.map(({ part, due, by, isDraft }) => {
    const notes = [isDraft ? words.draft : undefined, due ? words.due(due) : undefined, by].filter(Boolean)
    return `  ${payrollTexts[words.language].yearParts[part]}: ${notes.join('; ')}`
  })
  return [words.missing(missing.length), ...named]
}

/** A plan is trusted only if the official rows in the file come out by it. */
function rowFaults(year: PayrollYear, inForce: readonly PayrollYear[], words: Words): string[] {
  const figures = figuresOf([...inForce.filter((one) => one.year !== year.year), year])
  const hasPlan = year.parts.wageTax.spells.some(({ isDraft }) => !isDraft)
  const ofPlan = year.checks.filter(isWageTaxRow)
  const unproven = TAX_CLASSES.filter((taxClass) => !ofPlan.some(({ STKL }) => STKL === taxClass))
  const wrong = year.checks.flatMap((row, index) => {
    const answer = checkRow(row, String(year.year), figures)
    return answer === 'equal' ? [] : [words.rowDiffers(row.id ?? String(index + 1), answer)]
  })
  return [...(hasPlan && unproven.length > 0 ? [words.unproven(unproven)] : []), ...wrong]
}
