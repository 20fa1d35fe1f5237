import type { LoaderFunctionArgs } from '@remix-run/node'
import type { RouteHandle } from '~/auth/access'
import { problem } from '~/http/problem.server'
import { codeAt } from '~/http/problem-codes'

export const handle = { access: 'public' } satisfies RouteHandle

export function loader({ request }: LoaderFunctionArgs): Response {
  return problem(404, { code: codeAt(new URL(request.url).pathname, 404) })
}

export const action = loader
