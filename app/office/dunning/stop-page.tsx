import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

interface Props {
  customer: { id: string; name: string }
  reason: string | null
}

export function StopPage({ customer: { id, name }, reason }: Props) {
  const { customers, dunning } = useTexts()
  const texts = dunning.stop
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead
        back={{ to: paths.customer(id), label: customers.backToOne(name) }}
        title={`${texts.title} – ${name}`}
      />
      <p>{texts.text}</p>
      <OfficeForm action={paths.dunningStop(id)} button={texts.button}>
        <TextField
          {...fieldOf(refusal, 'reason', reason)}
          label={texts.reason}
          hint={texts.reasonHint}
          autoComplete="off"
        />
      </OfficeForm>
    </>
  )
}
