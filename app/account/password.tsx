import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { changePassword } from '~/auth/change-password.server'
import { passwordHashOf } from '~/domain/users/members/users.server'
import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import { PasswordPage } from './password-page'

export const handle = {
  access: 'keep_account',
  checksPassword: true,
  title: (texts) => texts.account.changePassword,
} satisfies RouteHandle

export async function loader({ user }: Args<typeof handle>) {
  const hash = await passwordHashOf(house.reader, user.userId)
  const hasFactor = await hasSecondFactor(house.reader, user.userId)
  return { email: user.email, hasPassword: hash != null, hasFactor }
}

export function action(args: Args<typeof handle>) {
  return changePassword(args)
}

export default function Password() {
  return <PasswordPage {...useLoaderData<typeof loader>()} />
}
