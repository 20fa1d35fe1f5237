import type { RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'

export const handle = { access: 'public' } satisfies RouteHandle

export function loader() {
  throw new NotFound()
}

export default function UnknownPage() {
  return null
}
