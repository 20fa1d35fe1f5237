import type { OfficeFrame } from '~/http/office-frame.server'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'

export function TenantSwitch({ frame }: { frame: OfficeFrame }) {
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
