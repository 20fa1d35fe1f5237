import { beforeAll, expect, test } from 'vitest'
import type { Scope } from '~/domain/kernel/scope'
import { preparePayslip } from '~/domain/payslips/waiting.server'
import { makeCustomer, makeMandate } from '../factories/customers'
import { makeEmployee, payLine } from '../factories/employees'
import { idsOf, makeFirm } from '../factories/firm'
import { makeInvoice } from '../factories/invoices'
import { makePaidMonth } from '../factories/paid-month'
import { ask } from '../support/app'
import { countQueries } from '../support/count-queries'
import { house } from '../support/house'
import { fill, routeCases } from '../support/route-cases'
import { signedInAs } from '../support/session'

const MOST_QUERIES = 12
/**
 * They calculate: firm and hours of a week by month, funds, facts, pay, hours, extras, history, former employments, and
 * what was paid before a correction come together there, of however many people.
 */
const CALCULATES = [
  '/buero/lohnzettel/abrechnung/:month',
  '/buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId',
  '/buero/lohnzettel/abrechnung/:month/mitarbeiter/:employeeId/lohnbuero',
]
/** Who has left, and may still be paid something, is one of them; who waits for a release, and whether the month is closed, others; three say what to check. */
const MOST_TO_CALCULATE = 30
const RUN = '/buero/lohnzettel/abrechnung/:month'
const RELEASES = '/buero/lohnzettel/eingang'
/** A page that asks for nothing but who that is, and what stands in the frame. */
const FRAME = '/buero/suche'

const pages = routeCases.filter(
  ({ path, row, getStatus }) =>
    path.startsWith('/buero') && row.kind === 'page' && row.methods.includes('GET') && getStatus === 200,
)

let visit: (path: string) => Promise<number>
let frame: number
let scope: Scope
let month: string

beforeAll(async () => {
  const firm = await makeFirm(house, 'zaehlung', idsOf('c'))
  scope = firm.scope
  month = firm.month
  const headers = await signedInAs(house, firm.scope, 'owner')
  const asked = countQueries()
  visit = async (path) => {
    const before = asked()
    const answer = await ask(fill(path, '', firm.subjects, firm.month), { headers })
    expect(answer.status).toBe(200)
    await answer.text()
    return asked() - before
  }
  frame = await visit(FRAME)
})

test.each(pages.map(({ path }) => path))('%s asks for few things', async (path) => {
  expect(await visit(path)).toBeLessThanOrEqual(mostOf(path))
})

const REPORT_NAMES = [
  ...['lohnjournal', 'beitragsnachweise', 'lohnsteuer-anmeldung', 'lohnkonten', 'unfallversicherung'],
  ...['mindestlohn', 'jahresausgleich', 'jahreswechsel'],
]
const PAID = '/buero/lohnzettel/abrechnung/2025-12'

test.each([...REPORT_NAMES.map((name) => `auswertungen/${name}`), 'abschluss?summen=ja'])(
  'of a month that is paid, %s asks for few things',
  async (page) => {
    await makePaidMonth(house, scope, { month: '2025-12', people: 2 })
    expect(await visit(`${PAID}/${page}`)).toBeLessThanOrEqual(MOST_QUERIES)
  },
)

test('debits that no mail can announce are few things too', async () => {
  const { id: customerId } = await makeCustomer(house, scope, { email: '' })
  const { id: mandateId } = await makeMandate(house, scope, customerId)
  await makeInvoice(house, scope, customerId, { payment: { method: 'direct_debit', mandateId } })
  expect(await visit('/buero/bank/lastschriften')).toBeLessThanOrEqual(MOST_QUERIES)
})

test('a search that finds nothing looks through its list once', async () => {
  const found = await visit('/buero/bank/umsaetze?suche=e')
  expect(await visit('/buero/bank/umsaetze?suche=gibtesnicht')).toBeLessThanOrEqual(found)
})

test('a month of more people costs no more, be they calculated or waiting', async () => {
  const asked: number[][] = []
  for (const more of [1, 5]) {
    for (let one = 1; one <= more; one++) {
      const { id: employeeId } = await makeEmployee(house, scope, { entry_on: '2020-01-01' })
      await preparePayslip(house, scope, { employeeId, month, lines: [payLine('earning', 100_000)] })
    }
    asked.push([(await visit(RUN)) - frame, (await visit(RELEASES)) - frame])
  }
  expect(asked[1]).toEqual(asked[0])
})

function mostOf(path: string): number {
  return CALCULATES.includes(path) ? MOST_TO_CALCULATE : MOST_QUERIES
}
