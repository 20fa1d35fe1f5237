import type { ReactNode } from 'react'
import { ActButton, type Acts } from './acts'

interface Props {
  id: string
  title: string
  /** What is added to this part or changed in it. */
  acts?: Acts
  children: ReactNode
}

/** A part of a record under its heading, with the acts that belong to it beside. */
export function RecordPart({ id, title, acts = [], children }: Props) {
  const shown = acts.filter((act) => !!act)
  return (
    <section className="stack-tight" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {shown.length > 0 ? (
          <div className="acts-others screen-only">
            {shown.map((act) => (
              <ActButton key={act.label} act={act} className={act.isEnd ? 'act act-end' : 'act'} />
            ))}
          </div>
        ) : null}
      </div>
      {children}
    </section>
  )
}
