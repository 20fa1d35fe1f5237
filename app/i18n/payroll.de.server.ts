import { employments, labels, notices } from './payroll/labels.de.server'
import {
  bases,
  branches,
  earnings,
  employer,
  flags,
  levies,
  netItems,
  paidTimes,
  parts,
  taxes,
} from './payroll/lines.de.server'
import { refusals } from './payroll/refusals.de.server'
import { rules } from './payroll/rules.de.server'
import { yearParts } from './payroll/year-parts.de.server'

export const de = {
  refusals,
  rules,
  earnings,
  paidTimes,
  flags,
  taxes,
  branches,
  bases,
  parts,
  levies,
  employer,
  netItems,
  employments,
  notices,
  labels,
  yearParts,
}
