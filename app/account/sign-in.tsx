import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { signIn } from '~/auth/sign-in.server'
import { whySignedOut } from '~/auth/why-signed-out.server'
import { config } from '~/config.server'
import { needsSetup } from '~/domain/users/members/setup.server'
import { house } from '~/house.server'
import { findOwnSession } from '~/http/own-session.server'
import { seeOther } from '~/http/redirect.server'
import { asLanguage, LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { SignInPage } from './sign-in-page'

export const handle = {
  access: 'public',
  checksPassword: true,
  title: (texts) => texts.signIn.title,
} satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  if (await findOwnSession(request)) return seeOther(request, paths.office())
  if (await needsSetup(house.reader)) return seeOther(request, paths.setup())
  // After signing out, the identity provider returns the language as the state.
  const language = asLanguage(new URL(request.url).searchParams.get('state'))
  if (language) return redirect(`${paths.signIn()}?${LANGUAGE_PARAMETER}=${language}`, 303)
  return { hasProvider: config().provider !== undefined, signedOut: await whySignedOut(request) }
}

export function action({ request }: Args<typeof handle>) {
  return signIn(request)
}

export default function SignIn() {
  return <SignInPage {...useLoaderData<typeof loader>()} />
}
