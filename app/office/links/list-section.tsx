import { MOST_ENDED } from '~/domain/links/most-ended'
import type { ListedLink } from '~/domain/overviews/links.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import type { LinkPurpose } from '~db/schema'
import { LinkTable } from './table'

interface Props {
  links: ListedLink[]
  /** When the links were read: only these are revoked. */
  seenAt: string
  purpose: LinkPurpose
  name: string
  create: string | null
  block: string
  isOfContact?: boolean
}

export function LinksSection({ links, purpose, name, create, isOfContact = false, ...blocking }: Props) {
  const texts = useTexts().links
  const living = links.filter(isLiving)
  const ended = links.filter((link) => !isLiving(link))
  // The button opens the live link, unless it expires soon.
  const hasOwn = living.some(({ state, contact }) => state === 'live' && (isOfContact || contact === null))
  return (
    <section className="stack-tight screen-only" aria-labelledby="links" id="link-liste">
      <h2 id="links">{texts.title}</h2>
      <p>{texts.text[purpose]}</p>
      {living.length > 0 ? <LinkTable links={living} name={name} /> : <p className="empty">{texts.none}</p>}
      {living.length > 0 ? <p className="soft small">{texts.usedHint}</p> : null}
      {create !== null ? (
        <OfficeForm action={create} button={hasOwn ? texts.act : texts.create} isQuiet />
      ) : null}
      {living.length > 0 ? <BlockAll purpose={purpose} isOfContact={isOfContact} {...blocking} /> : null}
      {ended.length > 0 ? (
        <details className="help">
          <summary>{texts.ended(Math.min(ended.length, MOST_ENDED), ended.length > MOST_ENDED)}</summary>
          <LinkTable links={ended.slice(0, MOST_ENDED)} name={name} />
        </details>
      ) : null}
    </section>
  )
}

function isLiving({ state }: ListedLink): boolean {
  return state === 'live' || state === 'ending'
}

function BlockAll({
  purpose,
  seenAt,
  block,
  isOfContact,
}: Pick<Props, 'purpose' | 'seenAt' | 'block' | 'isOfContact'>) {
  const texts = useTexts().links.all
  return (
    <details className="help">
      <summary>{texts.title}</summary>
      <p>{texts.text[isOfContact ? 'contact' : purpose]}</p>
      <OfficeForm action={block} button={texts.button} isQuiet>
        <input type="hidden" name={SEEN_FIELD} value={seenAt} />
      </OfficeForm>
    </details>
  )
}
