import { expect, test } from 'vitest'
import { runBilling } from '~/domain/billing/run.server'
import { changePrices, endContract, pauseContract } from '~/domain/contracts/change.server'
import { createContract, type NewContract } from '~/domain/contracts/contracts.server'
import { addDays, type DateText } from '~/domain/values/calendar'
import { proratedWords } from '~/i18n/prorated-words'
import { makeCustomer } from '../../factories/customers'
import { lineOf } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const START = '2027-01-31'
const END = '2030-01-31'
/** Nobody ran anything on these three days, and month ends lie among them. */
const OUTAGE = ['2028-02-28', '2028-02-29', '2028-03-01']

const MONTHLY: Omit<NewContract, 'customer_id' | 'title' | 'starts_on'> = {
  notice_months: 0,
  interval_months: 1,
  lines: [lineOf({ quantity: '1', unitPrice: '100' })],
}

test('three years of contracts, day by day: each period once, whatever the clock does', async () => {
  const { db, house } = freshDatabase()
  const { tenantId } = await makeTenant(house)
  const { id: customerId } = await makeCustomer(house, officeOn(tenantId, START))
  const make = async (title: string, changes: Partial<NewContract>) => {
    const terms = { ...MONTHLY, starts_on: '2027-01-01', next_invoice_on: START, ...changes }
    const { id } = await createContract(house, officeOn(tenantId, START), {
      ...terms,
      title,
      customer_id: customerId,
    })
    return id
  }
  const ids = {
    monthEnd: await make('Month ends', { due_day: 31 }),
    advance: await make('In advance', { next_invoice_on: '2027-02-01', is_in_advance: 1 }),
    weeks: await make('Weeks', {
      interval_months: null,
      interval_weeks: 5,
      starts_on: '2027-01-01',
      next_invoice_on: '2027-02-05',
    }),
    paused: await make('Paused', { due_day: 31 }),
    ending: await make('Ending', { due_day: 31, starts_on: '2027-01-10' }),
  }
  await pauseContract(house, officeOn(tenantId, START), ids.paused, {
    paused_from_on: '2027-03-16',
    paused_until_on: '2027-06-30',
  })
  await endContract(house, officeOn(tenantId, START), ids.ending, { ends_on: '2028-02-10', end_reason: 'x' })
  const dearer = [lineOf({ quantity: '1', unitPrice: '120' })]
  await changePrices(house, officeOn(tenantId, START), ids.monthEnd, { from: '2029-01-01', lines: dearer })

  for (let day = START; day <= END; day = addDays(day, 1)) {
    if (OUTAGE.includes(day)) continue
    const scope = officeOn(tenantId, day)
    const run = () => runBilling(house, scope, { words: proratedWords })
    // A second run of the same day, as another process would begin it.
    await Promise.all([run(), run()])
  }

  const rows = await db
    .selectFrom('invoices')
    .innerJoin('billing_results', 'billing_results.invoice_id', 'invoices.id')
    .select([
      'invoices.contract_id as contractId',
      'service_from as from',
      'service_to as to',
      'net_cents as net',
    ])
    .select(['billing_results.planned_on as on', 'invoices.created_at as at'])
    .orderBy('planned_on')
    .execute()
  const of = (id: string) => rows.filter(({ contractId }) => contractId === id)
  const days = (id: string) => of(id).map(({ on }) => on)

  expect(days(ids.monthEnd)).toHaveLength(37)
  expect(days(ids.monthEnd).slice(0, 3)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
  expect(days(ids.monthEnd)).toContain('2028-02-29')
  const leap = of(ids.monthEnd).find(({ on }) => on === '2028-02-29')
  expect(leap).toMatchObject({ from: '2028-02-01', to: '2028-02-29', at: '2028-03-02T09:00:00.000Z' })
  expect(of(ids.monthEnd).map(({ net }) => net)).toEqual([
    ...Array(24).fill(10_000),
    ...Array(13).fill(12_000),
  ])
  for (const id of [ids.monthEnd, ids.advance, ids.weeks]) expectNoGap(of(id))
  expect(days(ids.advance).slice(0, 2)).toEqual(['2027-02-01', '2027-03-01'])
  expect(of(ids.advance)).toHaveLength(36)
  expect(days(ids.weeks).slice(0, 2)).toEqual(['2027-02-05', '2027-03-12'])
  expect(of(ids.paused).slice(2, 4)).toMatchObject([
    { from: '2027-03-01', to: '2027-03-15', net: 4839 },
    { from: '2027-07-01', to: '2027-07-31', net: 10_000 },
  ])
  expect(of(ids.ending).at(0)).toMatchObject({ from: '2027-01-10', to: '2027-01-31', net: 7097 })
  expect(of(ids.ending).at(-1)).toMatchObject({ from: '2028-02-01', to: '2028-02-10', net: 3448 })
  expect(of(ids.ending)).toHaveLength(14)
})

function expectNoGap(invoices: readonly { from: DateText; to: DateText }[]): void {
  invoices.slice(1).forEach(({ from }, index) => {
    expect(from).toBe(addDays(invoices[index]?.to ?? '', 1))
  })
}
