import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { FreshLinkPage } from '~/kit/errors/fresh-link-page'
import { freshLinkPageData, mailFreshLink } from '../fresh-link-page.server'

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
