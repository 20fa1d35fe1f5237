import type { Executor } from '../kernel/house'

/** How a firm's pages look. */
export interface FirmLook {
  /** Six hexadecimal digits; null for the product's own colour. */
  accentColor: string | null
  /** Names the address of the logo. */
  logoId: string | null
}

/** Who a firm is and how it can be reached: the head and the foot of its pages. */
export interface TenantContact extends FirmLook {
  name: string
  email: string
  phone: string | null
}

/** The contact of a tenant that is known to exist. */
export async function tenantContact(executor: Executor, tenantId: string): Promise<TenantContact> {
  return selectContact(executor, tenantId).executeTakeFirstOrThrow()
}

/** The firm as a payee, with the account that it uses now. */
export interface Payee extends TenantContact {
  iban: string | null
  bic: string | null
  bankName: string | null
  /** Without one the firm cannot take new mandates. */
  creditorId: string | null
}

/** The tenant as a payee; it is known to exist. */
export async function readPayee(executor: Executor, tenantId: string): Promise<Payee> {
  return selectContact(executor, tenantId)
    .select(['iban', 'bic', 'bank_name as bankName', 'creditor_id as creditorId'])
    .executeTakeFirstOrThrow()
}

/** Without what only paying needs. */
export function contactOf({ name, email, phone, accentColor, logoId }: TenantContact): TenantContact {
  return { name, email, phone, accentColor, logoId }
}

function selectContact(executor: Executor, tenantId: string) {
  return executor
    .selectFrom('tenants')
    .leftJoin('tenant_logos', 'tenant_logos.tenant_id', 'tenants.id')
    .select(['name', 'email', 'phone', 'accent_color as accentColor'])
    .select('tenant_logos.public_id as logoId')
    .where('id', '=', tenantId)
}
