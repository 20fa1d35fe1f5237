import type { ListPage } from '~/domain/lists/paging'
import { useHref } from '../language'

interface Props {
  shown: Pick<ListPage<unknown>, 'isBare'>
  isNarrowed: boolean
  /** What belongs here; that a search found nothing; that there is something, but not in this list. */
  texts: { none: string; noneFound: string; noneNow?: string }
  /** The form that makes the first one, for whoever may. */
  first?: { to: string; label: string } | null
}

/** A list without rows: fewer words find nothing where nothing ever was. */
export function EmptyList({ shown: { isBare }, isNarrowed, texts, first }: Props) {
  const href = useHref()
  if (!isBare) return <p className="empty">{isNarrowed ? texts.noneFound : (texts.noneNow ?? texts.none)}</p>
  return (
    <div className="empty">
      <p>{texts.none}</p>
      {first ? (
        <a className="target screen-only" href={href(first.to)}>
          {first.label}
        </a>
      ) : null}
    </div>
  )
}
