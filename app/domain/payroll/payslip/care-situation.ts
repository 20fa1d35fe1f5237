import { refuseIf } from '../errors'
import type { CareSituation } from '../social-insurance/shares'
import { monthOfCompletion } from './age'
import type { PayslipInput } from './input'

const CHILDLESS_SURCHARGE_AGE = 23
const CHILD_AGE_LIMIT = 25
const MOST_COUNTED_CHILDREN = 5
/** § 55 (3) sentence 2 SGB XI. */
const FIRST_BIRTH_DATE_WITH_SURCHARGE = '1940-01-01'

/**
 * The marker of § 1 (2) no. 2 EBV: surcharge, number of children, parenthood without counted children, or
 * too young or too old for the surcharge.
 */
export type CareMarker = '0' | '1' | '2' | '3' | '4' | '5' | 'parent' | 'under_23' | 'born_before_1940'

/** Childless surcharge and counted children in care insurance in a month, § 55 (3), (3a) SGB XI. */
export function careSituationOf(input: PayslipInput, month: string): CareSituation {
  const { employer, employee, employment } = input
  const { isParent, childBirthDates, birthDate } = employee
  refuseIf(!isParent && childBirthDates.length > 0, 'children_without_parenthood')
  const children = childBirthDates.filter((born) => isUnder25(born, month))
  return {
    isSaxony: (employment.placeOfWork ?? employer.state) === 'SN',
    // From the month after the 23rd birthday.
    isChildless:
      !isParent &&
      birthDate >= FIRST_BIRTH_DATE_WITH_SURCHARGE &&
      month > monthOfCompletion(birthDate, CHILDLESS_SURCHARGE_AGE),
    childrenUnder25: children.length,
  }
}

export function careMarkerOf(
  care: CareSituation,
  { isParent, birthDate }: PayslipInput['employee'],
): CareMarker {
  if (care.isChildless) return '0'
  if (!isParent && birthDate < FIRST_BIRTH_DATE_WITH_SURCHARGE) return 'born_before_1940'
  if (!isParent) return 'under_23'
  if (care.childrenUnder25 === 0) return 'parent'
  return String(Math.min(care.childrenUnder25, MOST_COUNTED_CHILDREN)) as CareMarker
}

/** Until the end of the month in which they complete their 25th year. */
function isUnder25(born: string, month: string): boolean {
  return born.slice(0, 7) <= month && month <= monthOfCompletion(born, CHILD_AGE_LIMIT)
}
