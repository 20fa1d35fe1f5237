import { formatLongMoment } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'
import type { Props } from './mandate-page'

export function EvidenceOf({ mandate, evidence }: Pick<Props, 'mandate' | 'evidence'>) {
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
