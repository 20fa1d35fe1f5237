import { absences } from './absences'
import { afterExit, expectedPay, marchForReturners } from './after-exit'
import { equalisation } from './equalisation'
import { forms, settled, traps } from './forms-and-traps'
import { jobsAndPeriods } from './jobs-and-periods'
import { limits } from './limits'
import { churches, replacement } from './replacement'
import { garnishment, wageTypes } from './wage-types'
import { wrongFigures } from './wrong-figures'

export const LAW_CASES = [
  ...wrongFigures,
  ...forms,
  ...traps,
  ...settled,
  ...wageTypes,
  ...garnishment,
  ...replacement,
  ...churches,
  ...jobsAndPeriods,
  ...limits,
  ...absences,
  ...afterExit,
  ...expectedPay,
  ...marchForReturners,
  ...equalisation,
]
