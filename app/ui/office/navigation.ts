import { FIRM_ROLES } from '~/domain/office/rights'
import type { Texts } from '~/i18n/texts'
import { paths } from '~/paths'
import type { Role } from '~db/schema'

interface Entry {
  path: string
  label: keyof Texts['office']['navigation']
  roles: readonly Role[]
}

const EVERYBODY: readonly Role[] = ['owner', 'invoicing', 'payroll', 'read_only']

/** Where the office can go, in this order, and which roles see it. */
export const navigation: readonly Entry[] = [
  { path: paths.office(), label: 'home', roles: EVERYBODY },
  { path: paths.outbox(), label: 'outbox', roles: EVERYBODY },
  { path: paths.users(), label: 'users', roles: FIRM_ROLES },
  { path: paths.tenants(), label: 'tenants', roles: FIRM_ROLES },
  { path: paths.account(), label: 'account', roles: EVERYBODY },
]
