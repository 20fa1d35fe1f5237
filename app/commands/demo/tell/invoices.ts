import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { draftInvoice, type NewInvoice } from '~/domain/invoices/drafts/draft.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { sendInvoice } from '~/domain/invoices/send.server'
import type { Scope } from '~/domain/kernel/scope'
import { addDays, type DateText, daysOfMonth, monthOf } from '~/domain/values/calendar'
import { byDay, type Firm, idOf, onDay, openLink } from '../firm'
import type { InvoiceStory } from '../story'
import { tellGuest } from './guests'
import { draftLine, drawn } from './lines'
import { type ToldInvoice, tellPayment, tellSettlement } from './payments'

/** Mostly billed early in the month after the service. */
const BILLED_AFTER_DAYS = 15

/** An invoice, or one for each month of a series, with what became of it. */
export function tellInvoice(firm: Firm, story: InvoiceStory): void {
  for (const month of story.months ?? [0]) tellOne(firm, story, month)
}

export function nameIn({ timeline }: Firm, name: string, month: number): string {
  return name.replace('{month}', String(month)).replace('{period}', timeline.month(month))
}

function tellOne(firm: Firm, story: InvoiceStory, month: number): void {
  const { house, timeline } = firm
  const name = nameIn(firm, story.name, month)
  const id = idOf(firm, 'invoice', name)
  const lines = story.lines
    .filter(({ only }) => only?.includes(month) ?? true)
    .map((line) => draftLine(firm, line, name))
  const issuedOn = timeline.date(story.issued, month)
  const told: ToldInvoice = { id, name, month, issuedOn, grossCents: totalsOf(lines).grossCents }
  byDay(firm, issuedOn, async (scope) => {
    await draftInvoice(house, scope, { ...draftOf(firm, story, { scope, month, issuedOn }), id, lines })
    if (!story.isDraft) await issueInvoice(house, scope, id)
  })
  tellMoney(firm, story, told)
  tellRest(firm, story, told)
  tellGuest(firm, story, id)
}

interface InMonth {
  scope: Scope
  month: number
  issuedOn: DateText
}

function draftOf(
  firm: Firm,
  story: InvoiceStory,
  { scope, month, issuedOn }: InMonth,
): Omit<NewInvoice, 'id' | 'lines'> {
  const { timeline } = firm
  const { customer, service, contract, deducts = [] } = story
  const { first, last } = daysOfMonth(monthOf(addDays(issuedOn, -BILLED_AFTER_DAYS)))
  const to = last < scope.today ? last : scope.today
  return {
    customerId: idOf(firm, 'customer', customer),
    serviceFrom: service ? timeline.date(service.from, month) : first,
    serviceTo: service?.to ? timeline.date(service.to, month) : to,
    options: {
      is_property: 1,
      ...story.options,
      deductions: deducts.map((advance) => idOf(firm, 'invoice', advance)),
    },
    ...(contract && {
      contract: { id: idOf(firm, 'contract', contract), period: timeline.month(month) },
    }),
    ...(story.isDebit && {
      payment: { method: 'direct_debit', mandateId: idOf(firm, 'mandate', customer) },
    }),
  }
}

function tellMoney(firm: Firm, story: InvoiceStory, told: ToldInvoice): void {
  const { timeline } = firm
  const { paidAfter, payments = [], settled } = story
  if (paidAfter !== undefined) {
    const paidOn = addDays(timeline.workingDay(told.issuedOn), drawn(firm, told.name, paidAfter))
    tellPayment(firm, told, { paidOn, amount: 'all', by: story.isDebit ? 'direct_debit' : 'transfer' })
    onDay(firm, addDays(told.issuedOn, 1), (scope) =>
      openLink(firm, scope, { purpose: 'rechnung', subjectId: told.id }),
    )
  }
  for (const { only, on, ...payment } of payments)
    if (only?.includes(told.month) ?? true)
      tellPayment(firm, told, { ...payment, paidOn: timeline.date(on, told.month) })
  if (settled) tellSettlement(firm, told, timeline.date(settled, told.month))
}

function tellRest(firm: Firm, { cancelled, sent }: InvoiceStory, { id, name, month }: ToldInvoice): void {
  const { house, timeline } = firm
  if (cancelled)
    byDay(firm, timeline.date(cancelled.on, month), (scope) =>
      cancelInvoice(house, scope, id, {
        id: idOf(firm, 'invoice', `cancellation of ${name}`),
        note: cancelled.note,
      }),
    )
  if (sent) onDay(firm, timeline.date(sent, month), (scope) => sendInvoice(house, scope, id))
}
