import type { ReactNode } from 'react'

export function Remark({ children }: { children: ReactNode }) {
  return (
    <>
      <br />
      <span className="soft small">{children}</span>
    </>
  )
}
