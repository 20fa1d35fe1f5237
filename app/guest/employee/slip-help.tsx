import { GERMAN_TERMS, slipHelp } from '~/i18n/slip-help/languages'
import { termsOf } from '~/i18n/slip-help/terms'
import { useReaderLanguage } from '~/kit/language'

/**
 * What the lines of a payslip mean, in the language of the page; a help that is not binding. Without codes it is the
 * list of all lines, and says how the page of months works.
 */
export function SlipHelp({ codes }: { codes: readonly string[] | null }) {
  const { title, note, text, terms } = slipHelp[useReaderLanguage()]
  return (
    <section className="stack-tight screen-only" id="erklaerung" aria-label={title}>
      <details className="help">
        <summary>{title}</summary>
        {codes === null && <p>{text}</p>}
        <dl className="help-terms">
          {termsOf(codes).map((term) => (
            <div key={term}>
              <dt>
                <bdi lang="de">{GERMAN_TERMS[term]}</bdi>
              </dt>
              <dd>{terms[term]}</dd>
            </div>
          ))}
        </dl>
        <p className="soft small">{note}</p>
      </details>
    </section>
  )
}
