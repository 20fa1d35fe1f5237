import type { HandedOver } from '~/domain/invoices/handed-over.server'
import { formatLongDate } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { HANDED_ON_FIELD, HANDOVER_FIELD } from '~/kit/forms/handed-over'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

interface Props {
  id: string
  number: string
  issuedOn: string
  today: string
  known: HandedOver | null
}

export function HandedOverPage({ id, number, issuedOn, today, known }: Props) {
  const { handedOver: texts, invoices } = useTexts()
  const language = useLanguage()
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead
        back={{ to: paths.officeInvoice(id), label: invoices.backToOne(number) }}
        title={`${texts.title} – ${number}`}
      />
      {known ? (
        <>
          <p>{texts.known(formatLongDate(known.on, language))}</p>
          <p className="soft">{texts.withdrawText}</p>
          <OfficeForm action={paths.notHandedOver(id)} button={texts.withdraw}>
            <input type="hidden" name={HANDOVER_FIELD} value={known.id} />
          </OfficeForm>
        </>
      ) : (
        <>
          <p>{texts.text}</p>
          <OfficeForm action={paths.handedOver(id)} button={texts.button}>
            <TextField
              {...fieldOf(refusal, HANDED_ON_FIELD, today)}
              label={texts.on}
              hint={texts.onHint}
              type="date"
              min={issuedOn}
              max={today}
            />
          </OfficeForm>
        </>
      )}
    </>
  )
}
