import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readAuditPage } from '~/domain/overviews/audit-log.server'
import { listMembers } from '~/domain/users/members/members.server'
import { house } from '~/house.server'
import { AuditPage } from './audit-page'
import { readAuditQuery } from './query'

export const handle = {
  access: 'see_audit',
  title: (texts) => texts.audit.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readAuditQuery(request)
  const members = await listMembers(house.reader, scope)
  return {
    query,
    audit: await readAuditPage(house.reader, scope, query),
    people: members.map(({ userId, name }) => ({ id: userId, name })),
  }
}

export default function Audit() {
  return <AuditPage {...useLoaderData<typeof loader>()} />
}
