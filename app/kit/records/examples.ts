import { formatAligned, formatMoney, formatMonth } from '~/i18n/format'
import { useLanguage, useTexts } from '../language'

type Example = readonly { title: string; value: string }[]

/** The lists whose rows are made up here. */
export type ExampleList = keyof ReturnType<typeof useExamples>

const MONTH = '2026-01'
const HOURS = '120'
const NET_CENTS = 100_000
const GROSS_CENTS = 119_000
const PAYOUT_CENTS = 205_442

/** What a row of an empty list will look like. On a phone the order is: first, end, below, belowEnd. */
export function useExamples() {
  const texts = useTexts()
  const language = useLanguage()
  const { customers, invoices, contracts, mandates, contacts, outbox, hours, payslips, payrollRun } = texts
  const { billing, incoming, links } = texts
  const { firm, person, writer, town, day, intervals } = texts.records.samples
  const gross = formatMoney(GROSS_CENTS, language)
  const payout = formatMoney(PAYOUT_CENTS, language)
  return {
    customers: [
      { title: customers.fields.name, value: firm },
      { title: customers.balance.title, value: gross },
      { title: customers.fields.city, value: `12345 ${town}` },
      { title: customers.fields.number, value: '10001' },
    ],
    invoices: [
      { title: invoices.columns.number, value: '2026-0001' },
      { title: invoices.columns.amount, value: gross },
      { title: invoices.columns.customer, value: firm },
      { title: invoices.columns.dueOn, value: day },
    ],
    contracts: [
      { title: contracts.fields.title, value: intervals },
      { title: contracts.fields.net, value: formatMoney(NET_CENTS, language) },
      { title: contracts.fields.customer, value: firm },
      { title: contracts.fields.next_invoice_on, value: day },
    ],
    mandates: [
      { title: mandates.facts.customer, value: firm },
      { title: mandates.facts.reference, value: 'M2026-0001' },
      { title: mandates.facts.status, value: mandates.search.states.active },
      { title: mandates.facts.signedOn, value: day },
    ],
    contacts: [
      { title: contacts.fields.name, value: writer },
      { title: contacts.fields.phone, value: '030 123456' },
    ],
    outbox: [
      { title: outbox.recipient, value: firm },
      { title: outbox.createdAt, value: day },
      { title: outbox.kind, value: outbox.kinds.invoice_sent },
      { title: outbox.status, value: outbox.statuses.sent.word },
    ],
    hours: [
      { title: hours.columns.name, value: person },
      { title: hours.columns.hours, value: formatAligned(HOURS, language) },
      { title: hours.columns.source, value: hours.sources.webhook },
      { title: hours.columns.recordedAt, value: day },
    ],
    payslips: [
      { title: payslips.columns.name, value: person },
      { title: payslips.columns.payout, value: payout },
      { title: payslips.columns.publishedAt, value: day },
    ],
    payrollRun: [
      { title: payrollRun.columns.name, value: person },
      { title: payrollRun.columns.payout, value: payout },
      { title: payrollRun.columns.state, value: payrollRun.states.ready },
    ],
    billingRuns: [
      { title: billing.columns.at, value: day },
      { title: billing.columns.made, value: '12' },
      { title: billing.columns.by, value: billing.runs.byItself },
      { title: billing.columns.open, value: '0' },
    ],
    incoming: [
      { title: incoming.columns.name, value: person },
      { title: incoming.columns.month, value: formatMonth(MONTH, language) },
      { title: incoming.columns.number, value: '1001' },
      { title: incoming.columns.pages, value: incoming.pages(1, 1) },
    ],
    links: [
      { title: links.columns.person, value: writer },
      { title: links.columns.expires, value: day },
      { title: links.columns.state, value: links.states.live },
      { title: links.columns.used, value: links.never },
    ],
  } satisfies Record<string, Example>
}
