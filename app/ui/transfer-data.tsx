import type { HowToPay } from '~/domain/invoices/how-to-pay'
import { formatIban, formatMoney, formatToCopy } from '~/i18n/format'
import { type Fact, Facts } from './facts'
import { useHref, useLanguage, useTexts } from './language'

type Transfer = Extract<HowToPay, { method: 'transfer' }>

interface Picture {
  image: string
  /** The address of the same as a file. */
  file: string
}

/** Whom to transfer how much to, as text, as fields to copy from, and as a GiroCode. */
export function TransferData({
  transfer,
  picture,
  firm,
}: {
  transfer: Transfer
  picture: Picture | null
  firm: string
}) {
  const { pay } = useTexts().invoice
  const labels = useTexts().invoiceTerms
  const language = useLanguage()
  const { iban, bic, payee, reference, amountCents } = transfer
  if (iban === null) return <p>{pay.askForAccount(firm)}</p>
  const amount = formatToCopy(amountCents, language)
  const facts: Fact[] = [
    { label: labels.payee, value: <Copyable>{payee}</Copyable> },
    { label: labels.iban, value: <span className="copyable iban">{formatIban(iban)}</span> },
    { label: labels.bic, value: bic && <Copyable>{bic}</Copyable> },
    { label: labels.bank, value: transfer.bankName },
    { label: pay.amount, value: <Amount text={amount} /> },
    { label: labels.purpose, value: <Copyable>{reference}</Copyable> },
  ]
  return (
    <div className="transfer">
      <div className="stack-tight">
        <Facts facts={facts} />
        <FieldsToCopy {...{ payee, iban, amount, reference }} />
      </div>
      {picture ? <GiroCode transfer={transfer} iban={iban} picture={picture} /> : null}
    </div>
  )
}

function GiroCode({ transfer, iban, picture }: { transfer: Transfer; iban: string; picture: Picture }) {
  const labels = useTexts().invoiceTerms
  const { pay } = useTexts().invoice
  const href = useHref()
  const amount = formatMoney(transfer.amountCents, useLanguage())
  return (
    <figure className="girocode">
      <img
        src={picture.image}
        width="144"
        height="144"
        alt={labels.giroCodeAlt(amount, transfer.payee, formatIban(iban), transfer.reference)}
      />
      <figcaption className="small">
        <strong>{labels.giroCode(amount)}</strong>
        <span className="girocode-scan">{labels.giroCodeHint}</span>
        <a className="tall-link screen-only" href={href(picture.file)} download>
          {pay.savePicture}
        </a>
        <span className="girocode-save">{pay.pictureHint}</span>
      </figcaption>
    </figure>
  )
}

interface ToCopy {
  payee: string
  iban: string
  amount: string
  reference: string
}

/** A field is selected by Tab as well as by a tap, which text is not. */
function FieldsToCopy({ payee, iban, amount, reference }: ToCopy) {
  const { pay } = useTexts().invoice
  const labels = useTexts().invoiceTerms
  const fields = [
    { id: 'kopie-empfaenger', label: labels.payee, value: payee },
    { id: 'kopie-iban', label: labels.iban, value: iban },
    { id: 'kopie-betrag', label: pay.amount, value: amount },
    { id: 'kopie-zweck', label: labels.purpose, value: reference },
  ]
  return (
    <details className="help">
      <summary>{pay.toCopy}</summary>
      <div className="stack-tight">
        {fields.map(({ id, label, value }) => (
          <div className="field" key={id}>
            <label htmlFor={id}>{pay.copyOf(label)}</label>
            <input className="input" id={id} readOnly value={value} />
          </div>
        ))}
      </div>
    </details>
  )
}

/** A bank's form wants the figure alone. */
function Amount({ text }: { text: string }) {
  return (
    <span className="amount">
      <Copyable>{text}</Copyable>
      {'\u00a0€'}
    </span>
  )
}

function Copyable({ children }: { children: string }) {
  return <span className="copyable">{children}</span>
}
