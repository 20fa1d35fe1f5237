import { may, type Right } from '~/domain/kernel/rights'
import type { OfficeFrame } from '~/http/office-frame.server'
import type { Texts } from '~/i18n/texts'
import { paths } from '~/paths'

export interface Entry {
  path: string
  label: keyof Texts['office']['navigation']
  right: Right
  /** Path prefixes of other pages that belong to this entry. */
  others?: readonly string[]
}

export function navigationOf({ role, tenantId, tenants }: OfficeFrame): Entry[] {
  const hasSeveral = tenants.length > 1
  const entries: Entry[] = [
    { path: paths.office(), label: 'home', right: 'use_office' },
    { path: paths.tasks(), label: 'tasks', right: 'use_office' },
    { path: paths.invoices(), label: 'invoices', right: 'see_invoices', others: [paths.figures()] },
    { path: paths.bank(), label: 'bank', right: 'see_invoices' },
    {
      path: paths.customers(),
      label: 'customers',
      right: 'see_customers',
      others: [paths.mandates(), '/buero/ansprechpartner', '/buero/forderungen'],
    },
    { path: paths.contracts(), label: 'contracts', right: 'see_customers' },
    { path: paths.employees(), label: 'employees', right: 'see_employees' },
    { path: paths.hours(), label: 'hours', right: 'see_employees' },
    { path: paths.payslips(), label: 'payslips', right: 'see_employees' },
    { path: paths.outbox(), label: 'outbox', right: 'use_office', others: [paths.mailTemplates()] },
    {
      path: hasSeveral ? paths.tenants() : paths.tenant(tenantId),
      label: hasSeveral ? 'tenants' : 'firm',
      right: 'manage_firm',
      others: [paths.tenants(), paths.users(), paths.audit(), paths.condition()],
    },
  ]
  return entries.filter(({ right }) => may(role, right))
}

/** Value of aria-current: `page` for the entry's own page, `true` for pages that belong to it. */
export function currentOf({ path, others = [] }: Entry, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page'
  const below = path === paths.office() ? others : [path, ...others]
  return below.some((start) => pathname === start || pathname.startsWith(`${start}/`)) ? 'true' : undefined
}
