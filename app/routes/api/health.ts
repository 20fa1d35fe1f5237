import type { LoaderFunctionArgs } from '@remix-run/node'
import { checkHealth } from '~/http/health.server'

/** Public health record of the contract: 503 only when the database fails. */
export async function loader(_: LoaderFunctionArgs): Promise<Response> {
  const record = await checkHealth()
  return Response.json(record, { status: record.db === 'ok' ? 200 : 503 })
}
