import type { WebhookSecret } from '~/domain/inbox/webhook-secrets.server'
import { formatMoment } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { FORM_KEY_FIELD, SECRET_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { RecordPart } from '~/kit/records/record-part'
import { paths } from '~/paths'
import { SectionPage, type TenantProps } from './section-page'
import { type Connection, WebhookConnection } from './webhook-connection'

interface Props extends TenantProps, Connection {
  secrets: WebhookSecret[]
  mayMake: boolean
  shown: string | null
  formKey: string
}

export function WebhookPage({ tenant, secrets, mayMake, shown, formKey, ...connection }: Props) {
  const texts = useTexts().tenants.webhook
  const language = useLanguage()
  return (
    <SectionPage tenant={tenant} title={texts.title} text={texts.text}>
      {shown === null ? null : (
        <Notice title={texts.shown}>
          <p>
            <code className="copyable">{shown}</code>
          </p>
        </Notice>
      )}
      {secrets.length === 0 ? <p>{texts.none}</p> : null}
      {secrets.map(({ id, beginning, createdAt }) => (
        <RecordPart
          key={id}
          id={`seit-${id}`}
          title={texts.since(beginning, formatMoment(createdAt, language))}
          acts={[
            {
              label: texts.revoke(beginning),
              action: paths.tenantWebhookRevocation(tenant.id),
              fields: { [SECRET_FIELD]: id },
              isEnd: true,
              confirm: texts.revokeText,
            },
          ]}
        />
      ))}
      {mayMake ? (
        <OfficeForm action={paths.tenantWebhook(tenant.id)} button={texts.make}>
          <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        </OfficeForm>
      ) : (
        <p>{texts.enough}</p>
      )}
      <WebhookConnection {...connection} />
    </SectionPage>
  )
}
