import { useHref, useTexts } from '~/kit/language'
import { UploadForm } from '~/kit/upload-form'
import { paths } from '~/paths'
import { SectionPage, type TenantProps } from './section-page'

export function LogoPage({ tenant, hasLogo }: TenantProps & { hasLogo: boolean }) {
  const { logo } = useTexts().tenants
  const href = useHref()
  return (
    <SectionPage
      tenant={tenant}
      title={logo.title}
      text={logo.text}
      others={[hasLogo && { label: logo.remove, action: paths.tenantLogoRemoval(tenant.id), isEnd: true }]}
    >
      {hasLogo ? (
        <section className="stack-tight" aria-labelledby="jetzt">
          <h2 id="jetzt">{logo.now}</h2>
          <LogoPicture tenantId={tenant.id} name={tenant.name} />
        </section>
      ) : (
        <p className="empty">{logo.none}</p>
      )}
      <UploadForm
        action={href(paths.tenantLogo(tenant.id))}
        label={hasLogo ? logo.replace : logo.choose}
        hint={logo.hint}
        button={logo.upload}
        accept="image/png,image/jpeg"
      />
    </SectionPage>
  )
}

function LogoPicture({ tenantId, name }: { tenantId: string; name: string }) {
  const { logo } = useTexts().tenants
  return <img className="tenant-logo on-white" src={paths.tenantLogoPicture(tenantId)} alt={logo.alt(name)} />
}
