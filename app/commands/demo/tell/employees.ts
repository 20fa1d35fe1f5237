import { createEmployee } from '~/domain/employees/employees.server'
import { addPay } from '~/domain/employees/pay.server'
import { keepOpening } from '~/domain/payslips/openings.server'
import { byDay, columnsOf, FIRST_MONTH, type Firm, idOf, onDay } from '../firm'
import { testIban, testSocialInsuranceNumber, withCheckDigit } from '../identifiers'
import { openingOf } from './opening'
import { agreedPay, employeesOf, type Told, weeklyHoursOf } from './terms'

/** The people of a firm, from its first day on, with their pay and what another payroll office paid them before. */
export function tellEmployees(firm: Firm): void {
  const employees = employeesOf(firm)
  for (const [index, told] of employees.entries()) tellEmployee(firm, told, index)
  if (firm.story.payroll.isTakenOver) for (const told of employees) tellOpening(firm, told)
}

function tellEmployee(firm: Firm, { key, story }: Told, index: number): void {
  const { house, timeline } = firm
  const { address, ...record } = story.record
  const { country: _, ...columns } = columnsOf(address)
  const id = idOf(firm, 'employee', key)
  const first = timeline.month(FIRST_MONTH)
  const serial = firm.number * 40 + index
  const initial = record.last_name.normalize('NFD').charAt(0)
  onDay(firm, `${first}-01`, (scope) =>
    createEmployee(house, scope, {
      ...record,
      ...columns,
      id,
      iban: testIban(50_000_100 + serial * 37),
      tax_id: withCheckDigit(String(4_703_689_281 + serial * 10)),
      social_insurance_number: testSocialInsuranceNumber(record.birth_date, initial, 51 + serial),
      weekly_hours: weeklyHoursOf(story),
    }),
  )
  for (const pay of agreedPay(firm, story))
    byDay(firm, `${pay.from > first ? pay.from : first}-01`, (scope) => addPay(house, scope, id, pay))
}

function tellOpening(firm: Firm, told: Told): void {
  const { house, timeline } = firm
  const sums = openingOf(firm, told)
  if (!sums) return
  const opening = { until: timeline.month(FIRST_MONTH - 1), sums, revision: 0 }
  onDay(firm, `${timeline.month(FIRST_MONTH)}-01`, (scope) =>
    keepOpening(house, scope, idOf(firm, 'employee', told.key), opening),
  )
}
