import type { ReactNode } from 'react'
import type { ListPage } from '~/domain/lists/paging'
import { useHref } from '../language'

interface Props {
  shown: Pick<ListPage<unknown>, 'isBare'>
  isNarrowed: boolean
  /** What belongs here; no search results; nothing left in this list now. */
  texts: { none: string; noneFound: string; noneNow?: string }
  /** The form to add the first one, if the role may. */
  first?: { to: string; label: string } | null
  /** What a row will look like. */
  example?: ReactNode
}

/** Without any rows at all, a search gets the same text as the whole list. */
export function EmptyList({ shown: { isBare }, isNarrowed, texts, first, example }: Props) {
  const href = useHref()
  if (!isBare) return <p className="empty">{isNarrowed ? texts.noneFound : (texts.noneNow ?? texts.none)}</p>
  return (
    <>
      <div className="empty">
        <p>{texts.none}</p>
        {first ? (
          <a className="target screen-only" href={href(first.to)}>
            {first.label}
          </a>
        ) : null}
      </div>
      {example}
    </>
  )
}
