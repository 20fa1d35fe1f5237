import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { TenantProps } from './section-page'

export function SampleSection({ tenant }: TenantProps) {
  const texts = useTexts().tenants.sample
  const href = useHref()
  return (
    <section className="sheet stack-tight screen-only" aria-labelledby="muster">
      <h2 id="muster">{texts.title}</h2>
      <p>{texts.text}</p>
      <p>
        <a className="target" href={href(paths.tenantSample(tenant.id))}>
          {texts.open}
        </a>
      </p>
    </section>
  )
}
