import { useRef } from 'react'
import { addUp, type ChargesBeside, type OpenClaim, outcomeOf } from '~/domain/invoices/payments/adding-up'
import { formatMoney, formatToCopy } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { meantIn, paidIn, SUM_BUTTON, SUMS, SUMS_PLACE } from '~/kit/forms/payment-sums'
import { useLanguage, useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'
import { useTypedPayment } from './use-typed-payment'

interface Props {
  claims: readonly OpenClaim[]
  own: string | undefined
  today: string
}

/** What is ticked comes to, to be taken over as the amount; with scripts it follows every tick. */
export function PaymentSums({ claims, own, today }: Props) {
  const { money } = useTexts().invoices
  const language = useLanguage()
  const { values } = useRefusal()
  const place = useRef<HTMLDivElement>(null)
  const typed = useTypedPayment(place, { claims, own, today })
  const entered = typed ?? values
  const { openCents, discountCents } = addUp(meantIn(claims, entered, own), paidIn(entered, today).paidOn)
  const takeOver = (value: string, cents: number) => (
    <button
      type="submit"
      className="button button-quiet button-row"
      name={SUM_BUTTON}
      value={value}
      formNoValidate
      onClick={(event) => {
        if (fillIn(event.currentTarget.form, formatToCopy(cents, language))) event.preventDefault()
      }}
    >
      {money.takeOver}
    </button>
  )
  return (
    <div className="actions" id={SUMS_PLACE} ref={place}>
      <p>
        {money.ticked} <Money cents={openCents} />{' '}
        {typed && openCents === 0 ? null : takeOver(SUMS.whole, openCents)}
      </p>
      {discountCents > 0 ? (
        <p>
          {money.lessDiscount} <Money cents={openCents - discountCents} />{' '}
          {takeOver(SUMS.lessDiscount, openCents - discountCents)}
        </p>
      ) : null}
      {typed ? null : (
        <button
          type="submit"
          className="button button-quiet"
          name={SUM_BUTTON}
          value={SUMS.show}
          formNoValidate
        >
          {money.addUp}
        </button>
      )}
    </div>
  )
}

/** What the money leaves open, settles as discount, pays of charges or leaves as credit. */
export function PaymentOutcome({ claims, charges, own, today }: Props & { charges: ChargesBeside }) {
  const { outcome } = useTexts().invoices.money
  const language = useLanguage()
  const { values } = useRefusal()
  const place = useRef<HTMLDivElement>(null)
  const typed = useTypedPayment(place, { claims, own, today })
  const entered = typed ?? values
  const meant = meantIn(claims, entered, own)
  const paid = paidIn(entered, today)
  const { openCents, discountCents, creditCents, chargesCents, missingCents } = outcomeOf(
    meant,
    paid,
    charges,
  )
  const sentences = [
    missingCents > 0 && outcome.missing(formatMoney(missingCents, language)),
    missingCents === 0 && discountCents > 0 && outcome.discount(formatMoney(discountCents, language)),
    openCents > 0 && outcome.open(formatMoney(openCents, language)),
    chargesCents > 0 && outcome.charges(formatMoney(chargesCents, language)),
    creditCents > 0 && outcome.credit(formatMoney(creditCents, language)),
    openCents + creditCents + missingCents === 0 && outcome.paid,
  ]
  return (
    <div ref={place} role="status">
      {paid.amountCents > 0 && meant.length > 0 ? <p>{sentences.filter(Boolean).join(' ')}</p> : null}
    </div>
  )
}

/** Without a script the button posts the form, which comes back with the amount. */
function fillIn(form: HTMLFormElement | null, amount: string): boolean {
  const field = form?.elements.namedItem('amount')
  if (!(field instanceof HTMLInputElement)) return false
  field.value = amount
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
  return true
}
