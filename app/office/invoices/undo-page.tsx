import { type Booking, isMoney, type Settled } from '~/domain/invoices/payments/bookings'
import { formatDate, formatMoney } from '~/i18n/format'
import { RadioChoice } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

interface Props {
  id: string
  number: string
  bookings: Booking[]
  chosen: string | null
}

export function UndoPage({ id, number, bookings, chosen }: Props) {
  const { money, backToOne } = useTexts().invoices
  const refusal = useRefusal()
  const lineOf = useBookingLine()
  const { undo } = money
  const wanted = refusal.values.booking ?? chosen ?? bookings.at(-1)?.id
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <BackLink to={paths.officeInvoice(id)} label={backToOne(number)} />
      <h1>{undo.title}</h1>
      <p>{bookings.length > 0 ? undo.text : undo.none}</p>
      {bookings.length > 0 ? (
        <OfficeForm action={paths.undoBooking(id)} button={undo.button}>
          <ChoiceGroup id="booking" legend={undo.which} fault={refusal.faults.booking}>
            {bookings.map((booking, index) => (
              <RadioChoice
                key={booking.id}
                id={index === 0 ? 'booking' : `booking-${booking.id}`}
                name="booking"
                value={booking.id}
                label={lineOf(booking)}
                isChecked={booking.id === wanted}
              />
            ))}
          </ChoiceGroup>
          {bookings.some(({ method, amountCents }) => isMoney(method) && amountCents > 0) ? (
            <RadioField name="how" legend={undo.how} labels={undo.hows} stored="receipt" />
          ) : null}
          <TextField {...fieldOf(refusal, 'reason')} label={undo.reason} autoComplete="off" />
        </OfficeForm>
      ) : null}
    </>
  )
}

/** `05.03.2026, Überweisung, 100,00 €`. */
function useBookingLine(): (booking: Settled) => string {
  const { paidBy, waived } = useTexts().invoices
  const language = useLanguage()
  const words = { ...paidBy, ...waived }
  return ({ paidOn, method, amountCents }) =>
    [formatDate(paidOn, language), words[method], formatMoney(amountCents, language)].join(', ')
}
