import type { Args, RouteHandle } from '~/auth/access'
import { dueDateFile } from './due-date-file.server'

export const handle = { access: 'link', purpose: 'rechnung' } satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return dueDateFile(request, scope)
}
