import type { HowToPay } from '~/domain/invoices/how-to-pay'
import type { PaymentOptions } from '~/domain/invoices/linked-invoice.server'
import { formatIban, formatMoney } from '~/i18n/format'
import { Notice } from '../banner'
import { type Fact, Facts } from '../facts'
import { LongDate, Money, unbroken } from '../figures'
import { useLanguage, useTexts } from '../language'

interface Props {
  howToPay: HowToPay
  options: PaymentOptions | null
  image: string | null
  firm: string
}

export function HowToPaySection({ howToPay, options, image, firm }: Props) {
  const texts = useTexts().invoice.pay
  if (howToPay.method === 'nothing') return null
  const isTransfer = howToPay.method === 'transfer'
  return (
    <section className="sheet stack" aria-labelledby="bezahlen">
      <h2 id="bezahlen">{isTransfer ? texts.title : texts.debitTitle}</h2>
      {options?.requested ? (
        <Notice title={texts.waiting(unbroken(options.requested.ibanMasked))}>
          <p>{texts.waitingText}</p>
        </Notice>
      ) : null}
      {isTransfer ? (
        <Transfer transfer={howToPay} image={image} firm={firm} />
      ) : (
        <DirectDebit debit={howToPay} />
      )}
      <p className="screen-only">
        <a className="tall-link" href="#zahlungswahl">
          {texts.otherWay}
        </a>
      </p>
    </section>
  )
}

type Transfer = Extract<HowToPay, { method: 'transfer' }>
type DirectDebit = Extract<HowToPay, { method: 'direct_debit' }>

function Transfer({ transfer, image, firm }: { transfer: Transfer; image: string | null; firm: string }) {
  const { pay } = useTexts().invoice
  const labels = useTexts().invoiceTerms
  const amount = formatMoney(transfer.amountCents, useLanguage())
  if (transfer.iban === null) return <p>{pay.askForAccount(firm)}</p>
  const iban = formatIban(transfer.iban)
  const facts: Fact[] = [
    { label: labels.payee, value: <Copyable>{transfer.payee}</Copyable> },
    { label: labels.iban, value: <span className="copyable iban">{iban}</span> },
    { label: labels.bic, value: transfer.bic && <Copyable>{transfer.bic}</Copyable> },
    { label: labels.bank, value: transfer.bankName },
    { label: pay.amount, value: <Copyable>{amount}</Copyable> },
    { label: labels.purpose, value: <Copyable>{transfer.reference}</Copyable> },
  ]
  return (
    <div className="transfer">
      <div className="stack-tight">
        <Facts facts={facts} />
        <p className="small soft screen-only">{pay.copyHint}</p>
      </div>
      {image ? (
        <figure className="girocode">
          <img
            src={image}
            width="144"
            height="144"
            alt={labels.giroCodeAlt(amount, transfer.payee, iban, transfer.reference)}
          />
          <figcaption className="small">
            <strong>{labels.giroCode(amount)}</strong> {labels.giroCodeHint}
          </figcaption>
        </figure>
      ) : null}
    </div>
  )
}

function DirectDebit({ debit }: { debit: DirectDebit }) {
  const { pay } = useTexts().invoice
  const labels = useTexts().invoiceTerms
  return (
    <Facts
      facts={[
        { label: pay.amount, value: <Money cents={debit.amountCents} /> },
        { label: pay.collectOn, value: <LongDate date={debit.collectOn} /> },
        { label: pay.account, value: unbroken(debit.ibanMasked) },
        { label: labels.mandateReference, value: debit.mandateReference },
        { label: labels.creditorId, value: debit.creditorId },
      ]}
    />
  )
}

function Copyable({ children }: { children: string }) {
  return <span className="copyable">{children}</span>
}
