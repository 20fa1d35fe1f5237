import type { ReactNode } from 'react'
import { type Acts, QuietActs } from './acts'

interface Props {
  id: string
  title: string
  /** What is added to this part or changed in it. */
  acts?: Acts
  children?: ReactNode
}

/** A part of a record under its heading, with the acts that belong to it beside. */
export function RecordPart({ id, title, acts = [], children }: Props) {
  return (
    <section className="stack-tight" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {acts.some(Boolean) ? <QuietActs acts={acts} /> : null}
      </div>
      {children}
    </section>
  )
}
