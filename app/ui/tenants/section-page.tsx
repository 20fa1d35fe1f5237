import type { ReactNode } from 'react'
import type { TenantSettings } from '~/domain/tenants/settings.server'
import { paths } from '~/paths'
import { Clashes } from '../clashes'
import { ErrorSummary } from '../error-summary'
import { useHref } from '../language'
import { useRefusal } from '../refusal'
import { useTenantLabel, useTenantValue } from './tenant-fields'

export interface TenantProps {
  tenant: TenantSettings
}

/** The page of one section's form, with a link back to all sections. */
export function SectionPage({
  tenant,
  title,
  text,
  children,
}: TenantProps & { title: string; text: string; children: ReactNode }) {
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <p>
        <a className="target tenant-name" href={href(paths.tenant(tenant.id))}>
          {tenant.name}
        </a>
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <Clashes labelOf={useTenantLabel()} show={useTenantValue()} />
      {children}
    </>
  )
}
