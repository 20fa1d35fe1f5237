import type { ReaderLanguage } from '~db/schema'
import { help as ar } from './ar'
import { help as de } from './de'
import { help as en } from './en'
import { help as pl } from './pl'
import { help as ro } from './ro'
import { help as tr } from './tr'
import { help as uk } from './uk'

/** What the lines of a payslip mean, in each language of an employee; the payslip itself is German. */
export const slipHelp: Record<ReaderLanguage, typeof de> = { de, en, pl, tr, ro, uk, ar }

/** What the paper calls the lines that are explained. */
export const GERMAN_TERMS: Record<keyof typeof de.terms, string> = {
  gross: 'Brutto',
  net: 'Netto',
  payout: 'Auszahlung',
  wage_tax: 'Lohnsteuer',
  solidarity: 'Solidaritätszuschlag',
  church_tax: 'Kirchensteuer',
  health: 'Krankenversicherung',
  care: 'Pflegeversicherung',
  pension: 'Rentenversicherung',
  unemployment: 'Arbeitslosenversicherung',
  overtime: 'Überstunden',
  one_time: 'Einmalzahlung',
  advance: 'Vorschuss',
  holiday: 'Resturlaub',
}
