import { events } from './events'
import { highPay } from './high-pay'
import { minijobs } from './minijobs'
import { specialGroups } from './special-groups'
import { taxClasses } from './tax-classes'
import { transitionZone } from './transition-zone'

/** All payslips worked on paper. */
export const WORKED = [...taxClasses, ...highPay, ...minijobs, ...transitionZone, ...specialGroups, ...events]
