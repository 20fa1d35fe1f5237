import type { SenderState } from '~/domain/tenants/sender.server'
import { TextField } from '~/kit/field'
import { Help } from '~/kit/help'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'
import { SenderProof } from './sender-proof-form'

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
