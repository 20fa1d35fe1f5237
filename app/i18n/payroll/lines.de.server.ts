import type { EarningKind } from '~/domain/payroll/payslip/earnings'
import type { NetItem } from '~/domain/payroll/payslip/result-lines'
import type { TaxName } from '~/domain/payroll/payslip/taxes'
import type { LevyRow } from '~/domain/payroll/social-insurance/contribution-rows'
import type { Branch, PayPart } from '~/domain/payroll/social-insurance/insured-month'

export const earnings = {
  hours: 'Stundenlohn',
  overtime: 'Überstunden',
  overtime_premium: 'Überstundenzuschlag',
  salary: 'Gehalt',
  one_time: 'Einmalzahlung',
  benefit_in_kind: 'Sachbezug',
} satisfies Record<EarningKind, string>

/** L laufend, E Einmalbezug, P pauschal; J zählt zum Gesamtbrutto. */
export const flags = { tax: 'St', insurance: 'SV', running: 'L', one_time: 'E', flat: 'P', gross: 'GB J' }

export const taxes = {
  wage_tax: 'Lohnsteuer',
  solidarity: 'Solidaritätszuschlag',
  church_tax: 'Kirchensteuer',
  flat_tax: 'Pauschsteuer',
} satisfies Record<TaxName, string>

export const branches = {
  health: 'Krankenversicherung',
  additional_health: 'Zusatzbeitrag KV',
  care: 'Pflegeversicherung',
  pension: 'Rentenversicherung',
  unemployment: 'Arbeitslosenversicherung',
} satisfies Record<Branch, string>

export const bases = { health: 'Bemessung KV/PV', pension: 'Bemessung RV/AV' }

export const parts = { running: 'laufend', one_time: 'einmalig' } satisfies Record<PayPart, string>

export const levies = {
  u1: 'Umlage U1',
  u2: 'Umlage U2',
  insolvency: 'Insolvenzgeldumlage',
} satisfies Record<LevyRow['levy'], string>

export const netItems = {
  health_subsidy: 'Zuschuss private Krankenversicherung',
  care_subsidy: 'Zuschuss private Pflegeversicherung',
  benefit_in_kind: 'Sachbezug (erhalten)',
  garnishment: 'Pfändung',
  advance: 'Vorschuss',
  other: 'Abzug',
} satisfies Record<NetItem['kind'], string>
