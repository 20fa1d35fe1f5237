import type { SenderState } from '~/domain/tenants/sender.server'
import { Notice } from '~/kit/banner'
import { TextField } from '~/kit/field'
import { Help } from '~/kit/help'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { RecordForm } from '~/kit/record-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'

interface Props extends TenantProps {
  sender: SenderState
}

export function SenderPage({ tenant, sender: state }: Props) {
  const { save, saved, sender, senderCode } = useTexts().tenants
  const field = useTenantField(tenant)
  return (
    <SectionPage tenant={tenant} title={sender.title} text={sender.text}>
      <SavedBanner saved={saved} />
      {state.isProven ? (
        <p>{senderCode.proven(state.address)}</p>
      ) : (
        <SenderProof tenantId={tenant.id} sender={state} />
      )}
      <RecordForm action={paths.tenantSender(tenant.id)} revision={tenant.revision} button={save}>
        <TextField
          {...field('mail_from_name')}
          hint={sender.otherwise(tenant.name)}
          autoComplete="off"
          isOptional
        />
        <TextField
          {...field('mail_from')}
          type="email"
          hint={sender.otherwise(tenant.email)}
          autoComplete="off"
          isOptional
        />
        <TextField
          {...field('mail_reply_to')}
          type="email"
          hint={sender.otherwise(tenant.email)}
          autoComplete="off"
          isOptional
        />
        <Help summary={sender.serverTitle}>{sender.serverText}</Help>
      </RecordForm>
    </SectionPage>
  )
}

function SenderProof({ tenantId, sender }: { tenantId: string; sender: SenderState }) {
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
