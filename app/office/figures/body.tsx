import type { ReactNode } from 'react'

interface Props {
  title: string
  picture: ReactNode
  /** The same in figures. */
  children: ReactNode
}

/** A picture and its table: side by side where there is room. */
export function FiguresBody({ title, picture, children }: Props) {
  return (
    <section className="picture-and-table" aria-label={title}>
      <div className="sheet">{picture}</div>
      <div>{children}</div>
    </section>
  )
}
