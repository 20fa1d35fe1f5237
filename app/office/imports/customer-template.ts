import type { Args, RouteHandle } from '~/auth/access'
import { customersFiles } from './setups.server'
import { templateFile } from './upload.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export function loader({ request }: Args<typeof handle>) {
  return templateFile(request, customersFiles)
}
