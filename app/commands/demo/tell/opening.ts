import { calculate } from '~/domain/payroll/calculation'
import type { History, YearRecord } from '~/domain/payroll/payslip/history-input'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { NO_EXTRAS } from '~/domain/payroll-run/extras'
import { payslipInputOf } from '~/domain/payroll-run/input'
import type { MonthText } from '~/domain/values/calendar'
import { FIRST_MONTH, type Firm } from '../firm'
import { agreedPay, christmasIn, factsOf, isPayable, type Told, weeklyHoursOf, workedIn } from './terms'

/**
 * What was paid elsewhere in the year in which the story begins, as the office would read it off the last payslip: from
 * January, or from the entry if that was later. Undefined if nothing was, or if it cannot be calculated.
 */
export function openingOf(firm: Firm, told: Told) {
  const month = firm.timeline.month(FIRST_MONTH)
  if (!isPayable(month)) return undefined
  const { entry_on: entryOn } = told.story.record
  const year = month.slice(0, 4)
  const first = entryOn.slice(0, 4) === year ? Number(entryOn.slice(5, 7)) : 1
  let history: History = entryOn < `${year}-01-01` ? unknownBefore(told, Number(year)) : 'first_month'
  for (let number = first; number < Number(month.slice(5)); number++)
    history = historyAfter(firm, told, { month: `${year}-${String(number).padStart(2, '0')}`, history })
  return history === 'first_month' || history.year === 'unknown' ? undefined : sumsOf(history.year)
}

function unknownBefore({ story }: Told, year: number): History {
  const { contributionGroup } = factsOf(story)
  return { through: `${year - 1}-12`, contributionGroup, year: 'unknown', lastYear: 'unknown' }
}

function historyAfter(
  firm: Firm,
  told: Told,
  { month, history }: { month: MonthText; history: History },
): History {
  const { payroll } = firm.story
  const { record } = told.story
  const items = christmasIn(told.story, month).map((extra) => ({ ...extra, label: 'Weihnachtsgeld' }))
  const { input } = payslipInputOf({
    month,
    ...{ entryOn: record.entry_on, exitOn: null, earlier: [], after: undefined },
    birthDate: record.birth_date,
    weeklyHours: weeklyHoursOf(told.story),
    pay: agreedPay(firm, told.story).findLast(({ from }) => from <= month) ?? null,
    worked: { ...workedIn(firm, told, month), kinds: {} },
    facts: factsOf(told.story),
    firm: payroll.firm,
    funds: payroll.funds,
    extras: { ...NO_EXTRAS, items },
    history,
  })
  const { calculation, issues } = calculate(input, shippedFigures())
  if (!calculation) throw new Error(`${told.key} in ${month}: ${issues.map(({ code }) => code).join(', ')}`)
  return calculation.result.history
}

function sumsOf({ insured, taxDays: _, flatTaxedCents: __, privateCover: ___, ...sums }: YearRecord) {
  const { taxableRunningCents, taxableOneTimeCents, ...others } = sums
  return {
    ...others,
    taxableCents: taxableRunningCents + taxableOneTimeCents,
    healthBaseCents: insured.health.cents,
    pensionBaseCents: insured.pension.cents,
  }
}
