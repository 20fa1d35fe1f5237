import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { OfficeFrame } from '~/domain/office/frame.server'
import { may } from '~/domain/rights'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { Page } from '../page'
import { ShownTenantContext } from './form-action'
import { navigation } from './navigation'

interface Props {
  frame: OfficeFrame
  isNarrow?: boolean
  children: ReactNode
}

/** The frame of every office page: navigation and the current firm. */
export function OfficePage({ frame, isNarrow = false, children }: Props) {
  return (
    <Page firm={frame.firm} isNarrow={isNarrow} navigation={<Navigation frame={frame} />}>
      <ShownTenantContext.Provider value={frame.tenantId}>{children}</ShownTenantContext.Provider>
    </Page>
  )
}

function Navigation({ frame }: Pick<Props, 'frame'>) {
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
              <a href={href(path)} aria-current={pathname === path ? 'page' : undefined}>
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

function TenantSwitch({ frame }: Pick<Props, 'frame'>) {
  const texts = useTexts().office
  const href = useHref()
  return (
    <form className="office-switch" method="post" action={href(paths.tenantSwitch())}>
      <label className="visually-hidden" htmlFor="mandant">
        {texts.switchLabel}
      </label>
      <select className="input" id="mandant" name="tenant" defaultValue={frame.tenantId}>
        {frame.tenants.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-quiet">
        {texts.switchButton}
      </button>
    </form>
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
