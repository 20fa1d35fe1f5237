import { ROLES } from '~/domain/rights'
import { formatCountry, formatIban } from '~/i18n/format'
import type { FirmPageData } from '~/pages/tenant-page.server'
import { paths } from '~/paths'
import { type Fact, Facts } from '../facts'
import { useHref, useLanguage, useTexts } from '../language'
import { useHasSeveralFirms } from '../office/several-firms'
import { SavedBanner } from '../saved'
import { CompanySection, InvoicingSection, NumbersSection, SampleSection } from './firm-sections'
import { LogoPicture } from './logo-page'
import { Section } from './section'
import type { TenantProps } from './section-page'
import { TERMS } from './terms-page'

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
  } = useTexts()
  const hasSeveral = useHasSeveralFirms()
  return (
    <>
      <SavedBanner saved={texts.saved} />
      {hasSeveral ? (
        <p>
          <a className="target" href={href(paths.tenants())}>
            {texts.back}
          </a>
        </p>
      ) : null}
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
      <NumbersSection numbers={numbers} />
      <Section title={texts.terms.title} path={paths.tenantTerms(tenant.id)}>
        <Facts facts={TERMS.map((name) => ({ label: texts.fields[name], value: tenant[name] }))} />
      </Section>
      <SenderSection tenant={tenant} />
      <Section title={texts.portalCode.title} path={paths.tenantPortalCode(tenant.id)}>
        <p>{tenant.is_portal_code_demanded === 1 ? texts.portalCode.on : texts.portalCode.off}</p>
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
          <a className="target" href={href(paths.audit())}>
            {auditTexts.title}
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

function AddressSection({ tenant }: Pick<Props, 'tenant'>) {
  const texts = useTexts().tenants
  const language = useLanguage()
  const { fields } = texts
  const facts: Fact[] = [
    { label: fields.street, value: tenant.street },
    { label: fields.address_extra, value: tenant.address_extra },
    { label: fields.city, value: `${tenant.postal_code} ${tenant.city}` },
    { label: fields.country, value: formatCountry(tenant.country, language) },
    { label: fields.email, value: tenant.email },
    { label: fields.phone, value: tenant.phone },
    { label: fields.website, value: tenant.website },
    { label: fields.vat_id, value: tenant.vat_id },
    { label: fields.tax_number, value: tenant.tax_number },
    { label: fields.language, value: texts.address.languages[tenant.language] },
  ]
  return (
    <Section title={texts.address.title} path={paths.tenantAddress(tenant.id)}>
      <Facts facts={facts} />
      {tenant.vat_id === null && tenant.tax_number === null ? <p>{texts.address.noTaxNumber}</p> : null}
    </Section>
  )
}

function BankSection({ tenant }: Pick<Props, 'tenant'>) {
  const { bank, fields } = useTexts().tenants
  const facts: Fact[] = [
    { label: fields.iban, value: tenant.iban && formatIban(tenant.iban) },
    { label: fields.bic, value: tenant.bic },
    { label: fields.bank_name, value: tenant.bank_name },
    { label: fields.creditor_id, value: tenant.creditor_id },
  ]
  return (
    <Section title={bank.title} path={paths.tenantBank(tenant.id)}>
      <Facts facts={facts} />
      {tenant.iban === null ? <p>{bank.noIban}</p> : null}
      {tenant.creditor_id === null ? <p>{bank.noCreditorId}</p> : null}
    </Section>
  )
}

function SenderSection({ tenant }: Pick<Props, 'tenant'>) {
  const { sender, fields } = useTexts().tenants
  const facts: Fact[] = [
    { label: fields.mail_from_name, value: tenant.mail_from_name ?? tenant.name },
    { label: fields.mail_from, value: tenant.mail_from ?? tenant.email },
    { label: fields.mail_reply_to, value: tenant.mail_reply_to ?? tenant.email },
  ]
  return (
    <Section title={sender.title} path={paths.tenantSender(tenant.id)}>
      <Facts facts={facts} />
    </Section>
  )
}
