import type { EmploymentType } from '~db/schema'

const employmentTypes: Record<EmploymentType, string> = {
  full_time: 'Vollzeit',
  part_time: 'Teilzeit',
  minijob: 'Minijob',
  midijob: 'Midijob',
  working_student: 'Werkstudent/in',
  apprentice: 'Auszubildende/r',
}

const units: Record<string, string> = {
  HUR: 'Std.',
  DAY: 'Tage',
  MON: 'Monate',
  C62: 'Stück',
  LS: 'pauschal',
  MTK: 'm²',
  MTR: 'm',
  KMT: 'km',
  KGM: 'kg',
  LTR: 'l',
}

export const de = {
  employmentTypes,
  units,
  skipToContent: 'Zum Inhalt',
  switchLanguage: 'English',
  switchLanguageTo: 'en',
}
