import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getNotice } from '~/domain/dunning/notices.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { NoticePage } from './notice-page'

export const handle = {
  access: 'see_invoices',
  title: (texts, data) => titleAbout(texts.dunning.one.title, data, 'sent', 'customerName'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'noticeId'>) {
  const { notice, ...sent } = await getNotice(house.reader, scope, params.noticeId)
  const { invoices, reference, creditCents, feeCents, isAccountEnclosed } = notice
  return {
    sent: { ...sent, invoices, reference, creditCents, feeCents, isAccountEnclosed },
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

export default function NoticeRecord() {
  return <NoticePage {...useLoaderData<typeof loader>()} />
}
