import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listSignIns } from '~/domain/users/accounts/list-sign-ins.server'
import { house } from '~/house.server'
import { SignInsPage } from './sign-ins-page'

export const handle = {
  access: 'keep_account',
  title: (texts) => texts.account.signIns.title,
} satisfies RouteHandle

export async function loader({ user }: Args<typeof handle>) {
  return { signIns: await listSignIns(house.reader, user.userId) }
}

export default function SignIns() {
  return <SignInsPage {...useLoaderData<typeof loader>()} />
}
