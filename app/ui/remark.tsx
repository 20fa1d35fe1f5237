import type { ReactNode } from 'react'

/** A softer second line under a value. */
export function Remark({ children }: { children: ReactNode }) {
  return (
    <>
      <br />
      <span className="soft small">{children}</span>
    </>
  )
}
