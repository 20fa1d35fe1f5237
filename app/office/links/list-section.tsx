import { MOST_ENDED } from '~/domain/links/most-ended'
import type { ListedLink } from '~/domain/overviews/links.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { ExampleOf } from '~/kit/records/example-row'
import { RecordPart } from '~/kit/records/record-part'
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

export function LinksSection(props: Props) {
  const { links, seenAt, purpose, name, create, block, isOfContact = false } = props
  const texts = useTexts().links
  const living = links.filter(isLiving)
  const ended = links.filter((link) => !isLiving(link))
  // The button opens the live link, unless it expires soon.
  const hasOwn = living.some(({ state, contact }) => state === 'live' && (isOfContact || contact === null))
  const act = { label: hasOwn ? texts.act : texts.create, action: create ?? '' }
  const blockAll = {
    label: texts.all.title,
    isEnd: true,
    confirm: texts.all.text[isOfContact ? 'contact' : purpose],
    confirmLabel: texts.all.button,
    action: block,
    fields: { [SEEN_FIELD]: seenAt },
  }
  return (
    <div className="screen-only" id="link-liste">
      <RecordPart
        id="links"
        title={texts.title}
        acts={[create !== null && act, living.length > 0 && blockAll]}
      >
        {living.length > 0 ? <LinkTable links={living} name={name} /> : <p className="empty">{texts.none}</p>}
        {links.length === 0 ? <ExampleOf list="links" /> : null}
        <p className="soft small">
          {texts.text[purpose]} {living.length > 0 ? texts.usedHint : ''}
        </p>
        {ended.length > 0 ? (
          <details className="help">
            <summary>{texts.ended(Math.min(ended.length, MOST_ENDED), ended.length > MOST_ENDED)}</summary>
            <LinkTable links={ended.slice(0, MOST_ENDED)} name={name} />
          </details>
        ) : null}
      </RecordPart>
    </div>
  )
}

function isLiving({ state }: ListedLink): boolean {
  return state === 'live' || state === 'ending'
}
