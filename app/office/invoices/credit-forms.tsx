import type { CustomerPayments, PaymentsQuery } from '~/domain/overviews/customer-payments.server'
import { formatDate, formatMoney, formatToCopy } from '~/i18n/format'
import { RadioChoice } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { TextField } from '~/kit/field'
import { FORM_KEY_FIELD, SEEN_FIELD } from '~/kit/forms/form-fields'
import { ofPaymentsPage } from '~/kit/forms/payments-query'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { ClaimBoxes } from './claim-boxes'
import { useReceiptWord } from './receipt-table'

interface Shown extends CustomerPayments {
  shown: PaymentsQuery
}

export function UseCreditForm({ customer, creditCents, claims, shown }: Shown) {
  const { use, invoices } = useTexts().invoices.money
  return (
    <section className="stack-tight screen-only" aria-labelledby="verrechnen">
      <h2 id="verrechnen">{use.title}</h2>
      {claims.length === 0 ? (
        <p>{use.missing}</p>
      ) : (
        <OfficeForm
          action={ofPaymentsPage(paths.settleFromCredit(customer.id), shown)}
          button={use.button}
          isQuiet
        >
          <input type="hidden" name={SEEN_FIELD} value={creditCents} />
          <ClaimBoxes claims={claims} legend={invoices} />
        </OfficeForm>
      )}
    </section>
  )
}

interface RefundProps extends Shown {
  today: string
  formKey: string
}

export function RefundForm({ customer, creditCents, shown, today, formKey }: RefundProps) {
  const { money, payment } = useTexts().invoices
  const { title, text, button } = money.refund
  const language = useLanguage()
  const refusal = useRefusal()
  const all = formatToCopy(creditCents, language)
  return (
    <section className="stack-tight screen-only" aria-labelledby="rueckzahlung">
      <h2 id="rueckzahlung">{title}</h2>
      <p>{text}</p>
      <OfficeForm action={ofPaymentsPage(paths.refundCredit(customer.id), shown)} button={button} isQuiet>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <TextField
          {...fieldOf(refusal, 'refund_amount', all)}
          label={payment.amount}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...fieldOf(refusal, 'refund_on', today)} label={payment.paidOn} type="date" max={today} />
        <TextField
          {...fieldOf(refusal, 'refund_reference')}
          label={money.reference}
          isOptional
          autoComplete="off"
        />
      </OfficeForm>
    </section>
  )
}

export function UndoReceiptForm({ customer, receipts, shown }: Shown) {
  const { undo } = useTexts().invoices.money
  const language = useLanguage()
  const refusal = useRefusal()
  const wordOf = useReceiptWord()
  const possible = receipts.items.filter(({ isUndone }) => !isUndone)
  if (possible.length === 0) return null
  return (
    <details
      className="help screen-only"
      open={refusal.faults.booking !== undefined || refusal.faults.reason !== undefined}
    >
      <summary>{undo.title}</summary>
      <p>{undo.text}</p>
      <OfficeForm action={ofPaymentsPage(paths.undoPayment(customer.id), shown)} button={undo.button} isQuiet>
        <ChoiceGroup id="booking" legend={undo.which} fault={refusal.faults.booking}>
          {possible.map((receipt, index) => (
            <RadioChoice
              key={receipt.id}
              id={index === 0 ? 'booking' : `booking-${receipt.id}`}
              name="booking"
              value={receipt.id}
              label={[
                formatDate(receipt.paidOn, language),
                wordOf(receipt),
                formatMoney(receipt.amountCents, language),
              ].join(', ')}
              isChecked={receipt.id === refusal.values.booking}
            />
          ))}
        </ChoiceGroup>
        <TextField {...fieldOf(refusal, 'reason')} label={undo.reason} autoComplete="off" />
      </OfficeForm>
    </details>
  )
}
