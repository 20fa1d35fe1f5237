import { absences1 } from './absences-1'
import { absences2 } from './absences-2'
import { events } from './events'
import { highPay } from './high-pay'
import { jobsAndLeave } from './jobs-and-leave'
import { minijobs } from './minijobs'
import { moreGroups1 } from './more-groups-1'
import { moreGroups2 } from './more-groups-2'
import { moreGroups3 } from './more-groups-3'
import { specialGroups } from './special-groups'
import { taxClasses } from './tax-classes'
import { transitionZone } from './transition-zone'
import { wageTypes1 } from './wage-types-1'
import { wageTypes2 } from './wage-types-2'

/** All payslips worked on paper. */
export const WORKED = [
  ...[...taxClasses, ...highPay, ...minijobs, ...transitionZone, ...specialGroups, ...events],
  ...[...wageTypes1, ...wageTypes2, ...absences1, ...absences2],
  ...[...moreGroups1, ...moreGroups2, ...moreGroups3, ...jobsAndLeave],
]
