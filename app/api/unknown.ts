import type { RouteHandle } from '~/auth/access'
import { problem } from '~/http/problem.server'

export const handle = { access: 'public' } satisfies RouteHandle

export function loader(): Response {
  return problem(404)
}

export function action(): Response {
  return problem(404)
}
