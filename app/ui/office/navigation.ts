import type { Right } from '~/domain/rights'
import type { Texts } from '~/i18n/texts'
import { paths } from '~/paths'

interface Entry {
  path: string
  label: keyof Texts['office']['navigation']
  right: Right
}

/** In this order, each with the right it needs. */
export const navigation: readonly Entry[] = [
  { path: paths.office(), label: 'home', right: 'use_office' },
  { path: paths.customers(), label: 'customers', right: 'see_customers' },
  { path: paths.outbox(), label: 'outbox', right: 'use_office' },
  { path: paths.users(), label: 'users', right: 'manage_firm' },
  { path: paths.tenants(), label: 'tenants', right: 'manage_firm' },
  { path: paths.account(), label: 'account', right: 'use_office' },
]
