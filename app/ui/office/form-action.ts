import { createContext, useContext } from 'react'
import { paths, shownForPath } from '~/paths'
import { useHref } from '../language'

/** The tenant that an office page shows, for the forms on it. */
export const ShownTenantContext = createContext<string | undefined>(undefined)

/**
 * The address of a form: in the office it says for which tenant the page was made, because somebody may have switched
 * to another one in a second window since. Addresses that name their tenant, or concern none, stay as they are.
 */
export function useFormAction(): (path: string) => string {
  const tenantId = useContext(ShownTenantContext)
  const href = useHref()
  return (path) => {
    const isOfTenant = path.startsWith(`${paths.office()}/`) && !path.startsWith(paths.tenantSwitch())
    return href(tenantId !== undefined && isOfTenant ? shownForPath(path, tenantId) : path)
  }
}
