import { paths } from '~/paths'
import { TextField } from '../field'
import { Help } from '../help'
import { useTexts } from '../language'
import { RecordForm } from '../record-form'
import { SectionPage, type TenantProps } from './section-page'
import { useTenantField } from './tenant-fields'

export function SenderPage({ tenant }: TenantProps) {
  const { save, sender } = useTexts().tenants
  const field = useTenantField(tenant)
  return (
    <SectionPage tenant={tenant} title={sender.title} text={sender.text}>
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
