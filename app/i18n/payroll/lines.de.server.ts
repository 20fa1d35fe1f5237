import type { EarningKind, PaidTime } from '~/domain/payroll/payslip/earning-kinds'
import type { BaseLine, NetItem, TaxLine } from '~/domain/payroll/payslip/result-lines'
import type { LevyRow } from '~/domain/payroll/social-insurance/contribution-rows'
import type { Branch, PayPart } from '~/domain/payroll/social-insurance/insured-month'

export const earnings = {
  hours: 'Stundenlohn',
  overtime: 'Überstunden',
  overtime_premium: 'Überstundenzuschlag',
  salary: 'Gehalt',
  one_time: 'Einmalzahlung',
  benefit_in_kind: 'Sachbezug',
  passed_on_flat_tax: 'Pauschsteuer (abgewälzt)',
  running: 'Laufender Bezug',
  premium: 'Zuschlag Nacht/Sonntag/Feiertag',
  voucher: 'Gutschein',
  tax_free: 'Steuerfreie Leistung',
  commute_allowance: 'Fahrtkostenzuschuss',
  flat_taxed: 'Pauschal versteuerte Leistung',
  meals: 'Mahlzeiten',
  accommodation: 'Unterkunft',
  company_car: 'Firmenwagen',
  job_bike: 'Dienstrad',
  pay_given_up: 'Gehaltsverzicht',
  pension_conversion: 'Entgeltumwandlung',
  savings: 'Vermögenswirksame Leistungen (Arbeitgeber)',
  severance: 'Abfindung',
  maternity_pay: 'Mutterschutzlohn',
  maternity_subsidy: 'Zuschuss zum Mutterschaftsgeld',
  partial_retirement: 'Aufstockungsbetrag Altersteilzeit',
} satisfies Record<EarningKind, string>

/** §§ 3, 2 EFZG, § 11 BUrlG, §§ 615, 616 BGB. */
export const paidTimes = {
  sick: 'Entgeltfortzahlung Krankheit',
  vacation: 'Urlaubsentgelt',
  public_holiday: 'Bezahlte Ausfallzeit',
} satisfies Record<PaidTime, string>

/** L laufend, S sonstiger Bezug, E Einmalbezug, P pauschal, F frei; J zählt zum Gesamtbrutto. */
export const flags = {
  tax: 'St',
  insurance: 'SV',
  running: 'L',
  other: 'S',
  one_time: 'E',
  flat: 'P',
  free: 'F',
  none: '–',
  gross: 'GB J',
  notGross: 'GB N',
}

export const taxes = {
  wage_tax: 'Lohnsteuer',
  solidarity: 'Solidaritätszuschlag',
  church_tax: 'Kirchensteuer',
  flat_tax: 'Pauschsteuer',
} satisfies Record<TaxLine['tax'], string>

export const branches = {
  health: 'Krankenversicherung',
  additional_health: 'Zusatzbeitrag KV',
  care: 'Pflegeversicherung',
  pension: 'Rentenversicherung',
  unemployment: 'Arbeitslosenversicherung',
} satisfies Record<Branch, string>

export const bases = {
  health: 'Bemessung KV/PV',
  care: 'Bemessung PV',
  pension: 'Bemessung RV/AV',
  unemployment: 'Bemessung AV',
} satisfies Record<BaseLine['of'], string>

export const parts = {
  running: 'laufend',
  one_time: 'einmalig',
  fictitious: 'fiktiv',
  equalisation: 'Lohnsteuer-Jahresausgleich',
} satisfies Record<PayPart | TaxLine['part'], string>

export const employer = { company_pension: 'Betriebliche Altersversorgung' }

export const levies = {
  u1: 'Umlage U1',
  u2: 'Umlage U2',
  insolvency: 'Insolvenzgeldumlage',
} satisfies Record<LevyRow['levy'], string>

export const netItems = {
  health_subsidy: 'Zuschuss Krankenversicherung',
  care_subsidy: 'Zuschuss Pflegeversicherung',
  health_subsidy_one_time: 'Zuschuss Krankenversicherung (einmalig)',
  care_subsidy_one_time: 'Zuschuss Pflegeversicherung (einmalig)',
  pension_subsidy: 'Zuschuss Versorgungswerk',
  voluntary_health: 'Freiwillige Krankenversicherung',
  voluntary_care: 'Pflegeversicherung (freiwillig)',
  benefit_in_kind: 'Sachbezug (erhalten)',
  garnishment: 'Pfändung',
  advance: 'Vorschuss',
  other: 'Abzug',
  reimbursement: 'Auslagen',
  savings: 'Vermögenswirksame Leistungen',
  pension_from_net: 'Betriebliche Altersversorgung aus Netto',
  short_time_allowance: 'Kurzarbeitergeld',
} satisfies Record<NetItem['kind'], string>
