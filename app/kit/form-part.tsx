import type { ReactNode } from 'react'

/** A titled group of fields in a long form. */
export function FormPart({
  title,
  isNested = false,
  children,
}: {
  title: string
  /** Uses a heading one level down. */
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
