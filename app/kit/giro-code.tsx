import type { HowToPay } from '~/domain/invoices/issuing/how-to-pay'
import { formatIban, formatMoney } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from './language'

export type Transfer = Extract<HowToPay, { method: 'transfer' }>

export interface Picture {
  image: string
  /** Address of the same code as a file. */
  file: string
}

export function GiroCode({
  transfer,
  iban,
  picture,
}: {
  transfer: Transfer
  iban: string
  picture: Picture
}) {
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
        <a className="target screen-only" href={href(picture.file)} download>
          {pay.savePicture}
        </a>
        <span className="girocode-save">{pay.pictureHint}</span>
      </figcaption>
    </figure>
  )
}
