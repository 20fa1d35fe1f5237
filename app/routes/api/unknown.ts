import { problem } from '~/http/problem.server'

/** Anything under /api/ that no other route serves. */
export function loader(): Response {
  return problem(404)
}

export function action(): Response {
  return problem(404)
}
