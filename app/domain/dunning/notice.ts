import * as z from 'zod'
import { buyer, seller } from '../invoices/issuing/view-parties'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import { isLetterPrintable } from '../link-letters/printable'
import type { MailData } from '../outbox/kinds'
import type { PaidAccount } from '../tenants/paid-account'

const cents = z.number().int()
const level = z.union([z.literal(1), z.literal(2), z.literal(3)])

const notice = z.object({
  level,
  language: z.enum(['de', 'en']),
  seller,
  buyer,
  customerNumber: z.string(),
  /** The person greeted. */
  name: z.string(),
  sentOn: z.string(),
  payByOn: z.string(),
  invoices: z.array(
    z.object({
      invoiceId: z.string(),
      number: z.string(),
      issuedOn: z.string(),
      dueOn: z.string(),
      openCents: cents,
      level,
    }),
  ),
  creditCents: cents,
  /** Of this notice; none in a mail. */
  feeCents: cents.default(0),
  totalCents: cents,
  /** Of the transfer, as our own matching understands it. */
  reference: z.string(),
  /** The firm's own sentences, beside ours. */
  ownWords: z.string().nullable(),
  isAccountEnclosed: z.boolean(),
  /** Whether each invoice is named with its own level; older notices say the words of the highest of all. */
  isByInvoice: z.boolean().default(false),
})

/** What a reminder of late invoices says, in mail and letter alike. */
export type Notice = z.infer<typeof notice>

const FROZEN: FrozenShape<Notice> = { shape: notice, steps: [(view) => view] }

export function noticeJson(view: Notice): string {
  return toFrozenJson(FROZEN, view)
}

/** Parses a frozen notice of any release. */
export function parseNotice(json: string): Notice {
  return fromFrozenJson(FROZEN, json)
}

export function noticeMail(
  noticeId: string,
  view: Notice,
  { name: payee, iban, bic, isMoved = false }: PaidAccount = view.seller,
): MailData['dunning_notice'] {
  const { level, name, payByOn, invoices, creditCents, totalCents, reference, ownWords } = view
  return {
    noticeId,
    level,
    name,
    payBy: payByOn,
    invoices: invoices.map(({ number, issuedOn, dueOn, openCents, level: own }) => ({
      ...{ number, issuedOn, dueOn, openCents },
      ...(view.isByInvoice && { level: own }),
    })),
    creditCents,
    totalCents,
    transfer: { payee, iban, bic, reference, ...(isMoved && { isMoved }) },
    ownWords,
    isLetterEnclosed: isLetterPrintable({ ...view.buyer, attention: view.buyer.contactName }),
    isAccountEnclosed: view.isAccountEnclosed,
  }
}
