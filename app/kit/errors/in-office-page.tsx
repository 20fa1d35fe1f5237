import type { InOffice } from '~/http/error-data'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { OfficePage } from '../office/office-page'

interface Props extends Pick<InOffice, 'frame'> {
  title: string
  text: string
}

export function InOfficePage({ frame, title, text }: Props) {
  const { toOffice } = useTexts().errors
  const href = useHref()
  return (
    <OfficePage frame={frame}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a className="button" href={href(paths.office())}>
          {toOffice}
        </a>
      </p>
    </OfficePage>
  )
}
