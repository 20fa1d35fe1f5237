import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireRole, requireUser } from '~/auth/guards.server'
import { reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import { listOwnTemplates } from '~/domain/outbox/templates.server'
import { TemplatesPage } from '~/ui/outbox/templates-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.outbox.templates.title)

export async function loader({ request }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  return { frame: await readOfficeFrame(reader, user), own: await listOwnTemplates(reader, scope) }
}

export default function MailTemplates() {
  return <TemplatesPage {...useLoaderData<typeof loader>()} />
}
