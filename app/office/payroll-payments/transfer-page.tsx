import type { MonthText } from '~/domain/values/calendar'
import { formatIban, formatMoney, formatToCopy } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { Copyable, FieldsToCopy } from '~/kit/fields-to-copy'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import type { ShownPayment } from './payments.server'
import { recipientOf } from './recipient'

interface Props {
  month: MonthText
  payment: ShownPayment
  iban: string | null
  purpose: string
  image: string | null
  formKey: string
}

export function TransferPage({ month, payment, iban, purpose, image, formKey }: Props) {
  const { payrollPayments: texts, invoiceTerms, invoice } = useTexts()
  const { transfer: words } = texts
  const language = useLanguage()
  const { holder, openCents, id } = payment
  const amount = formatToCopy(openCents, language)
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        back={{ to: paths.payrollPayments(month), label: texts.approval.back }}
        title={words.of(recipientOf(payment, texts))}
      />
      {openCents <= 0 ? <p>{words.nothing}</p> : null}
      {openCents > 0 ? (
        <>
          <p className="soft screen-only">{words.text}</p>
          <div className="transfer">
            <div className="stack-tight">
              <Facts
                facts={[
                  {
                    label: invoiceTerms.payee,
                    value: <Copyable>{holder || recipientOf(payment, texts)}</Copyable>,
                  },
                  {
                    label: invoiceTerms.iban,
                    value:
                      iban === null ? (
                        texts.noAccount
                      ) : (
                        <span className="copyable iban">{formatIban(iban)}</span>
                      ),
                  },
                  { label: invoice.pay.amount, value: formatMoney(openCents, language) },
                  { label: invoiceTerms.purpose, value: <Copyable>{purpose}</Copyable> },
                ]}
              />
              {iban === null ? null : (
                <FieldsToCopy payee={holder} iban={iban} amount={amount} reference={purpose} />
              )}
            </div>
            {image && iban !== null ? (
              <figure className="girocode">
                <img
                  src={image}
                  width="144"
                  height="144"
                  alt={invoiceTerms.giroCodeAlt(
                    formatMoney(openCents, language),
                    holder,
                    formatIban(iban),
                    purpose,
                  )}
                />
                <figcaption className="small">
                  <strong>{invoiceTerms.giroCode(formatMoney(openCents, language))}</strong>{' '}
                  <span className="girocode-scan">{invoiceTerms.giroCodeHint}</span>
                </figcaption>
              </figure>
            ) : null}
          </div>
        </>
      ) : null}
      {openCents > 0 ? (
        <OfficeForm action={paths.payrollTransfer(month, id)} button={words.note}>
          <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
          <input type="hidden" name="betrag" value={openCents} />
          <p>{words.noteText}</p>
        </OfficeForm>
      ) : null}
    </>
  )
}
