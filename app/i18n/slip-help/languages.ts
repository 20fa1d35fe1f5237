import { help as ar } from './ar'
import { help as de } from './de'
import { help as en } from './en'
import { help as pl } from './pl'
import { help as ro } from './ro'
import { help as tr } from './tr'
import { help as uk } from './uk'

/** The query parameter of the language that a payslip is explained in. */
export const HELP_PARAMETER = 'hilfe'

/** The languages in which the lines of a payslip are explained; the payslip itself stays in German or English. */
export const slipHelp = { de, en, pl, tr, ro, uk, ar }

export type HelpLanguage = keyof typeof slipHelp

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

export function asHelpLanguage(text: string | null): HelpLanguage | undefined {
  return text !== null && Object.hasOwn(slipHelp, text) ? (text as HelpLanguage) : undefined
}

export function directionOf(language: HelpLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
