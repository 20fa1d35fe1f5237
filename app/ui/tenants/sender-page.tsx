import { paths } from '~/paths'
import { TextField } from '../field'
import { Help } from '../help'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { fieldOf, useRefusal } from '../refusal'
import { SectionPage, type TenantProps } from './section-page'

export function SenderPage({ tenant }: TenantProps) {
  const { save, sender } = useTexts().tenants
  const refusal = useRefusal()
  return (
    <SectionPage tenant={tenant} title={sender.title} text={sender.text}>
      <OfficeForm action={paths.tenantSender(tenant.id)} button={save}>
        <TextField
          {...fieldOf(refusal, 'mail_from_name', tenant.mail_from_name)}
          label={sender.fields.mail_from_name}
          hint={sender.otherwise(tenant.name)}
          autoComplete="off"
          isOptional
        />
        <TextField
          {...fieldOf(refusal, 'mail_from', tenant.mail_from)}
          type="email"
          label={sender.fields.mail_from}
          hint={sender.otherwise(tenant.email)}
          autoComplete="off"
          isOptional
        />
        <TextField
          {...fieldOf(refusal, 'mail_reply_to', tenant.mail_reply_to)}
          type="email"
          label={sender.fields.mail_reply_to}
          hint={sender.otherwise(tenant.email)}
          autoComplete="off"
          isOptional
        />
        <Help summary={sender.serverTitle}>{sender.serverText}</Help>
      </OfficeForm>
    </SectionPage>
  )
}
