import { atPrices, type Left } from '~/domain/invoices/payments/left'
import { formatMoney, formatTaxRate } from '~/i18n/format'
import { formatQuantity } from '~/i18n/quantity'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { TextAreaField, TextField } from '~/kit/field'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { FirstButton } from '~/kit/records/first-button'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { amountField, DESCRIPTION_FIELD, quantityField, REASON_FIELD, REST_FIELD } from './credit-form'
import { CreditSums } from './credit-sums'

export interface CreditPage {
  id: string
  number: string
  /** The invoice's language. */
  language: 'de' | 'en'
  left: Left
  openCents: number
  /** Has deducted advances, which are credited on their own invoices. */
  isFinal: boolean
}

export function CreditInvoicePage(page: CreditPage) {
  const { id, number, left, isFinal } = page
  const language = useLanguage()
  const { credit, backToOne } = useTexts().invoices
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <BackLink to={paths.officeInvoice(id)} label={backToOne(number)} />
      <h1>{`${credit.title} ${number}`}</h1>
      <p>{credit.text}</p>
      {left.groups.some(({ waived }) => waived.length > 0) ? <p>{credit.ofWaived}</p> : null}
      {isFinal ? <p>{credit.ofRest(formatMoney(left.totalCents, language))}</p> : null}
      <OfficeForm action={paths.creditInvoice(id)} button={credit.button}>
        <FirstButton />
        <input type="hidden" name={SEEN_FIELD} value={left.totalCents} />
        <fieldset className="form-part">
          <legend>{credit.lines}</legend>
          <Quantities left={left} />
        </fieldset>
        <Amounts left={left} />
        {isFinal ? null : (
          <Checkbox
            id={REST_FIELD}
            name={REST_FIELD}
            label={credit.rest}
            isChecked={refusal.values[REST_FIELD] !== undefined}
          />
        )}
        <TextAreaField
          {...fieldOf(refusal, REASON_FIELD)}
          label={credit.reason}
          hint={credit.reasonHint}
          rows={3}
        />
        <CreditSums {...page} />
      </OfficeForm>
    </>
  )
}

function Quantities({ left }: { left: Left }) {
  const { credit } = useTexts().invoices
  const language = useLanguage()
  const refusal = useRefusal()
  return left.lines
    .filter(({ quantity }) => Number(quantity) !== 0)
    .map(({ line, quantity, netCents }) => (
      <TextField
        key={line.position}
        {...fieldOf(refusal, quantityField(line.position))}
        label={credit.quantityOf(line.description)}
        hint={credit.left(
          formatQuantity(quantity.replace('-', ''), line.unit, language),
          formatMoney(netCents, language),
        )}
        inputMode="decimal"
        autoComplete="off"
        isOptional
      />
    ))
}

function Amounts({ left }: { left: Left }) {
  const { credit } = useTexts().invoices
  const language = useLanguage()
  const refusal = useRefusal()
  const fields = [...left.groups.map((_, index) => amountField(index)), DESCRIPTION_FIELD]
  const isUsed = fields.some((field) => refusal.values[field] || refusal.faults[field])
  return (
    <details className="line-more" open={isUsed}>
      <summary>{credit.amounts}</summary>
      <div>
        {left.groups.map((group, index) => (
          <TextField
            key={`${group.category} ${group.rate}`}
            {...fieldOf(refusal, amountField(index))}
            label={credit.amountOf(formatTaxRate(group.category, group.rate, language))}
            hint={credit.leftNet(formatMoney(atPrices(group), language))}
            inputMode="decimal"
            autoComplete="off"
            isOptional
          />
        ))}
        <TextField
          {...fieldOf(refusal, DESCRIPTION_FIELD)}
          label={credit.description}
          hint={credit.descriptionHint}
          autoComplete="off"
          isOptional
        />
      </div>
    </details>
  )
}
