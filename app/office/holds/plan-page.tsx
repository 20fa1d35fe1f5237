import { Fragment } from 'react'
import type { Instalment } from '~/domain/invoices/payments/deferral'
import { formatMoney, formatToCopy } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { centsField, dueField } from './forms'

interface Props {
  id: string
  number: string
  openCents: number
  today: string
  plan: Instalment[]
  formKey: string
}

/** The instalments as proposed; each can be changed. */
export function PlanPage({ id, number, openCents, today, plan, formKey }: Props) {
  const { holds, invoices } = useTexts()
  const texts = holds.plan
  const language = useLanguage()
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead
        back={{ to: paths.officeInvoice(id), label: invoices.backToOne(number) }}
        title={`${texts.title} – ${number}`}
        others={[{ label: texts.other, to: paths.deferInvoice(id) }]}
      />
      <p>{texts.text(formatMoney(openCents, language))}</p>
      <OfficeForm action={paths.deferInvoice(id)} button={texts.button}>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <input type="hidden" name="how" value="plan" />
        {plan.map(({ dueOn, cents }, index) => (
          <Fragment key={dueField(index)}>
            <TextField
              {...fieldOf(refusal, dueField(index), dueOn)}
              label={texts.dueOn(index + 1)}
              type="date"
              min={today}
            />
            <TextField
              {...fieldOf(refusal, centsField(index), formatToCopy(cents, language))}
              label={texts.cents(index + 1)}
              inputMode="decimal"
              autoComplete="off"
            />
          </Fragment>
        ))}
        <TextField
          {...fieldOf(refusal, 'reason')}
          label={holds.deferral.reason}
          hint={holds.deferral.reasonHint}
          isOptional
          autoComplete="off"
        />
      </OfficeForm>
    </>
  )
}
