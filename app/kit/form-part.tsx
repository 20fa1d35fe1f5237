import type { ReactNode } from 'react'

/** Fields of a long form that belong together. */
export function FormPart({
  title,
  isNested = false,
  children,
}: {
  title: string
  /** Below a heading of its own level. */
  isNested?: boolean
  children: ReactNode
}) {
  const Heading = isNested ? 'h3' : 'h2'
  return (
    <fieldset className="form-part">
      <legend>
        <Heading>{title}</Heading>
      </legend>
      {children}
    </fieldset>
  )
}
