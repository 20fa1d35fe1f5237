import type { OtherFirm } from '~/http/error-data'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { Page } from '../page'

export function OtherFirmPage({ now, shown }: OtherFirm) {
  const { otherFirm } = useTexts().errors
  const href = useHref()
  return (
    <Page firm={now} isNarrow>
      <h1>{otherFirm.title}</h1>
      <p>{otherFirm.text(now, shown)}</p>
      {shown === null ? null : <p>{otherFirm.goOn(shown)}</p>}
      <p>
        <a className="button" href={href(paths.office())}>
          {otherFirm.back}
        </a>
      </p>
    </Page>
  )
}
