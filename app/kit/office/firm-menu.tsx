import type { OfficeFrame } from '~/http/office-frame.server'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'

/** The firm's name; with several firms, a menu to change between them. */
export function FirmMenu({ frame: { firm, tenantId, tenants } }: { frame: OfficeFrame }) {
  const texts = useTexts().office
  const href = useHref()
  if (tenants.length === 1) return <p className="page-firm">{firm}</p>
  return (
    <details className="menu firm-menu" key={tenantId}>
      <summary aria-label={`${firm}, ${texts.switchButton}`}>
        <span className="page-firm">{firm}</span>
      </summary>
      <form
        className="menu-list"
        method="post"
        action={href(paths.tenantSwitch())}
        aria-label={texts.switchLabel}
      >
        {tenants.map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name="tenant"
            value={id}
            aria-current={id === tenantId ? 'true' : undefined}
          >
            {name}
          </button>
        ))}
      </form>
    </details>
  )
}
