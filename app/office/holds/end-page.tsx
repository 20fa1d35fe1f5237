import type { HoldKind } from '~/domain/holds/hold'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { HOLD_FIELD } from './forms'

interface Props {
  id: string
  number: string
  hold: { id: string; kind: HoldKind } | null
}

export function EndPage({ id, number, hold }: Props) {
  const { holds, invoices } = useTexts()
  const texts = holds.end
  const refusal = useRefusal()
  const back = { to: paths.officeInvoice(id), label: invoices.backToOne(number) }
  if (hold === null)
    return (
      <>
        <ErrorSummary faults={refusal.faults} />
        <PageHead back={back} title={`${holds.about.title} – ${number}`} />
        <p className="empty">{texts.gone}</p>
      </>
    )
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead back={back} title={`${texts.titles[hold.kind]} – ${number}`} />
      <p>{texts.texts[hold.kind]}</p>
      <OfficeForm action={paths.endHold(id)} button={texts.titles[hold.kind]}>
        <input type="hidden" name={HOLD_FIELD} value={hold.id} />
        <TextField
          {...fieldOf(refusal, 'reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          autoComplete="off"
        />
      </OfficeForm>
    </>
  )
}
