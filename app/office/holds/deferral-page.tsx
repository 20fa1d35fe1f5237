import { formatMoney } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { COUNT_FIELD } from './forms'

interface Props {
  id: string
  number: string
  openCents: number
  today: string
  formKey: string
}

export function DeferralPage({ id, number, openCents, today, formKey }: Props) {
  const { holds, invoices } = useTexts()
  const texts = holds.deferral
  const language = useLanguage()
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead
        back={{ to: paths.officeInvoice(id), label: invoices.backToOne(number) }}
        title={`${texts.title} – ${number}`}
      />
      <p>{texts.open(formatMoney(openCents, language))}</p>
      <p className="soft">{texts.law}</p>
      <OfficeForm action={paths.deferInvoice(id)} button={texts.button}>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <RadioField<keyof typeof texts.hows>
          name="how"
          legend={texts.how}
          labels={texts.hows}
          stored="day"
          more={{
            instalments: (
              <TextField
                {...fieldOf(refusal, COUNT_FIELD, '3')}
                label={texts.count}
                hint={texts.toPlan}
                inputMode="numeric"
                autoComplete="off"
              />
            ),
          }}
        />
        <TextField
          {...fieldOf(refusal, 'until_on')}
          label={texts.untilOn}
          hint={texts.untilHint}
          type="date"
          min={today}
        />
        <TextField
          {...fieldOf(refusal, 'reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          isOptional
          autoComplete="off"
        />
      </OfficeForm>
    </>
  )
}
