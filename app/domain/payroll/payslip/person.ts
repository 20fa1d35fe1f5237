import { Temporal } from 'temporal-polyfill'
import { refuseIf } from '../errors'
import type { CareSituation } from '../social-insurance/shares'
import type { PayslipInput } from './input'

const CHILDLESS_SURCHARGE_AGE = 23
const CHILD_AGE_LIMIT = 25
const AGE_RELIEF_AGE = 64
const MOST_COUNTED_CHILDREN = 5

/**
 * The marker of § 1 (2) no. 2 EBV: surcharge, number of children, parenthood without counted children, or
 * under 23.
 */
export type CareMarker = '0' | '1' | '2' | '3' | '4' | '5' | 'parent' | 'under_23'

/** Childless surcharge and counted children in care insurance, § 55 (3), (3a) SGB XI. */
export function careSituationOf(input: PayslipInput): CareSituation {
  const { isParent, childBirthDates, birthDate } = input.employee
  refuseIf(!isParent && childBirthDates.length > 0, 'children_without_parenthood')
  const children = childBirthDates.filter((born) => isUnder25(born, input.month))
  return {
    isSaxony: input.employer.state === 'SN',
    // From the month after the 23rd birthday.
    isChildless: !isParent && input.month > monthOfCompletion(birthDate, CHILDLESS_SURCHARGE_AGE),
    childrenUnder25: children.length,
  }
}

export function careMarkerOf(care: CareSituation, isParent: boolean): CareMarker {
  if (care.isChildless) return '0'
  if (!isParent) return 'under_23'
  if (care.childrenUnder25 === 0) return 'parent'
  return String(Math.min(care.childrenUnder25, MOST_COUNTED_CHILDREN)) as CareMarker
}

/** The calendar year after the 64th birthday (AJAHR), undefined if it has not begun; § 24a EStG. */
export function ageReliefYearOf(birthDate: string, year: number): number | undefined {
  const first = Number(monthOfCompletion(birthDate, AGE_RELIEF_AGE).slice(0, 4)) + 1
  return first <= year ? first : undefined
}

/** Until the end of the month in which the 25th year of life is completed. */
function isUnder25(born: string, month: string): boolean {
  return born.slice(0, 7) <= month && month <= monthOfCompletion(born, CHILD_AGE_LIMIT)
}

/** A year of life is completed on the day before the birthday, § 187 (2), § 188 (2) BGB. */
function monthOfCompletion(birthDate: string, years: number): string {
  return Temporal.PlainDate.from(birthDate).add({ years }).subtract({ days: 1 }).toString().slice(0, 7)
}
