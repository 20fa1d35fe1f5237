import { ROLES } from '~/domain/kernel/rights'
import { Facts } from '~/kit/facts'
import { useHref, useTexts } from '~/kit/language'
import { useHasSeveralFirms } from '~/kit/office/several-firms'
import { BackLink } from '~/kit/records/back-link'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { AddressSection } from './address-section'
import { BankSection } from './bank-section'
import { CompanySection } from './company-section'
import { InvoicingSection } from './invoicing-section'
import { LogoPicture } from './logo-page'
import { NumbersSection } from './numbers-section'
import type { FirmPageData } from './page.server'
import { SampleSection } from './sample-section'
import { Section } from './section'
import type { TenantProps } from './section-page'
import { SenderSection } from './sender-section'
import { TERMS } from './terms-page'
import { useTenantValue } from './value'

interface Props extends TenantProps {
  hasLogo: boolean
  numbers: FirmPageData['numbers']
}

export function TenantPage({ tenant, hasLogo, numbers }: Props) {
  const texts = useTexts().tenants
  const href = useHref()
  const {
    office: { roles },
    audit: auditTexts,
    condition: conditionTexts,
  } = useTexts()
  const show = useTenantValue()
  const hasSeveral = useHasSeveralFirms()
  return (
    <>
      <SavedBanner saved={texts.saved} />
      {hasSeveral ? <BackLink to={paths.tenants()} label={texts.back} /> : null}
      <h1 className="tenant-name">{tenant.name}</h1>
      <p className="soft">{texts.fromNowOn}</p>
      <AddressSection tenant={tenant} />
      <CompanySection tenant={tenant} />
      <InvoicingSection tenant={tenant} />
      <Section title={texts.logo.title} path={paths.tenantLogo(tenant.id)}>
        {hasLogo ? <LogoPicture tenantId={tenant.id} name={tenant.name} /> : <p>{texts.logo.none}</p>}
      </Section>
      <Section title={texts.look.title} path={paths.tenantAccent(tenant.id)}>
        <p>{tenant.accent_color === null ? texts.look.none : `#${tenant.accent_color}`}</p>
      </Section>
      <SampleSection tenant={tenant} />
      <BankSection tenant={tenant} />
      <NumbersSection tenant={tenant} numbers={numbers} />
      <Section title={texts.terms.title} path={paths.tenantTerms(tenant.id)}>
        <Facts
          facts={TERMS.map((name) => ({ label: texts.fields[name], value: show(name, tenant[name]) }))}
        />
      </Section>
      <SenderSection tenant={tenant} />
      <Section title={texts.portalCode.title} path={paths.tenantPortalCode(tenant.id)}>
        <p>{tenant.is_portal_code_demanded === 1 ? texts.portalCode.on : texts.portalCode.off}</p>
      </Section>
      <Section title={texts.dataProtection.title} path={paths.tenantDataProtection(tenant.id)}>
        <p>{tenant.is_notice_shown === 1 ? texts.dataProtection.shown : texts.dataProtection.hidden}</p>
      </Section>
      <Section title={texts.payrollOffice.title} path={paths.tenantPayrollOffice(tenant.id)}>
        <p>
          {tenant.payroll_consultant && tenant.payroll_client
            ? texts.payrollOffice.numbers(tenant.payroll_consultant, tenant.payroll_client)
            : texts.payrollOffice.none}
        </p>
      </Section>
      <Section title={texts.secondFactor.title} path={paths.tenantSecondFactor(tenant.id)}>
        <p>
          {ROLES.filter((role) => tenant[`is_factor_demanded_of_${role}`] === 1)
            .map((role) => roles[role])
            .join(', ') || texts.secondFactor.ofNobody}
        </p>
      </Section>
      <ul className="office-links">
        <li>
          <a className="target" href={href(paths.users())}>
            {texts.users}
          </a>
        </li>
        <li>
          <a className="target" href={href(paths.tenantWebhook(tenant.id))}>
            {texts.webhook.title}
          </a>
        </li>
        <li>
          <a className="target" href={href(paths.papers(tenant.id))}>
            {texts.dataProtection.papers}
          </a>
        </li>
        <li>
          <a className="target" href={href(paths.audit())}>
            {auditTexts.title}
          </a>
        </li>
        <li>
          <a className="target" href={href(paths.condition())}>
            {conditionTexts.title}
          </a>
        </li>
        <li>
          <a className="target" href={href(paths.linkLooks(tenant.id))}>
            {texts.linkLooks.title}
          </a>
        </li>
        {hasSeveral ? null : (
          <li>
            <a className="target" href={href(paths.tenants())}>
              {texts.found}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
