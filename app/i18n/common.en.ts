import type { EmploymentType } from '~db/schema'
import type { de } from './common.de'

const employmentTypes: Record<EmploymentType, string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  minijob: 'Minijob',
  midijob: 'Midijob',
  working_student: 'Working student',
  apprentice: 'Apprentice',
}

const units: typeof de.units = {
  HUR: ['hour', 'hours'],
  DAY: ['day', 'days'],
  MON: ['month', 'months'],
  C62: ['piece', 'pieces'],
  LS: ['flat rate', 'flat rates'],
  MTK: ['m²'],
  MTR: ['m'],
  KMT: ['km'],
  KGM: ['kg'],
  LTR: ['l'],
}

export const en: typeof de = {
  employmentTypes,
  units,
  skipToContent: 'Skip to content',
  switchLanguage: 'Deutsch',
  switchLanguageTo: 'de',
}
