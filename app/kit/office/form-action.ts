import { createContext, useContext } from 'react'
import { paths, shownForPath } from '~/paths'
import { useHref } from '../language'

/** The tenant the page was rendered for. */
export const ShownTenantContext = createContext<string | undefined>(undefined)

/**
 * The address of an office form. It names the tenant the page was made for, because the reader may have
 * switched tenants in another window since. Addresses that name a tenant already, or concern none, stay as
 * they are.
 */
export function useFormAction(): (path: string) => string {
  const tenantId = useContext(ShownTenantContext)
  const href = useHref()
  return (path) => {
    const isOfTenant = path.startsWith(`${paths.office()}/`) && !path.startsWith(paths.tenantSwitch())
    return href(tenantId !== undefined && isOfTenant ? shownForPath(path, tenantId) : path)
  }
}
