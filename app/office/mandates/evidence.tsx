import { formatDayOf, formatIban, formatLongDayOf, formatLongMoment } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { LongDate, unbroken } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { MandatePage } from './page.server'

export function EvidenceOf({ mandate, evidence }: Pick<MandatePage, 'mandate' | 'evidence'>) {
  const { evidence: texts } = useTexts().mandates
  const language = useLanguage()
  return (
    <section className="sheet stack-tight" aria-labelledby="nachweis">
      <h2 id="nachweis">{texts.title}</h2>
      {evidence === null ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p>{texts.text}</p>
          <blockquote className="mail-text">{evidence.text}</blockquote>
          <Facts
            facts={[
              { label: texts.at, value: formatLongMoment(mandate.createdAt, language) },
              { label: texts.address, value: evidence.address },
              { label: texts.browser, value: evidence.browser },
            ]}
          />
          <p className="screen-only">{texts.print}</p>
        </>
      )}
    </section>
  )
}

export function FormerAccounts({ formerAccounts }: Pick<MandatePage, 'formerAccounts'>) {
  const { former: texts, facts } = useTexts().mandates
  const language = useLanguage()
  if (formerAccounts.length === 0) return null
  return (
    <section className="sheet stack-tight" aria-labelledby="fruehere-konten">
      <h2 id="fruehere-konten">{texts.title}</h2>
      <p>{texts.text}</p>
      {formerAccounts.map(({ id, iban, ibanMasked, holder, lastUsedOn, changedAt, changedBy, keptUntil }) => (
        <Facts
          key={id}
          facts={[
            { label: facts.account, value: unbroken(ibanMasked) },
            { label: facts.holder, value: holder },
            { label: facts.lastUsedOn, value: lastUsedOn && <LongDate date={lastUsedOn} /> },
            { label: texts.until, value: formatLongDayOf(changedAt, language) },
            { label: texts.changedBy, value: changedBy },
            { label: texts.keptUntil, value: <LongDate date={keptUntil} /> },
            { label: texts.whole, value: iban && unbroken(formatIban(iban)) },
          ]}
        />
      ))}
    </section>
  )
}

interface ScanProps extends Pick<MandatePage, 'mandate' | 'scan'> {
  mayKeep: boolean
}

/** The signed paper: an image is shown inline, a PDF only linked. */
export function ScanOf({ mandate: { id }, scan, mayKeep }: ScanProps) {
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
