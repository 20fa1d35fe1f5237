import type { ReactNode } from 'react'
import { useRefusal } from './refusal'

interface Props {
  title: string
  /** What is in it, for those who look for one of its fields. */
  about?: string
  /** Of the fields: a fault in one of them opens the part. */
  names: readonly string[]
  /** Something in it is filled in that should not be overlooked. */
  isUsed?: boolean
  children: ReactNode
}

/** What few need of a form, folded away behind its name. */
export function FormMore({ title, about, names, isUsed = false, children }: Props) {
  const { faults, conflicts } = useRefusal()
  const isOpen = isUsed || names.some((name) => faults[name] || (conflicts && name in conflicts))
  return (
    <details className="form-more" open={isOpen}>
      <summary>
        {title} {about ? <span className="field-hint">{about}</span> : null}
      </summary>
      <div className="form-part">{children}</div>
    </details>
  )
}
