import type { ReactNode } from 'react'
import type { TenantSettings } from '~/domain/tenants/settings.server'
import { ErrorSummary } from '~/kit/error-summary'
import { FieldConflicts } from '~/kit/field-conflicts'
import { useTexts } from '~/kit/language'
import type { Acts } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { useTenantLabel } from './fields'
import { useTenantValue } from './value'

export interface TenantProps {
  tenant: TenantSettings
}

interface Props extends TenantProps {
  title: string
  text: string
  /** Label of a field that is not the firm's own. */
  labelOf?: (field: string) => string
  others?: Acts
  children: ReactNode
}

export function SectionPage({ tenant, title, text, labelOf, others = [], children }: Props) {
  const texts = useTexts().tenants
  const ownLabel = useTenantLabel()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={labelOf ?? ownLabel} />
      <PageHead
        back={{ to: paths.tenant(tenant.id), label: texts.backToOne(tenant.name) }}
        title={title}
        others={others}
      />
      <p className="soft">{text}</p>
      <FieldConflicts labelOf={labelOf ?? ownLabel} show={useTenantValue()} />
      {children}
    </>
  )
}
