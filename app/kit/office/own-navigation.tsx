import { useLocation } from '@remix-run/react'
import type { OfficeFrame } from '~/http/office-frame.server'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { currentOf } from './navigation'

/** What concerns the person and not the firm. */
export function OwnNavigation({ signsOutElsewhere }: Pick<OfficeFrame, 'signsOutElsewhere'>) {
  const texts = useTexts().office
  const href = useHref()
  const { pathname } = useLocation()
  const account = { path: paths.account(), label: 'account', right: 'use_office' } as const
  return (
    <nav className="office-own" aria-label={texts.ownLabel}>
      <a href={href(account.path)} aria-current={currentOf(account, pathname)}>
        {texts.navigation.account}
      </a>
      {signsOutElsewhere ? <a href={href(paths.signOut())}>{texts.signOut}</a> : <SignOut />}
    </nav>
  )
}

function SignOut() {
  const texts = useTexts().office
  const href = useHref()
  return (
    <form method="post" action={href(paths.signOut())}>
      <button type="submit" className="button-link">
        {texts.signOut}
      </button>
    </form>
  )
}
