import type { WebhookSecret } from '~/domain/inbox/webhook-secrets.server'
import { formatDate, formatMoment } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { Checkbox } from '~/kit/choice'
import { FORM_KEY_FIELD, SECRET_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { RecordForm } from '~/kit/record-form'
import { RecordPart } from '~/kit/records/record-part'
import { useRefused } from '~/kit/refusal'
import { paths } from '~/paths'
import { SectionPage, type TenantProps } from './section-page'
import { type Connection, WebhookConnection } from './webhook-connection'

interface Props extends TenantProps, Connection {
  secrets: WebhookSecret[]
  mayMake: boolean
  shown: { secret: string; signingKey: string } | null
  formKey: string
}

export function WebhookPage({ tenant, secrets, mayMake, shown, formKey, ...connection }: Props) {
  const texts = useTexts().tenants.webhook
  return (
    <SectionPage tenant={tenant} title={texts.title} text={texts.text}>
      {shown === null ? null : (
        <Notice title={texts.shown}>
          <p>
            <code className="copyable">{shown.secret}</code>
          </p>
          <p>{texts.shownKey}</p>
          <p>
            <code className="copyable">{shown.signingKey}</code>
          </p>
        </Notice>
      )}
      {secrets.length === 0 ? <p>{texts.none}</p> : null}
      {secrets.map((secret) => (
        <Secret
          key={secret.id}
          secret={secret}
          tenantId={tenant.id}
          isLast={isLast(tenant, secrets, secret)}
        />
      ))}
      {mayMake ? (
        <OfficeForm action={paths.tenantWebhook(tenant.id)} button={texts.make}>
          <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        </OfficeForm>
      ) : (
        <p>{texts.enough}</p>
      )}
      <Rules tenant={tenant} />
      <WebhookConnection {...connection} />
    </SectionPage>
  )
}

/** Whether nobody could send any more without it, as the firm's rules are. */
function isLast(
  tenant: TenantProps['tenant'],
  secrets: readonly WebhookSecret[],
  { id }: WebhookSecret,
): boolean {
  const others = secrets.filter((other) => other.id !== id)
  return (
    (tenant.is_own_secret_demanded === 1 && others.length === 0) ||
    (tenant.is_signature_demanded === 1 && !others.some(({ canSign }) => canSign))
  )
}

interface SecretProps {
  secret: WebhookSecret
  tenantId: string
  isLast: boolean
}

function Secret({ secret, tenantId, isLast }: SecretProps) {
  const texts = useTexts().tenants.webhook
  const language = useLanguage()
  const { id, beginning, createdAt, lastUsedOn, canSign } = secret
  return (
    <RecordPart
      id={`seit-${id}`}
      title={texts.since(beginning, formatMoment(createdAt, language))}
      acts={[
        {
          label: texts.revoke(beginning),
          action: paths.tenantWebhookRevocation(tenantId),
          fields: { [SECRET_FIELD]: id },
          isEnd: true,
          confirm: isLast ? texts.revokeLastText : texts.revokeText,
        },
      ]}
    >
      <p className="soft">
        {lastUsedOn === null ? texts.neverUsed : texts.lastUsed(formatDate(lastUsedOn, language))}
        {canSign ? null : `, ${texts.cannotSign}`}
      </p>
    </RecordPart>
  )
}

const RULES = ['is_own_secret_demanded', 'is_signature_demanded'] as const

/** What the firm demands of whoever sends. */
function Rules({ tenant }: TenantProps) {
  const { save, fields, webhook: texts } = useTexts().tenants
  const posted = useRefused()?.refusal
  const hints = { is_own_secret_demanded: texts.ownSecretHint, is_signature_demanded: texts.signatureHint }
  return (
    <section className="stack-tight" aria-labelledby="regeln">
      <h2 id="regeln">{texts.rules}</h2>
      <RecordForm action={paths.tenantWebhookRules(tenant.id)} revision={tenant.revision} button={save}>
        {RULES.map((name) => (
          <Checkbox
            key={name}
            id={name}
            name={name}
            label={fields[name]}
            hint={hints[name]}
            isChecked={posted ? posted.values[name] !== undefined : tenant[name] === 1}
            fault={posted?.faults[name]}
          />
        ))}
      </RecordForm>
    </section>
  )
}
