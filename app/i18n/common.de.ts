import type { EmploymentType } from '~db/schema'

const employmentTypes: Record<EmploymentType, string> = {
  full_time: 'Vollzeit',
  part_time: 'Teilzeit',
  minijob: 'Minijob',
  midijob: 'Midijob',
  working_student: 'Werkstudent/in',
  apprentice: 'Auszubildende/r',
}

/** For one, and for any other number where that is another word. */
const units: Record<string, readonly [one: string, more?: string]> = {
  HUR: ['Std.', 'Std.'],
  DAY: ['Tag', 'Tage'],
  MON: ['Monat', 'Monate'],
  C62: ['Stück', 'Stück'],
  LS: ['Pauschale', 'Pauschalen'],
  MTK: ['m²'],
  MTR: ['m'],
  KMT: ['km'],
  KGM: ['kg'],
  LTR: ['l'],
}

export const de = {
  employmentTypes,
  units,
  skipToContent: 'Zum Inhalt',
  switchLanguage: 'English',
  switchLanguageTo: 'en',
}
