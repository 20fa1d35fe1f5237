import { formatDayOf } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { MandatePage } from './page.server'

interface Props extends Pick<MandatePage, 'mandate' | 'scan'> {
  mayKeep: boolean
}

/** The signed paper: a picture is shown, a PDF only offered. */
export function ScanOf({ mandate: { id }, scan, mayKeep }: Props) {
  const texts = useTexts().mandates.scan
  const language = useLanguage()
  const href = useHref()
  if (!mayKeep) return null
  return (
    <section className="sheet stack-tight" aria-labelledby="scan">
      <h2 id="scan">{texts.title}</h2>
      {scan ? <p>{texts.since(formatDayOf(scan.createdAt, language))}</p> : <p>{texts.text}</p>}
      {scan && scan.mediaType !== 'application/pdf' ? (
        <img className="scan" src={paths.mandateScanFile(id)} alt={texts.alt} />
      ) : null}
      <p className="links-in-line screen-only">
        {scan ? (
          <a className="target" href={paths.mandateScanFile(id)}>
            {texts.open}
          </a>
        ) : null}
        <a className="target" href={href(paths.mandateScan(id))}>
          {scan ? texts.replace : texts.add}
        </a>
      </p>
    </section>
  )
}
