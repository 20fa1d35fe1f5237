import { employments, labels, notices } from './payroll/labels.en.server'
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
} from './payroll/lines.en.server'
import { refusals } from './payroll/refusals.en.server'
import { rules } from './payroll/rules.en.server'
import { yearParts } from './payroll/year-parts.en.server'
import { de } from './payroll.de.server'

const en: typeof de = {
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

export const payrollTexts = { de, en }

export type PayrollTexts = typeof de
