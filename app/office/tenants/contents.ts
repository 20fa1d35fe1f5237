import { ROLES } from '~/domain/kernel/rights'
import { missingOnLetters } from '~/domain/tenants/letter-facts'
import { formatIban } from '~/i18n/format'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { RANGE_NAMES } from './number-forms'
import type { FirmPageData } from './page.server'
import { useTenantValue } from './value'

/** A page of the settings: what holds, and what it still lacks. */
export interface Entry {
  title: string
  path: string
  holds?: string | undefined
  missing?: readonly string[]
}

export interface Group {
  id: string
  title: string
  entries: readonly Entry[]
}

/** All settings of a firm by what they are for. */
export function useContents(page: FirmPageData): Group[] {
  const { groups } = useTexts().tenants.contents
  const letterhead = useLetterhead(page)
  const invoices = useInvoices(page)
  const numbers = useNumbers(page)
  const payroll = usePayroll(page)
  const programs = usePrograms(page)
  const people = usePeople(page)
  return [
    { id: 'briefkopf', title: groups.letterhead, entries: letterhead },
    { id: 'rechnungen', title: groups.invoices, entries: invoices },
    { id: 'lohn', title: groups.payroll, entries: payroll },
    { id: 'nummern', title: groups.numbers, entries: numbers },
    { id: 'programme', title: groups.programs, entries: programs },
    { id: 'personen', title: groups.people, entries: people },
  ]
}

function useLetterhead({ tenant, hasLogo }: FirmPageData): Entry[] {
  const { address, company, contents, fields, logo, look, sample, sender } = useTexts().tenants
  const show = useTenantValue()
  const noForm = tenant.legal_form === null ? (['legal_form'] as const) : missingOnLetters(tenant)
  return [
    {
      title: address.title,
      path: paths.tenantAddress(tenant.id),
      holds: `${tenant.street}, ${tenant.postal_code} ${tenant.city}`,
      missing: tenant.vat_id === null && tenant.tax_number === null ? [contents.taxNumber] : [],
    },
    {
      title: company.title,
      path: paths.tenantCompany(tenant.id),
      holds: show('legal_form', tenant.legal_form),
      missing: noForm.map((name) => fields[name]),
    },
    {
      title: logo.title,
      path: paths.tenantLogo(tenant.id),
      holds: hasLogo ? contents.hasLogo : contents.noLogo,
    },
    {
      title: look.title,
      path: paths.tenantAccent(tenant.id),
      holds: tenant.accent_color === null ? look.none : `#${tenant.accent_color}`,
    },
    { title: sender.title, path: paths.tenantSender(tenant.id), holds: tenant.mail_from ?? tenant.email },
    { title: sample.open, path: paths.tenantSample(tenant.id), holds: contents.sample },
  ]
}

function useInvoices({ tenant }: FirmPageData): Entry[] {
  const { dunning, tenants, mailTemplates } = useTexts()
  const { bank, contents, fields, invoicing, terms } = tenants
  const show = useTenantValue()
  const contact = (['contact_name', 'contact_phone'] as const).filter((name) => tenant[name] === null)
  return [
    {
      title: invoicing.title,
      path: paths.tenantInvoicing(tenant.id),
      holds: show('taxation', tenant.taxation),
      missing: contact.map((name) => fields[name]),
    },
    {
      title: bank.title,
      path: paths.tenantBank(tenant.id),
      holds: [
        tenant.iban && formatIban(tenant.iban),
        tenant.creditor_id === null ? contents.noCreditorId : tenant.creditor_id,
      ]
        .filter(Boolean)
        .join(', '),
      missing: tenant.iban === null ? [fields.iban] : [],
    },
    {
      title: terms.title,
      path: paths.tenantTerms(tenant.id),
      holds: contents.terms(
        tenant.payment_term_days,
        show('write_off_limit_cents', tenant.write_off_limit_cents),
      ),
    },
    { title: dunning.settings.title, path: paths.dunningLevels() },
    { title: mailTemplates.title, path: paths.mailTemplates(), holds: contents.mails },
  ]
}

function useNumbers({ tenant, numbers }: FirmPageData): Entry[] {
  const { contents, numbers: texts } = useTexts().tenants
  const isShared = numbers.invoice === numbers.cancellation
  return Object.entries(RANGE_NAMES).map(([name, range]) => ({
    title: texts.ranges[range],
    path: paths.tenantNumbers(tenant.id, name),
    holds:
      range === 'cancellation' && isShared
        ? contents.sharedNumbers(numbers[range])
        : contents.nextNumber(numbers[range]),
  }))
}

function usePayroll({ tenant }: FirmPageData): Entry[] {
  const { tenants, payrollRun } = useTexts()
  const { contents, payrollOffice, portalCode, sensitive } = tenants
  const { payroll_consultant: consultant, payroll_client: client } = tenant
  return [
    { title: payrollRun.firm.title, path: paths.payrollFirm(), holds: contents.payrollFirm },
    { title: payrollRun.funds.title, path: paths.payrollFunds(), holds: contents.funds },
    {
      title: payrollOffice.title,
      path: paths.tenantPayrollOffice(tenant.id),
      holds: consultant && client ? payrollOffice.numbers(consultant, client) : payrollOffice.none,
    },
    {
      title: portalCode.title,
      path: paths.tenantPortalCode(tenant.id),
      holds: tenant.is_portal_code_demanded === 1 ? portalCode.on : portalCode.off,
    },
    {
      title: sensitive.title,
      path: paths.tenantSensitive(tenant.id),
      holds: tenant.is_sensitive_shown === 1 ? sensitive.on : sensitive.off,
    },
  ]
}

function usePrograms({ tenant }: FirmPageData): Entry[] {
  const { tenants, apiKeys, events } = useTexts()
  const { contents, webhook } = tenants
  return [
    { title: webhook.title, path: paths.tenantWebhook(tenant.id), holds: contents.webhook },
    { title: apiKeys.title, path: paths.apiKeys(tenant.id), holds: contents.apiKeys },
    { title: events.title, path: paths.eventEndpoints(tenant.id), holds: contents.events },
  ]
}

function usePeople({ tenant }: FirmPageData): Entry[] {
  const { tenants, office, audit, condition } = useTexts()
  const { contents, dataProtection, linkLooks, secondFactor } = tenants
  const demanded = ROLES.filter((role) => tenant[`is_factor_demanded_of_${role}`] === 1)
  return [
    { title: tenants.users, path: paths.users(), holds: contents.users },
    {
      title: secondFactor.title,
      path: paths.tenantSecondFactor(tenant.id),
      holds: demanded.map((role) => office.roles[role]).join(', ') || secondFactor.ofNobody,
    },
    {
      title: dataProtection.title,
      path: paths.tenantDataProtection(tenant.id),
      holds: tenant.is_notice_shown === 1 ? dataProtection.shown : dataProtection.hidden,
    },
    { title: dataProtection.papers, path: paths.papers(tenant.id), holds: contents.papers },
    { title: linkLooks.title, path: paths.linkLooks(tenant.id), holds: contents.linkLooks },
    { title: audit.title, path: paths.audit(), holds: contents.audit },
    { title: condition.title, path: paths.condition(), holds: contents.condition },
  ]
}
