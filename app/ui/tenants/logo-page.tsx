import { FILE_FIELD } from '~/forms/form-fields'
import { paths } from '~/paths'
import { described, FieldFault } from '../field-frame'
import { useHref, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { useRefusal } from '../refusal'
import { SectionPage, type TenantProps } from './section-page'

export function LogoPage({ tenant, hasLogo }: TenantProps & { hasLogo: boolean }) {
  const { logo } = useTexts().tenants
  return (
    <SectionPage tenant={tenant} title={logo.title} text={logo.text}>
      {hasLogo ? (
        <section className="stack-tight" aria-labelledby="jetzt">
          <h2 id="jetzt">{logo.now}</h2>
          <LogoPicture tenantId={tenant.id} name={tenant.name} />
          <OfficeForm action={paths.tenantLogoRemoval(tenant.id)} button={logo.remove} isQuiet />
        </section>
      ) : (
        <p className="empty">{logo.none}</p>
      )}
      <UploadForm tenantId={tenant.id} hasLogo={hasLogo} />
    </SectionPage>
  )
}

export function LogoPicture({ tenantId, name }: { tenantId: string; name: string }) {
  const { logo } = useTexts().tenants
  return <img className="tenant-logo" src={paths.tenantLogoPicture(tenantId)} alt={logo.alt(name)} />
}

function UploadForm({ tenantId, hasLogo }: { tenantId: string; hasLogo: boolean }) {
  const { logo } = useTexts().tenants
  const href = useHref()
  const fault = useRefusal().faults[FILE_FIELD]
  return (
    <form
      className="form"
      method="post"
      encType="multipart/form-data"
      action={href(paths.tenantLogo(tenantId))}
      noValidate
    >
      <div className="field">
        <label htmlFor={FILE_FIELD}>{hasLogo ? logo.replace : logo.choose}</label>
        <p className="field-hint" id={`${FILE_FIELD}-hinweis`}>
          {logo.hint}
        </p>
        <FieldFault id={FILE_FIELD} fault={fault} />
        <input
          className="input"
          type="file"
          id={FILE_FIELD}
          name={FILE_FIELD}
          accept="image/png,image/jpeg"
          {...described(FILE_FIELD, logo.hint, fault)}
        />
      </div>
      <button type="submit" className="button">
        {logo.upload}
      </button>
    </form>
  )
}
