import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import type { ShownLinkPage } from './link-page'
import { addressPage } from './owner-page'

/** For people without mail. */
export function LinkLetter({ page: { link, about, missing } }: { page: ShownLinkPage }) {
  const texts = useTexts().links.letter
  const href = useHref()
  return (
    <section className="stack-tight screen-only" aria-labelledby="brief">
      <h2 id="brief">{texts.title}</h2>
      {missing.length === 0 ? (
        <>
          <p>{texts.text}</p>
          <p>
            <a className="button button-quiet" href={href(paths.linkLetter(link.id))} download>
              {texts.button}
            </a>
          </p>
        </>
      ) : (
        <p>
          {`${texts.missing} ${missing.map((field) => texts.fields[field]).join(', ')}. `}
          <a href={`${href(addressPage(about))}#${missing[0]}`}>{texts.add}</a>
        </p>
      )}
    </section>
  )
}
