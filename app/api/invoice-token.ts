import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { toFaults } from '~/domain/inbox/faults'
import { handOutLink } from '~/domain/links/handout.server'
import { house } from '~/house.server'
import { parseJson } from '~/http/json-body.server'
import { problem } from '~/http/problem.server'
import { linkRequest } from '~/kit/forms/link-request'
import { noteShownLink } from '~/kit/shown-link.server'
import { paths } from '~/paths'

export const handle = { access: 'share_invoice_links' } satisfies RouteHandle

/** The invoice token record of the contract: exactly token, link and expires_at. */
export async function action({ request, scope, params }: Args<typeof handle, 'id'>): Promise<Response> {
  const parsed = parseJson(new Uint8Array(await request.arrayBuffer()), { ifEmpty: {} })
  if ('fault' in parsed) return problem(400, { detail: parsed.fault })
  const input = linkRequest.safeParse(parsed.body)
  if (!input.success) {
    return problem(422, { detail: 'No link was made. See errors.', errors: toFaults(input.error.issues) })
  }
  const { token, expiresAt } = await handOutLink(house, scope, {
    purpose: 'rechnung',
    subjectId: params.id,
    days: input.data.gueltig_tage,
    renew: input.data.neu,
  })
  await noteShownLink(request, scope, { purpose: 'rechnung', subjectId: params.id })
  return Response.json({ token, link: config().baseUrl + paths.invoice(token), expires_at: expiresAt })
}
