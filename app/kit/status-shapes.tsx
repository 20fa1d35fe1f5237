import type { ReactNode } from 'react'

/** One shape per status, so that it can be told without colour. */
export type StatusShape =
  | 'open'
  | 'partly'
  | 'overdue'
  | 'collecting'
  | 'done'
  | 'cancelled'
  | 'credit'
  | 'waiting'

export const TONE: Record<StatusShape, string> = {
  open: 'status-calm',
  partly: 'status-warn',
  overdue: 'status-bad',
  collecting: 'status-calm',
  done: 'status-good',
  cancelled: 'status-ended',
  credit: 'status-calm',
  waiting: 'status-warn',
}

export const SHAPE: Record<StatusShape, ReactNode> = {
  open: <circle cx="8" cy="8" r="6" fill="none" />,
  partly: (
    <>
      <circle cx="8" cy="8" r="6" fill="none" />
      <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" stroke="none" />
    </>
  ),
  overdue: (
    <>
      <path d="M8 2 15 14H1z" fill="none" strokeLinejoin="round" />
      <path d="M8 6.5v3.5M8 11.6v.8" />
    </>
  ),
  collecting: <path d="M2 5h11M10 2l3 3-3 3M14 11H3M6 8l-3 3 3 3" fill="none" />,
  done: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path className="status-cut" d="M4.8 8.2 7 10.4l4.2-4.6" fill="none" />
    </>
  ),
  cancelled: <path d="M3 3l10 10M13 3 3 13" fill="none" />,
  credit: <path d="M14 12V9a3 3 0 0 0-3-3H3M6 2.5 2.5 6 6 9.5" fill="none" />,
  waiting: (
    <>
      <circle cx="8" cy="8" r="6" fill="none" />
      <path d="M8 4.5V8l2.5 1.5" fill="none" />
    </>
  ),
}
