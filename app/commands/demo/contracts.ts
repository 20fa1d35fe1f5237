import { runBilling } from '~/domain/billing/run.server'
import { changePrices } from '~/domain/contracts/change.server'
import { createContract, type NewContract } from '~/domain/contracts/contracts.server'
import { proratedWords } from '~/i18n/prorated-words'
import { type Firm, officeAt } from './firm'
import { OFFICE_CLEANING, WINDOWS } from './services'

export function tellContract(firm: Firm, name: string, input: NewContract): void {
  const id = firm.dice.id(`contract ${name}`)
  firm.timeline.on(input.starts_on, (moment) =>
    createContract(firm.house, officeAt(firm, moment), { ...input, id }),
  )
}

/** Begun in the middle of last month, so the run of this month bills a part of it. */
export function tellWindows(firm: Firm, customerId: string): void {
  const { timeline, house, dice } = firm
  tellContract(firm, 'juergensen windows', {
    customer_id: customerId,
    title: 'Fensterreinigung, monatlich',
    starts_on: `${timeline.month(-1)}-10`,
    notice_months: 1,
    interval_months: 1,
    due_day: 1,
    next_invoice_on: `${timeline.month(0)}-01`,
    is_property: 1,
    lines: [{ ...WINDOWS, quantity: '24', labour: { percent: '95' } }],
  })
  let made = 0
  timeline.on(`${timeline.month(0)}-01`, (moment) =>
    runBilling(
      house,
      { ...officeAt(firm, moment), actor: 'system' },
      { words: proratedWords, newId: () => dice.id(`billed ${made++}`) },
    ),
  )
}

/** The office of Brügge pays more from the coming year on. */
export function tellHigherPrices(firm: Firm): void {
  const { timeline, house, dice } = firm
  const nextYear = `${Number(timeline.clock.today.slice(0, 4)) + 1}-01-01`
  timeline.on(timeline.day(-12), (moment) =>
    changePrices(house, officeAt(firm, moment), dice.id('contract bruegge'), {
      from: nextYear,
      lines: [{ ...OFFICE_CLEANING, unitPrice: '30.9' }],
    }),
  )
}
