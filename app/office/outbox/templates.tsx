import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listOwnTemplates } from '~/domain/outbox/templates.server'
import { house } from '~/house.server'
import { TemplatesPage } from './templates-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.mailTemplates.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return { own: await listOwnTemplates(house.reader, scope) }
}

export default function MailTemplates() {
  return <TemplatesPage {...useLoaderData<typeof loader>()} />
}
