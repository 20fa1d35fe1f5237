import { formatIban, formatToCopy } from '~/i18n/format'
import { type Fact, Facts } from './facts'
import { Copyable, FieldsToCopy } from './fields-to-copy'
import { GiroCode, type Picture, type Transfer } from './giro-code'
import { useLanguage, useTexts } from './language'

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
        {transfer.isMoved ? <p>{pay.moved}</p> : null}
        <Facts facts={facts} />
        <FieldsToCopy {...{ payee, iban, amount, reference }} />
      </div>
      {picture ? <GiroCode transfer={transfer} iban={iban} picture={picture} /> : null}
    </div>
  )
}

/** The amount without its currency, as banking forms want it. */
function Amount({ text }: { text: string }) {
  const isGerman = useLanguage() === 'de'
  return (
    <span className="amount">
      {isGerman ? null : '€'}
      <Copyable>{text}</Copyable>
      {isGerman ? '\u00a0€' : null}
    </span>
  )
}
