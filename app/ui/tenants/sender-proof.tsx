import type { SenderState } from '~/domain/tenants/sender.server'
import { paths } from '~/paths'
import { Notice } from '../banner'
import { TextField } from '../field'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { fieldOf, useRefusal } from '../refusal'

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
