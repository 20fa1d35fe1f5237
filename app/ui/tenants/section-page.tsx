import type { ReactNode } from 'react'
import type { TenantSettings } from '~/domain/tenants/settings.server'
import { paths } from '~/paths'
import { Clashes } from '../clashes'
import { ErrorSummary } from '../error-summary'
import { useHref } from '../language'
import { useRefusal } from '../refusal'
import { useTenantLabel } from './tenant-fields'
import { useTenantValue } from './tenant-value'

export interface TenantProps {
  tenant: TenantSettings
}

interface Props extends TenantProps {
  title: string
  text: string
  /** What a field is called that is not the firm's own. */
  labelOf?: (field: string) => string
  children: ReactNode
}

/** The page of one section's form, with a link back to all sections. */
export function SectionPage({ tenant, title, text, labelOf, children }: Props) {
  const href = useHref()
  const ownLabel = useTenantLabel()
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
      <Clashes labelOf={labelOf ?? ownLabel} show={useTenantValue()} />
      {children}
    </>
  )
}
