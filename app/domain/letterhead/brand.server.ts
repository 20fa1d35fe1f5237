import type { Executor } from '../house'
import type { Within } from '../scope'
import { findLogoFile, type LogoFile } from './logo.server'

/** What makes a firm's letters and mails recognisable. */
export interface Brand {
  name: string
  /** Six hexadecimal digits, legible on white; null for the product's own colour. */
  accentColor: string | null
  logo: LogoFile | null
}

/** The brand of a tenant that is known to exist. */
export async function readBrand(executor: Executor, scope: Within): Promise<Brand> {
  const firm = await executor
    .selectFrom('tenants')
    .select(['name', 'accent_color as accentColor'])
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  return { ...firm, logo: (await findLogoFile(executor, scope)) ?? null }
}
