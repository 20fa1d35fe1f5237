import type { EmploymentType } from '~db/schema'
import { de } from './common.de'

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
  MIN: ['minute', 'minutes'],
  WEE: ['week', 'weeks'],
  ANN: ['year', 'years'],
  QAN: ['quarter', 'quarters'],
  MTQ: ['m³'],
  CMT: ['cm'],
  MMT: ['mm'],
  GRM: ['g'],
  TNE: ['t'],
  MLT: ['ml'],
  HLT: ['hl'],
  KWH: ['kWh'],
  MWH: ['MWh'],
  KWT: ['kW'],
  SET: ['set', 'sets'],
  PR: ['pair', 'pairs'],
  H87: ['piece', 'pieces'],
  XPK: ['pack', 'packs'],
  XBX: ['box', 'boxes'],
  XPX: ['pallet', 'pallets'],
  XRO: ['roll', 'rolls'],
  XSA: ['sack', 'sacks'],
  MIL: ['thousand', 'thousand'],
  E48: ['service unit', 'service units'],
  E49: ['working day', 'working days'],
  E54: ['trip', 'trips'],
  IE: ['person', 'people'],
  P1: ['per cent', 'per cent'],
}

const en: typeof de = {
  otherCountries: 'All other countries',
  employmentTypes,
  units,
  skipToContent: 'Skip to content',
  switchLanguage: 'Deutsch',
  switchLanguageTo: 'de',
}

export const common = { de, en }
