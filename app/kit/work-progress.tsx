import type { ReactNode } from 'react'
import { Notice } from './banner'
import { useHref } from './language'
import { Progress } from './progress'

interface Props {
  id: string
  progress: { total: number; open: number }
  words: {
    label: string
    running: (done: number, total: number) => string
    goesOn: string
    look: string
  }
  /** The title once all is done. */
  over: string
  /** This page's own address. */
  page: string
  children: ReactNode
}

/** What a queue has done so far. A route that shows it sets `isAtWork`, for readers without scripts. */
export function WorkProgress({ id, progress: { total, open }, words, over, page, children }: Props) {
  const href = useHref()
  const done = total - open
  return (
    <Notice id={id} role="status" title={open > 0 ? words.running(done, total) : over}>
      {open > 0 ? (
        <>
          <Progress label={words.label} done={done} total={total} />
          <p>
            {words.goesOn}{' '}
            <a className="target" href={href(page)}>
              {words.look}
            </a>
          </p>
        </>
      ) : null}
      {children}
    </Notice>
  )
}
