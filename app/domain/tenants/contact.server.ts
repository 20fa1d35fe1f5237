import type { Executor } from '../kernel/house'

/** Appearance of a firm's pages. */
export interface FirmLook {
  /** Six hexadecimal digits; null for the product's colour. */
  accentColor: string | null
  /** Used in the logo's URL. */
  logoId: string | null
}

/** Head and foot of a firm's pages. */
export interface TenantContact extends FirmLook {
  name: string
  email: string
  phone: string | null
}

/** The tenant must exist. */
export async function tenantContact(executor: Executor, tenantId: string): Promise<TenantContact> {
  return selectContact(executor, tenantId).executeTakeFirstOrThrow()
}

/** The firm as a payee, with its current account. */
export interface Payee extends TenantContact {
  iban: string | null
  bic: string | null
  bankName: string | null
  /** Without one the firm cannot take new mandates. */
  creditorId: string | null
}

/** The tenant must exist. */
export async function readPayee(executor: Executor, tenantId: string): Promise<Payee> {
  return selectContact(executor, tenantId)
    .select(['iban', 'bic', 'bank_name as bankName', 'creditor_id as creditorId'])
    .executeTakeFirstOrThrow()
}

/** Leaves out the payment details. */
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
