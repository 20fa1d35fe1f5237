import type { LinkPage } from '~/domain/overviews/link-page.server'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { addressPage } from './owner-page'

/** For people without e-mail. */
export function LinkLetter({ page: { link, about, missing, isPrintable } }: { page: LinkPage }) {
  const texts = useTexts().links.letter
  const href = useHref()
  const isUnprintable = missing.length === 0 && !isPrintable
  return (
    <section className="stack-tight screen-only" aria-labelledby="brief">
      <h2 id="brief">{texts.title}</h2>
      {missing.length === 0 && isPrintable ? (
        <>
          <p>{texts.text}</p>
          <a className="button button-quiet" href={href(paths.linkLetter(link.id))} download>
            {texts.button}
          </a>
        </>
      ) : (
        <p>
          {isUnprintable
            ? `${texts.unprintable} `
            : `${texts.missing} ${missing.map((field) => texts.fields[field]).join(', ')}. `}
          <a href={`${href(addressPage(about))}${isUnprintable ? '' : `#${missing[0]}`}`}>
            {isUnprintable ? texts.change : texts.add}
          </a>
        </p>
      )}
    </section>
  )
}
