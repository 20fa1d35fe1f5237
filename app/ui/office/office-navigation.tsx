import { useLocation } from '@remix-run/react'
import type { OfficeFrame } from '~/domain/office/frame.server'
import { may } from '~/domain/rights'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { navigation } from './navigation'
import { TenantSwitch } from './tenant-switch'

export function Navigation({ frame }: { frame: OfficeFrame }) {
  const texts = useTexts().office
  const href = useHref()
  const { pathname } = useLocation()
  const entries = navigation.filter(({ right }) => may(frame.role, right))
  return (
    <div className="office-bar">
      <nav aria-label={texts.navigationLabel}>
        <ul>
          {entries.map(({ path, label }) => (
            <li key={path}>
              <a href={href(path)} aria-current={currentOf(path, pathname)}>
                {texts.navigation[label]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {frame.tenants.length > 1 ? <TenantSwitch frame={frame} /> : null}
      {frame.signsOutElsewhere ? (
        <a className="button button-quiet" href={href(paths.signOut())}>
          {texts.signOut}
        </a>
      ) : (
        <SignOut />
      )}
    </div>
  )
}

function SignOut() {
  const texts = useTexts().office
  const href = useHref()
  return (
    <form method="post" action={href(paths.signOut())}>
      <button type="submit" className="button button-quiet">
        {texts.signOut}
      </button>
    </form>
  )
}

/** Pages below an entry belong to it; mail templates to the outbox, from which they are reached. */
function currentOf(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page'
  if (path === paths.outbox() && pathname.startsWith(paths.mailTemplates())) return 'true'
  return path !== paths.office() && pathname.startsWith(`${path}/`) ? 'true' : undefined
}
