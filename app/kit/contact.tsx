import type { TenantContact } from '~/domain/tenants/contact.server'
import { useTexts } from './language'

export function ContactLine({ tenant }: { tenant: TenantContact }) {
  const texts = useTexts().errors
  const dial = tenant.phone?.replace(/[^+\d]/g, '')
  return (
    <div className="stack-tight">
      <p>{texts.contact}</p>
      <ul className="contact">
        <li>{tenant.name}</li>
        <li>
          <a className="target" href={`mailto:${tenant.email}`} dir="ltr">
            {tenant.email}
          </a>
        </li>
        {tenant.phone ? (
          <li>
            <a className="target" href={`tel:${dial}`} dir="ltr">
              {tenant.phone}
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
