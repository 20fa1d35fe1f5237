import type { ReactNode } from 'react'
import { SHAPE, type StatusShape, TONE } from './status-shapes'

export function StatusMark({ shape, children }: { shape: StatusShape; children: ReactNode }) {
  return (
    <span className={`status ${TONE[shape]}`}>
      <svg
        viewBox="0 0 16 16"
        width="18"
        height="18"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {SHAPE[shape]}
      </svg>
      <span>{children}</span>
    </span>
  )
}
