import type { RouteHandle } from '~/auth/access'
import { checkHealth } from '~/http/health.server'

export const handle = { access: 'public' } satisfies RouteHandle

/** The public health record of the contract: 503 only if the database fails. */
export async function loader(): Promise<Response> {
  const record = await checkHealth()
  return Response.json(record, { status: record.db === 'ok' ? 200 : 503 })
}
