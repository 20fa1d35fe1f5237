import { readFileSync } from 'node:fs'
import { runBilling } from '~/domain/billing/run.server'
import { createContact } from '~/domain/contacts/contacts.server'
import { changePrices } from '~/domain/contracts/change.server'
import { createContract } from '~/domain/contracts/contracts.server'
import { changeCustomer } from '~/domain/customer-changes/change.server'
import { createCustomer } from '~/domain/customers/customers.server'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { writing } from '~/domain/kernel/writing.server'
import { provideLink } from '~/domain/links/links.server'
import { enterMandate } from '~/domain/mandates/paper.server'
import { keepScan } from '~/domain/mandates/scan.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { proratedWords } from '~/i18n/prorated-words'
import { columnsOf, FIRST_MONTH, type Firm, idOf, onDay, openLink, visitorOf } from '../firm'
import { testIban } from '../identifiers'
import type { ContractStory, CustomerStory, MandateStory } from '../story'
import { draftLine } from './lines'

/** When portals got a new link, before the year of the first was over, and when they were opened. */
const RENEWED = '-80 days'
const VISITED = '-24 days'
const CONTACTS_ADDED = '-40 days'

/** How a firm came by its customers, contracts and mandates. */
export function tellCustomers(firm: Firm): void {
  const customers = Object.entries(firm.story.customers)
  const contracts = customers.flatMap(([customer, { contracts = [] }]) =>
    contracts.map((contract) => ({ customer, contract })),
  )
  for (const [key, customer] of customers) tellCustomer(firm, key, customer)
  for (const { customer, contract } of contracts) tellContract(firm, customer, contract)
  if (contracts.length > 0) tellBilling(firm)
  for (const { contract } of contracts) tellPrices(firm, contract)
  for (const [key, { mandate }] of customers) if (mandate) tellMandate(firm, key, mandate)
  for (const [key, customer] of customers) tellPortal(firm, key, customer)
}

function tellCustomer(firm: Firm, key: string, { record: { address, ...record } }: CustomerStory): void {
  const { house, timeline } = firm
  const id = idOf(firm, 'customer', key)
  const subject = { purpose: 'portal', subjectId: id } as const
  onDay(firm, timeline.date(`month ${FIRST_MONTH}, day 1`), (scope) =>
    createCustomer(house, scope, { ...record, ...columnsOf(address), id }),
  )
  onDay(firm, timeline.date(RENEWED), (scope) =>
    writing(house, scope, (trx) => provideLink(trx, house.keyring, scope, { ...subject, days: 365 })),
  )
  onDay(firm, timeline.date(VISITED), (scope) => openLink(firm, scope, subject))
}

function tellContract(firm: Firm, customer: string, story: ContractStory): void {
  const { house, timeline } = firm
  const { key, starts, ends, nextInvoice, lines, nextYear: _, ...terms } = story
  const starts_on = timeline.date(starts)
  onDay(firm, starts_on, (scope) =>
    createContract(house, scope, {
      ...terms,
      id: idOf(firm, 'contract', key),
      customer_id: idOf(firm, 'customer', customer),
      starts_on,
      ends_on: ends ? timeline.date(ends) : null,
      next_invoice_on: nextInvoice ? timeline.date(nextInvoice) : null,
      lines: lines.map((line) => draftLine(firm, line, key)),
    }),
  )
}

/** What was due by the first of the month is drafted. */
function tellBilling(firm: Firm): void {
  let made = 0
  const newId = () => idOf(firm, 'invoice', `billed ${made++}`)
  onDay(firm, firm.timeline.date('month 0, day 1'), (scope) =>
    runBilling(firm.house, { ...scope, actor: 'system' }, { words: proratedWords, newId }),
  )
}

function tellPrices(firm: Firm, { key, nextYear }: ContractStory): void {
  const { house, timeline } = firm
  if (!nextYear) return
  const from = `${Number(timeline.clock.today.slice(0, 4)) + 1}-01-01`
  const lines = nextYear.lines.map((line) => draftLine(firm, line, key))
  onDay(firm, timeline.date(nextYear.agreed), (scope) =>
    changePrices(house, scope, idOf(firm, 'contract', key), { from, lines }),
  )
}

function tellMandate(firm: Firm, customer: string, story: MandateStory): void {
  const { house, timeline } = firm
  const { entered, signed = entered, account, type = 'CORE', earlier, scan, isUsual, revoked } = story
  const id = idOf(firm, 'mandate', customer)
  const customerId = idOf(firm, 'customer', customer)
  const day = timeline.date(entered)
  onDay(firm, day, (scope) =>
    enterMandate(house, scope, {
      id,
      customerId,
      holder: firm.story.customers[customer]?.record.name ?? '',
      iban: testIban(account),
      signedOn: timeline.date(signed),
      type,
      reference: earlier?.reference ?? null,
      lastUsedOn: earlier ? timeline.date(earlier.lastUsed) : null,
    }),
  )
  if (scan)
    onDay(firm, day, (scope) =>
      keepScan(house, scope, id, readFileSync(new URL(`../firms/${scan}`, import.meta.url))),
    )
  if (isUsual)
    onDay(firm, day, (scope) => changeCustomer(house, scope, customerId, { payment_method: 'direct_debit' }))
  if (revoked) onDay(firm, timeline.date(revoked), (scope) => revokeMandate(house, scope, id))
}

/** What a customer asked for in the portal, and who works there. */
function tellPortal(firm: Firm, key: string, { moves, contacts = [] }: CustomerStory): void {
  const { house, timeline } = firm
  const customerId = idOf(firm, 'customer', key)
  if (moves)
    onDay(firm, timeline.date(moves.on), async (scope) => {
      const { country: _, ...details } = columnsOf(moves.to)
      const visitor = await visitorOf(firm, scope, { purpose: 'portal', subjectId: customerId })
      const formKey = idOf(firm, 'form', `new address of ${key}`)
      await requestChange(house, visitor, { customerId, kind: 'address', formKey, details })
    })
  if (contacts.length === 0) return
  onDay(firm, timeline.date(CONTACTS_ADDED), async (scope) => {
    for (const contact of contacts)
      await createContact(house, scope, {
        ...{ phone: null, language: 'de', is_for_invoices: 0 },
        ...contact,
        id: idOf(firm, 'contact', contact.name),
        customerId,
      })
  })
}
