import type { ReactNode } from 'react'

/** Fields of a long form that belong together. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-part">
      <legend>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  )
}
