import type { ReactNode } from 'react'

/** Parts of one kind, under the name of their kind. */
export function Samples({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

/** One state of a part. */
export function Sample({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="stack-tight">
      <p className="soft small">{state}</p>
      {children}
    </div>
  )
}
