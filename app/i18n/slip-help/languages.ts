import type { ReaderLanguage } from '~db/schema'
import { help as ar } from './ar'
import { help as de } from './de'
import { help as en } from './en'
import { help as pl } from './pl'
import { help as ro } from './ro'
import { help as tr } from './tr'
import { help as uk } from './uk'

/** Explains the lines of a payslip, which itself is German. */
export const slipHelp: Record<ReaderLanguage, typeof de> = { de, en, pl, tr, ro, uk, ar }

export type Term = keyof typeof de.terms

/** As on the payslip. */
export const GERMAN_TERMS: Record<Term, string> = {
  gross: 'Brutto',
  hourly_pay: 'Stundenlohn',
  salary: 'Gehalt',
  overtime: 'Überstunden',
  premium: 'Zuschlag Nacht/Sonntag/Feiertag',
  running: 'Laufender Bezug',
  one_time: 'Einmalzahlung',
  severance: 'Abfindung',
  benefit_in_kind: 'Sachbezug',
  voucher: 'Gutschein',
  meals: 'Mahlzeiten',
  accommodation: 'Unterkunft',
  company_car: 'Firmenwagen',
  job_bike: 'Dienstrad',
  pay_given_up: 'Gehaltsverzicht',
  pension_conversion: 'Entgeltumwandlung',
  savings: 'Vermögenswirksame Leistungen',
  tax_free: 'Steuerfreie Leistung',
  commute_allowance: 'Fahrtkostenzuschuss',
  flat_taxed: 'Pauschal versteuerte Leistung',
  maternity_pay: 'Mutterschutzlohn',
  maternity_subsidy: 'Zuschuss zum Mutterschaftsgeld',
  partial_retirement: 'Aufstockungsbetrag Altersteilzeit',
  wage_tax: 'Lohnsteuer',
  solidarity: 'Solidaritätszuschlag',
  church_tax: 'Kirchensteuer',
  equalisation: 'Lohnsteuer-Jahresausgleich',
  flat_tax: 'Pauschsteuer',
  health: 'Krankenversicherung, Zusatzbeitrag KV',
  care: 'Pflegeversicherung',
  pension: 'Rentenversicherung',
  unemployment: 'Arbeitslosenversicherung',
  net: 'Netto',
  insurance_subsidy: 'Zuschuss Krankenversicherung, Zuschuss Pflegeversicherung, Zuschuss Versorgungswerk',
  voluntary_insurance: 'Freiwillige Krankenversicherung, Pflegeversicherung (freiwillig)',
  company_pension: 'Betriebliche Altersversorgung',
  short_time_allowance: 'Kurzarbeitergeld',
  garnishment: 'Pfändung',
  advance: 'Vorschuss',
  deduction: 'Abzug',
  reimbursement: 'Auslagen',
  payout: 'Auszahlung',
  levies: 'Umlage U1, Umlage U2, Insolvenzgeldumlage',
  holiday: 'Resturlaub',
}
