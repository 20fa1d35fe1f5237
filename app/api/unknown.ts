import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { RouteHandle } from '~/auth/access'
import { problem } from '~/http/problem.server'
import { codeAt } from '~/http/problem-codes'

export const handle = { access: 'public' } satisfies RouteHandle

export function loader({ request }: LoaderFunctionArgs): Response {
  return unknown(request)
}

export function action({ request }: ActionFunctionArgs): Response {
  return unknown(request)
}

function unknown({ url }: Request): Response {
  return problem(404, { code: codeAt(new URL(url).pathname, 404) })
}
