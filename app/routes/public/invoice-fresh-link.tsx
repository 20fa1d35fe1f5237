import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { freshLinkPageData, mailFreshLink } from '~/pages/fresh-link-page.server'
import { FreshLinkPage } from '~/ui/fresh-link-page'

export const handle = {
  access: 'genuine-link',
  purpose: 'rechnung',
  title: (texts) => texts.freshLink.title,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return freshLinkPageData(args)
}

export function action(args: Args<typeof handle>) {
  return mailFreshLink(args)
}

export default function InvoiceFreshLink() {
  return <FreshLinkPage {...useLoaderData<typeof loader>()} />
}
