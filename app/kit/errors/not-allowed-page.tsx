import type { NotAllowed } from '~/http/error-data'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { OfficePage } from '../office/office-page'

export function NotAllowedPage({ frame, isForOwners, owners }: NotAllowed) {
  const { notAllowed } = useTexts().errors
  const href = useHref()
  const names = owners.join(', ')
  return (
    <OfficePage frame={frame}>
      <h1>{notAllowed.title}</h1>
      <p>{isForOwners ? notAllowed.forOwners(names) : notAllowed.forOthers(names)}</p>
      <p>
        <a className="button" href={href(paths.office())}>
          {notAllowed.back}
        </a>
      </p>
    </OfficePage>
  )
}
