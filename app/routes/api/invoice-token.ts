import type { ActionFunctionArgs } from '@remix-run/node'
import * as z from 'zod'
import { requireRole, requireUser } from '~/auth/guards.server'
import { config } from '~/config.server'
import { db } from '~/db.server'
import { toViolations } from '~/domain/inbox/violations'
import { handOutLink } from '~/domain/links/handout.server'
import { INVOICE_LINK_ROLES } from '~/domain/office/rights'
import { problem } from '~/http/problem.server'
import { keyring } from '~/keys.server'
import { paths } from '~/paths'

const DAYS = 'must be a whole number from 1 to 730'

const wishSchema = z.strictObject(
  {
    gueltig_tage: z.int({ error: DAYS }).min(1, { error: DAYS }).max(730, { error: DAYS }).optional(),
    neu: z.boolean({ error: 'must be true or false' }).optional(),
  },
  { error: 'must be an object with nothing but gueltig_tage and neu' },
)

/** The invoice token record of the contract: exactly token, link and expires_at. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const { scope } = await requireUser(request)
  requireRole(scope, INVOICE_LINK_ROLES)
  const body = parseJson(await request.text())
  if (body === undefined) return problem(400, { detail: 'The body is not valid JSON.' })
  const wish = wishSchema.safeParse(body)
  if (!wish.success) {
    return problem(422, { detail: 'No link was made. See errors.', errors: toViolations(wish.error.issues) })
  }
  const { token, expiresAt } = await handOutLink(
    db,
    keyring,
    scope,
    { purpose: 'rechnung', subjectId: params.id?.toLowerCase() ?? '' },
    { days: wish.data.gueltig_tage, renew: wish.data.neu },
  )
  return Response.json({ token, link: config().baseUrl + paths.invoice(token), expires_at: expiresAt })
}

/** No body at all asks for nothing special; what is no JSON is undefined. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
