import type { PaidAccount } from '~/domain/tenants/paid-account'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { giroCodeFor } from '../payments/girocode'
import { askedNow, type InvoiceState, isOpen } from '../payments/state'
import type { InvoiceView } from './view'

export type HowToPay =
  | { method: 'nothing' }
  | {
      method: 'transfer'
      amountCents: Cents
      payee: string
      /** Null if the firm has no account on file: the payer has to ask. */
      iban: string | null
      bic: string | null
      bankName: string | null
      reference: string
      giroCode: string | null
      /** The account that the document names is closed: this is another one. */
      isMoved?: boolean
    }
  | {
      method: 'direct_debit'
      amountCents: Cents
      /** Null while the payer knows of none. */
      collectOn: DateText | null
      mandateReference: string
      creditorId: string | null
      ibanMasked: string
    }

/**
 * How to pay what is asked for now, of instalments the next, and of what is in dispute nothing; `mandate` is the active one that was chosen. A debit announced on the invoice uses
 * the creditor ID printed there; one chosen later uses the firm's current ID.
 */
export function howToPay(
  view: Pick<InvoiceView, 'number' | 'seller' | 'payment'> & { account?: PaidAccount },
  status: InvoiceState,
  mandate: { reference: string; ibanMasked: string } | null,
  currentCreditorId: string | null = null,
): HowToPay {
  if (!isOpen(status) || status.state === 'disputed') return { method: 'nothing' }
  const { name, iban, bic, bankName, isMoved = false }: PaidAccount = view.account ?? view.seller
  const amountCents = askedNow(status)
  if (status.state === 'direct_debit' && mandate) {
    const { reference, ibanMasked } = mandate
    const { collectOn } = status
    const isAnnounced = view.payment.method === 'direct_debit'
    const creditorId = (isAnnounced ? null : currentCreditorId) ?? view.seller.creditorId
    return {
      method: 'direct_debit',
      amountCents,
      collectOn,
      mandateReference: reference,
      creditorId,
      ibanMasked,
    }
  }
  const reference = view.number
  const giroCode = giroCodeFor({ name, iban, amountCents, reference })
  return {
    method: 'transfer',
    amountCents,
    payee: name,
    iban,
    bic,
    bankName,
    reference,
    giroCode,
    ...(isMoved && { isMoved }),
  }
}
