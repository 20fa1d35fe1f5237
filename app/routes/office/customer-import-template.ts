import type { Args, RouteHandle } from '~/auth/access'
import { customersFiles } from '~/pages/import-setups.server'
import { templateFile } from '~/pages/import-upload.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export function loader({ request }: Args<typeof handle>) {
  return templateFile(request, customersFiles)
}
