import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { findOwnSession } from '~/http/own-session.server'
import { useHref, useTexts } from '~/kit/language'
import { Page } from '~/kit/page'
import { paths } from '~/paths'

export const handle = { access: 'public' } satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  return { isSignedIn: (await findOwnSession(request)) !== undefined }
}

export default function Start() {
  const texts = useTexts().start
  const href = useHref()
  const { isSignedIn } = useLoaderData<typeof loader>()
  return (
    <Page isNarrow>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <h2>{texts.lostTitle}</h2>
      <p>{texts.lost}</p>
      <p>
        <a className="button button-quiet" href={href(isSignedIn ? paths.office() : paths.signIn())}>
          {isSignedIn ? texts.office : texts.signIn}
        </a>
      </p>
    </Page>
  )
}
