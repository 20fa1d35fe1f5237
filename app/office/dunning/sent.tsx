import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listLettersOfToday, readNoticeList } from '~/domain/dunning/notices.server'
import { house } from '~/house.server'
import { readSentQuery } from './query'
import { SentPage } from './sent-page'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.dunning.sent.caption,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return {
    notices: await readNoticeList(house.reader, scope, readSentQuery(request).place),
    letterCount: (await listLettersOfToday(house.reader, scope)).length,
  }
}

export default function Sent() {
  return <SentPage {...useLoaderData<typeof loader>()} />
}
