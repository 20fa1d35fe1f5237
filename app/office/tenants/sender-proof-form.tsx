import type { SenderState } from '~/domain/tenants/sender.server'
import { Notice } from '~/kit/banner'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

/** Asks for the code that was mailed to the address that the firm wants to write from. */
export function SenderProof({ tenantId, sender }: { tenantId: string; sender: SenderState }) {
  const texts = useTexts().tenants.senderCode
  const refusal = useRefusal()
  return (
    <section className="sheet stack-tight">
      <Notice title={texts.unproven(sender.address)}>
        <p>{texts.meanwhile}</p>
      </Notice>
      {sender.isAsked ? (
        <OfficeForm action={paths.tenantSenderProof(tenantId)} button={texts.button}>
          <p>{texts.sent}</p>
          <TextField
            {...fieldOf(refusal, 'code')}
            label={texts.label}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
        </OfficeForm>
      ) : null}
      <OfficeForm
        action={paths.tenantSenderCode(tenantId)}
        button={sender.isAsked ? texts.again : texts.request}
        isQuiet={sender.isAsked}
      />
    </section>
  )
}
