import { explained, money } from '../explanation'
import type { Contribution } from './contribution-rows'

/**
 * What one-time pay adds to the contribution on running pay, if the month's pay has to be treated as a whole (transition
 * zone, Minijob).
 */
export function addedBy(whole: Contribution, running: Contribution | undefined): Contribution {
  const { base = 0n, employee = 0n, employer = 0n } = running ?? {}
  return {
    ...whole,
    part: 'one_time',
    base: whole.base - base,
    employee: whole.employee - employee,
    employer: whole.employer - employer,
    explanation: explained('added_by_one_time', {
      wholeBase: money(whole.base),
      wholeEmployee: money(whole.employee),
      wholeEmployer: money(whole.employer),
      runningBase: money(base),
      runningEmployee: money(employee),
      runningEmployer: money(employer),
    }),
  }
}
