import type { Args, RouteHandle } from '~/auth/access'
import { finishProviderSignIn } from '~/auth/provider-sign-in.server'
import { config } from '~/config.server'
import { NotFound } from '~/domain/kernel/errors'

export const handle = { access: 'public' } satisfies RouteHandle

/** Always redirects: no page shows this address. */
export function loader({ request }: Args<typeof handle>) {
  if (!config().provider) throw new NotFound()
  return finishProviderSignIn(request)
}

export default function ProviderAnswer() {
  return null
}
